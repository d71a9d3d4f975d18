/** Milliseconds for which a change counts as the page's own: until its event and its refetched row have arrived. */
const ownTime = 10_000;

const until = new Map<string, number>();

/** Runs before an own change, because only others' changes are marked and announced. */
export function noteOwnChange(id: string): void {
  const now = Date.now();
  for (const [other, end] of until) if (end < now) until.delete(other);
  until.set(id, now + ownTime);
}

export const isOwnChange = (id: string): boolean => (until.get(id) ?? 0) >= Date.now();
