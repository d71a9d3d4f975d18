import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { Remote } from '@hawiyat/shared/federation/remote';
import type { LoadedArea } from '@hawiyat/shell/src/composition/area-loader.ts';

/** The four areas as a single application has them: lazy by route, built in one piece with the host. */
const areas: Record<RemoteName, () => Promise<{ default: Remote }>> = {
  'mf-marketing': () => import(/* webpackChunkName: "mf-marketing" */ '@hawiyat/mf-marketing/remote'),
  'mf-fleet': () => import(/* webpackChunkName: "mf-fleet" */ '@hawiyat/mf-fleet/remote'),
  'mf-orders': () => import(/* webpackChunkName: "mf-orders" */ '@hawiyat/mf-orders/remote'),
  'mf-insights': () => import(/* webpackChunkName: "mf-insights" */ '@hawiyat/mf-insights/remote'),
};

/** An area of the single application has no release of its own and nothing to fall back to. */
const release = { id: '', globalName: '', contract: 0, base: '', entry: '', integrity: '' };

/** Replaces the host's `AreaLoader`: an area is a lazy chunk of the application itself. */
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
