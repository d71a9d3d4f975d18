/** Reads that many ask for at the same moment are made once. */
export class SharedReads {
  private readonly coming = new Map<string, Promise<unknown>>();

  /**
   * Whoever asks before a read has begun gets its answer; whoever asks later gets that of the next one, which sees what was
   * committed in between.
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
