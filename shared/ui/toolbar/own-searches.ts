/** Tells late echoes of own searches from outside changes (back, a cleared filter), which replace the typed text. */
export function ownSearches() {
  let unanswered: string[] = [];
  return {
    add(text: string): void {
      unanswered.push(text);
    },
    /** Call once for each new value of the address. */
    isFromOutside(value: string): boolean {
      const at = unanswered.indexOf(value);
      // When two echoes merge, the later one answers both.
      unanswered = at < 0 ? [] : unanswered.slice(at + 1);
      return at < 0;
    },
  };
}
