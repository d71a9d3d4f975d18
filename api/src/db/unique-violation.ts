/**
 * Names the unique index that rejected a statement, so that a lost race becomes a proper answer.
 * @param error whatever a statement threw; both engines use the same fields
 * @returns the index's name; null for any other error
 */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}
