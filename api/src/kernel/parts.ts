/** A long text in parts, so that it need not fit into memory; it returns the last one. */
export type Parts = AsyncGenerator<string, string, void>;
