import { remoteNames } from '@hawiyat/shared/contract/remotes';
import { reportOutcome } from './outcomes.ts';

const told = new Set<string>();

/**
 * Tells that an error which nothing caught came from a release, once in a page. Its text stays here: there may be
 * something personal in it.
 * @param trace the error's file or stack, which names the release by its address
 */
function blame(trace: string): void {
  // What an area called of the host's own is the area's fault, so an address below /r/ comes first.
  const [, remote, id] = trace.match(/\/r\/(mf-\w+)\/([^/\s]+)\//) ?? [];
  const [, host] = trace.match(/\/s\/([^/\s]+)\//) ?? [];
  const name = remoteNames.find((item) => item === remote) ?? 'shell';
  const release = name === 'shell' ? host : id;
  if (!release || told.has(name + release)) return;
  told.add(name + release);
  reportOutcome({ remote: name, release, outcome: 'erred' });
}

/** Watches for errors that nothing caught, as long as the page lives. */
export function watchErrors(): void {
  addEventListener('error', ({ filename, error }) => blame(`${error?.stack} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => blame(String(reason?.stack)));
}
