const dayLength = 86_400_000;

/** Chance that is the same for the same seed (mulberry32), so that a finding can be repeated. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(all: readonly T[]): T {
    const one = all[this.whole(0, all.length - 1)];
    if (one === undefined) throw new RangeError('Nothing to pick from');
    return one;
  }

  word(): string {
    return Array.from({ length: 10 }, () => this.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('');
  }

  /** One of the next thirty days. */
  day(): string {
    return new Date(Date.now() + this.whole(1, 30) * dayLength).toISOString().slice(0, 10);
  }
}
