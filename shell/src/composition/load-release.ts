import type { ComposedRelease } from '@hawiyat/shared/contract/releases';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isOverridden } from './overrides.ts';

/**
 * A release that did not get to its content: it `failed` at once, `hung` until its time was over, or is a `misfit`
 * that no second try can help.
 */
export class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
  constructor(
    message: string,
    readonly how: 'failed' | 'hung' | 'misfit',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Where a try of a release finds its files: each try has an address of its own, because the browser and the bundler's
 * loader both remember what failed under the old one (facts/federation, A4). The server drops `~n/`.
 * @param attempt 0 for the first try in this page, then counted up
 * @returns an absolute path with a slash at the end
 */
export function folderOf({ base }: ComposedRelease, attempt: number): string {
  return attempt === 0 ? base : `${base}~${attempt}/`;
}

/** Entries by their address: what may be loaded, and the hash that it must have; empty for an overridden remote alone. */
const pinned = new Map<string, { integrity: string; timeLimit: number }>();

/** The runtime asks here for each script element; an address that no composition named is refused. */
const pinEntries: ModuleFederationRuntimePlugin = {
  name: 'hawiyat-pin-entries',
  createScript({ url }) {
    const pin = pinned.get(url);
    if (!pin || !(pin.integrity || isOverridden(url)))
      throw new Error(`No release in this page has the entry ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = pin.integrity;
    return { script, timeout: pin.timeLimit };
  },
};

let pinning = false;

function federation() {
  const instance = getInstance();
  if (!instance) throw new Error('The host was built without its federation');
  if (!pinning) instance.registerPlugins([pinEntries]);
  pinning = true;
  return instance;
}

/**
 * Loads one release of a remote and checks that it fits this host.
 *
 * A second try needs a fresh name beside its fresh address; the bytes and hashes are the same.
 *
 * @param name the remote's name
 * @param release the release, as the composition gives it
 * @param attempt 0 for the first try in this page, then counted up
 * @param timeLimit milliseconds until the try counts as hung
 * @returns what the exposed module exports
 * @throws ReleaseFailed when it does not arrive, fails its hash, throws while evaluated, or does not fit
 */
export async function loadRelease(
  name: string,
  release: ComposedRelease,
  attempt: number,
  timeLimit: number,
): Promise<Remote> {
  const entry = new URL(`${folderOf(release, attempt)}${release.entry}`, location.href).href;
  const remoteName = attempt === 0 ? release.globalName : `${release.globalName}__${attempt}`;
  pinned.set(entry, { integrity: release.integrity, timeLimit });

  if (attempt > 0) Reflect.set(globalThis, release.globalName, undefined);
  const loading = (async () => {
    federation().registerRemotes([
      { name: remoteName, entry, entryGlobalName: release.globalName, type: 'global' },
    ]);
    return federation().loadRemote<{ default: Remote }>(`${remoteName}/remote`);
  })();

  const remote = (await withinTime(loading, timeLimit, release.id))?.default;
  if (remote?.name !== name) throw new ReleaseFailed(`${release.id} is no release of ${name}`, 'misfit');
  if (remote.contract !== remoteContract)
    throw new ReleaseFailed(`${release.id} was built for contract ${remote.contract}`, 'misfit');
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
