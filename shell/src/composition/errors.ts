import { reportOutcome } from './outcomes.ts';

const reported = new Set<string>();
const missing = new Set<string>();

/**
 * Reports the release that an uncaught error came from, once in a page, without its text, which may hold personal data.
 * @param trace the error's file or stack, which names the release by its address
 */
function attributeError(trace: string): void {
  // An error in host code that an area called is the area's, so an address below /r/ comes first.
  const [, remote, id] = trace.match(/\/r\/(mf-[a-z0-9-]+)\/([^/\s]+)\//) ?? [];
  const [, host] = trace.match(/\/s\/([^/\s]+)\//) ?? [];
  const name = remote ?? 'shell';
  const release = name === 'shell' ? host : id;
  if (!release || reported.has(name + release)) return;
  reported.add(name + release);
  reportOutcome({ remote: name, release, outcome: 'uncaughtError' });
}

/**
 * Reports the release whose file is missing, once in a page: the server itself must say that it has no such file, or a
 * broken connection would count against a release.
 */
async function attributeMissing(url: string): Promise<void> {
  const [, remote, id] = url.match(/\/r\/(mf-\w+)\/([^/\s]+)\//) ?? [];
  const name = remoteNames.find((item) => item === remote);
  if (!name || !id || missing.has(id)) return;
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  if ((status !== 404 && status !== 410) || missing.has(id)) return;
  missing.add(id);
  reportOutcome({ remote: name, release: id, outcome: 'missingChunk' });
}

/** A file that did not load raises an event at its element, which does not bubble. */
function watchFiles({ target }: Event): void {
  const url =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  if (url)
    attributeMissing(url).catch((reason) => console.warn(`[composition] no answer about ${url}`, reason));
}

/** Reports uncaught errors and missing files as long as the page lives. */
export function watchErrors(): void {
  addEventListener('error', watchFiles, true);
  addEventListener('error', ({ filename, error }) => attributeError(`${error?.stack} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => attributeError(String(reason?.stack)));
}
