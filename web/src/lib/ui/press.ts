/** Enter and Space press a drawn button like a real one. */
export function pressKeys(press: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}
