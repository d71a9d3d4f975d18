import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { OpenedArea } from '@hawiyat/shell/src/composition/opening.ts';
import { areas } from './areas.ts';

/** Of what is built in one piece there is no release of its own, and nothing to fall back to. */
const release = { id: '', globalName: '', contract: 0, base: '', entry: '', integrity: '' };

/** Stands in the place of the host's `Opening`: an area is a lazy part of the application itself. */
export class Opening {
  private reason: unknown;

  constructor(private readonly name: RemoteName) {}

  async load(): Promise<OpenedArea> {
    if (this.reason) throw this.reason;
    const { default: remote } = await areas[this.name]();
    return { release, attempt: 0, remote, until: Number.POSITIVE_INFINITY };
  }

  giveUp(_release: unknown, _attempt: number, error: unknown): void {
    this.reason = error;
  }

  shown(): void {}
}
