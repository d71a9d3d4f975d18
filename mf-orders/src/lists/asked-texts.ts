/**
 * Tells the address's answers to one's own questions from what others put there. The address may answer late: by then more has
 * been typed, or asked, and that must not be overwritten.
 */
export function askedTexts() {
  let unanswered: string[] = [];
  return {
    ask(text: string): void {
      unanswered.push(text);
    },
    /**
     * Called once for each new value of the address.
     * @returns whether it came from outside: a step back, or a cleared filter
     */
    isFromOutside(value: string): boolean {
      const at = unanswered.indexOf(value);
      // An answer may be passed over, when two come at once: the later one stands for both.
      unanswered = at < 0 ? [] : unanswered.slice(at + 1);
      return at < 0;
    },
  };
}
