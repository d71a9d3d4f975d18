interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** A number of places, for which those who come wait in line, and no longer than they can bear. */
export class Places {
  private readonly line: Waiting[] = [];
  private free: number;

  constructor(
    count: number,
    private readonly longestWait: number,
    private readonly tooLate: () => Error,
  ) {
    this.free = count;
  }

  /** @returns gives the place back, once @throws what `tooLate` makes, when none was free in time */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.wait();
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      this.giveBack();
    };
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(this.tooLate());
      };
      const waiting = { enter: resolve, timer: setTimeout(giveUp, this.longestWait) };
      this.line.push(waiting);
    });
  }

  private giveBack(): void {
    const next = this.line.shift();
    if (!next) {
      this.free += 1;
      return;
    }
    clearTimeout(next.timer);
    next.enter();
  }
}
