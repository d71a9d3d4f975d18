export class Semaphore {
  private readonly queue: { readonly enter: () => void; readonly timer: NodeJS.Timeout }[] = [];
  private free: number;

  constructor(
    count: number,
    private readonly longestWait: number,
    private readonly tooLate: () => Error,
  ) {
    this.free = count;
  }

  /** Returns a function that frees the slot once; throws what `tooLate` creates. */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.wait();
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.release();
    };
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onTimeout = () => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(this.tooLate());
      };
      const waiting = { enter: resolve, timer: setTimeout(onTimeout, this.longestWait) };
      this.queue.push(waiting);
    });
  }

  private release(): void {
    const next = this.queue.shift();
    if (!next) {
      this.free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  }
}
