import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import { composedRelease, type Resolved } from '../composition.ts';
import type { ReleaseStore } from '../store.ts';

/** The previewed release falls back to what this company has without the preview. */
export async function withPreview(
  store: ReleaseStore,
  released: Resolved,
  { remote, release: id }: Preview,
): Promise<Resolved> {
  const release = await store.find(remote, id);
  if (!release) return released;
  const { composition, assigned } = released;
  if (remote === 'shell') return { ...released, host: release, composition: { ...composition, host: id } };
  const current = composition.remotes[remote];
  const isCurrent = current?.assigned.id === id;
  return {
    ...released,
    assigned: { ...assigned, [remote]: release },
    composition: {
      ...composition,
      remotes: {
        ...composition.remotes,
        [remote]: {
          assigned: composedRelease(release),
          fallback: (isCurrent ? current.fallback : current?.assigned) ?? null,
          withdrawn: current?.withdrawn.filter((item) => item !== id) ?? [],
        },
      },
    },
  };
}
