/** Merges identical reads that are requested at the same moment. */
export class SharedReads {
  private readonly coming = new Map<string, Promise<unknown>>();

  /**
   * Callers before a read starts share its result; later callers get that of the next one, which sees what
   * was committed in between.
   * @param key names what is read
   * @param read calls `begins` in its transaction, before its first statement
   */
  read<T>(key: string, read: (begins: () => void) => Promise<T>): Promise<T> {
    const known = this.coming.get(key);
    if (known) return known as Promise<T>;
    const begins = () => {
      if (this.coming.get(key) === answer) this.coming.delete(key);
    };
    const answer: Promise<T> = read(begins).finally(begins);
    this.coming.set(key, answer);
    return answer;
  }
}
