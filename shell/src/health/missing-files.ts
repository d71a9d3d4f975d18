import { reportOutcome } from '../composition/outcomes.ts';

const missing = new Set<string>();

/** The server must confirm the missing file, or a broken connection would count against a release. */
async function attributeMissing(url: string): Promise<void> {
  const [, name, id] = url.match(/\/r\/(mf-[a-z0-9-]+)\/([^/\s]+)\//) ?? [];
  if (!name || !id || missing.has(id)) return;
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
  if ((status !== 404 && status !== 410) || missing.has(id)) return;
  missing.add(id);
  reportOutcome({ remote: name, release: id, outcome: 'missingChunk' });
}

/** The error event of a file does not bubble. */
function noteMissingFile({ target }: Event): void {
  const url =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  if (url) attribute(url);
}

function attribute(url: string): void {
  attributeMissing(url).catch((reason) => console.warn(`[composition] no answer about ${url}`, reason));
}

/** The watch starts when the browser is idle, after the first requests. */
const filesSoFar = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

let isWatched = false;

export function watchFiles(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('error', noteMissingFile, true);
  for (const { name, responseStatus } of filesSoFar()) if (responseStatus === 404) attribute(name);
}
