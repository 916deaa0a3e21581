/** Copies text. Without https there is no clipboard; the old command still works on a selection. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand('copy');
  }
}

export const canShare = () => typeof navigator.share === 'function';

export function share(title: string, url: string): void {
  // Rejected when the person closes the share sheet: that is an answer too.
  void navigator.share({ title, url }).catch(() => {});
}
