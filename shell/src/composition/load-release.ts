import type { ComposedRelease } from '@hawiyat/shared/contract/platform/composition';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { ReleaseFailed } from './release-failed.ts';
import { pinEntry } from './runtime-plugins/pinned-entries.ts';
import './shared-modules.ts';

/** An own address per attempt, because browser and loader cache failures. The server drops `~n/`. */
export function folderOf({ base }: ComposedRelease, attempt: number): string {
  return attempt === 0 ? base : `${base}~${attempt}/`;
}

/**
 * Loads one release and checks that it fits this host. `attempt` counts from 0 in this page. @throws ReleaseFailed when
 * it does not arrive in `timeLimit` milliseconds, fails its hash, throws, or does not fit
 */
export async function loadRelease(
  name: string,
  release: ComposedRelease,
  attempt: number,
  timeLimit: number,
): Promise<Remote> {
  const entry = new URL(`${folderOf(release, attempt)}${release.entry}`, location.href).href;
  // The runtime caches a container by its name, so a new address needs a new name.
  const federated = attempt === 0 ? release.globalName : `${release.globalName}__${attempt}`;
  const open = async () => {
    // An earlier attempt may have left its container under this name.
    if (attempt > 0) Reflect.set(globalThis, release.globalName, undefined);
    pinEntry(entry, { integrity: release.integrity, timeLimit });
    registerRemotes([{ name: federated, entry, entryGlobalName: release.globalName, type: 'global' }]);
    return loadRemote<{ default?: Remote }>(`${federated}/remote`);
  };

  const { default: remote } = (await withinTime(open(), timeLimit, release.id)) ?? {};
  if (remote?.name !== name)
    throw new ReleaseFailed(`${release.id} is no release of ${name}`, 'incompatible');
  if (remote.contract !== remoteContract)
    throw new ReleaseFailed(
      `${release.id} was built for contract ${remote.contract}, and this host has contract ${remoteContract}`,
      'incompatible',
    );
  return remote;
}

async function withinTime<T>(loading: Promise<T>, timeLimit: number, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReleaseFailed(`${id} hung`, 'hung')), timeLimit);
  });
  try {
    return await Promise.race([loading, limit]);
  } catch (cause) {
    if (cause instanceof ReleaseFailed) throw cause;
    throw new ReleaseFailed(`${id} did not load`, 'failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}
