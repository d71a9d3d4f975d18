let last = Date.now() % 100_000_000;

/** Eight digits, unique in a test's process. */
export function freshDigits(): string {
  last = (last + 1) % 100_000_000;
  return String(last).padStart(8, '0');
}
