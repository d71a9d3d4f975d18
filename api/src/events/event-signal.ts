/** A flag to wait for: it stays set when no one waits. */
export class EventSignal {
  private isSet = false;
  private release: (() => void) | null = null;

  set(): void {
    this.isSet = true;
    this.release?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.isSet) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.release = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isSet = false;
    this.release = null;
  }
}
