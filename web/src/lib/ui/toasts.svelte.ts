export interface Toast {
  key: number;
  text: string;
  kind: 'plain' | 'problem';
}

const STAYS = 5000;

/** Short notices that need no answer. */
class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  say(text: string, kind: Toast['kind'] = 'plain'): void {
    const key = this.#next++;
    // The same notice twice is one notice.
    this.list = [...this.list.filter((toast) => toast.text !== text), { key, text, kind }].slice(-3);
    setTimeout(() => this.drop(key), STAYS);
  }

  drop(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
