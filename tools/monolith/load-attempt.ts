import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { LoadedArea } from '@hawiyat/shell/src/composition/area-loader.ts';
import { areas } from './areas.ts';

/** Of what is built in one piece there is no release of its own, and nothing to fall back to. */
const release = { id: '', globalName: '', contract: 0, base: '', entry: '', integrity: '' };

/** Stands in the place of the host's `AreaLoader`: an area is a lazy part of the application itself. */
export class AreaLoader {
  private reason: unknown;

  constructor(private readonly name: RemoteName) {}

  async load(): Promise<LoadedArea> {
    if (this.reason) throw this.reason;
    const { default: remote } = await areas[this.name]();
    return { release, attempt: 0, remote, until: Number.POSITIVE_INFINITY };
  }

  markFailed(_release: unknown, _attempt: number, error: unknown): void {
    this.reason = error;
  }

  markShown(): void {}
}
