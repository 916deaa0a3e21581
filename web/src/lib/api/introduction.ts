/**
 * Lets requests through that make their sender known to the server, the first one alone: its answer brings the cookie the
 * others go with. Two at once would make two guests of one person, and whatever the first of them sat down at would be lost.
 */
export function introduction(): <T>(send: () => Promise<T>) => Promise<T> {
  let first: Promise<unknown> | null = null;
  return async (send) => {
    while (first) {
      const before: Promise<unknown> = first;
      const known = await before.then(
        () => true,
        () => false,
      );
      if (known) return send();
      // Whoever waited longest is the next to try.
      if (first === before) first = null;
    }
    const answer = send();
    first = answer;
    return answer;
  };
}
