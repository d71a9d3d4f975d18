import type { ComposedRelease } from '@hawiyat/shared/contract/releases';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { isOverridden } from './overrides.ts';
import { type ShareScope, shareScope } from './share-scope.ts';

/**
 * A release that could not be shown: it `failed` immediately, `hung` until its time limit, or is `incompatible` with
 * this host, which no second attempt changes.
 */
export class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
  constructor(
    message: string,
    readonly how: 'failed' | 'hung' | 'incompatible',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * The folder of one attempt's files. Each attempt has its own address, because the browser and the bundler's loader
 * both cache a failure under the old one. The server drops `~n/`.
 * @param attempt 0 for the first try in this page, then counted up
 * @returns an absolute path with a slash at the end
 */
export function folderOf({ base }: ComposedRelease, attempt: number): string {
  return attempt === 0 ? base : `${base}~${attempt}/`;
}

/** A Module Federation container. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** @throws when the file does not arrive, or is not the one that the composition names */
function runEntry(url: string, integrity: string): Promise<void> {
  if (!(integrity || isOverridden(url))) throw new Error(`The composition has no hash for ${url}`);
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}

/**
 * Loads one release of a remote and checks that it fits this host.
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
  const open = async (signal: AbortSignal) => {
    // An earlier attempt may have left its container under this name.
    if (attempt > 0) Reflect.set(globalThis, release.globalName, undefined);
    await runEntry(entry, release.integrity);
    // A script request cannot be aborted: one that arrives after the time limit must load nothing else.
    signal.throwIfAborted();
    const container: Container | undefined = Reflect.get(globalThis, release.globalName);
    if (!container) throw new Error(`${entry} left nothing at ${release.globalName}`);
    await container.init(shareScope);
    return (await container.get('./remote'))() as { default?: Remote };
  };

  const { default: remote } = await withinTime(open, timeLimit, release.id);
  if (remote?.name !== name)
    throw new ReleaseFailed(`${release.id} is no release of ${name}`, 'incompatible');
  if (remote.contract !== remoteContract)
    throw new ReleaseFailed(`${release.id} was built for contract ${remote.contract}`, 'incompatible');
  return remote;
}

async function withinTime<T>(
  open: (signal: AbortSignal) => Promise<T>,
  timeLimit: number,
  id: string,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new ReleaseFailed(`${id} hung`, 'hung'));
    }, timeLimit);
  });
  try {
    return await Promise.race([open(controller.signal), limit]);
  } catch (cause) {
    if (cause instanceof ReleaseFailed) throw cause;
    throw new ReleaseFailed(`${id} did not load`, 'failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}
