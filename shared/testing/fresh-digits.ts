let last = Date.now() % 100_000_000;

/** Eight digits that nobody else in this company has: one counter for all tests, or two of them would meet. */
export function freshDigits(): string {
  last = (last + 1) % 100_000_000;
  return String(last).padStart(8, '0');
}
