export interface Fetched<Item> {
  /** What the server last answered with; null before its first answer. */
  readonly items: readonly Item[] | null;
  readonly loading: boolean;
  /** Why the last fetch failed, until one succeeds; what was known before stays. */
  readonly error: string | null;
}

export const nothingFetched: Fetched<never> = { items: null, loading: false, error: null };
