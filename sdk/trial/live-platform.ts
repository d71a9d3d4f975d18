import type { ComposedArea } from '@hawiyat/shared/contract/platform/areas';
import { CliError } from '../lib/cli-error.ts';
import { compositionOf } from './trial-page.ts';

export interface LivePlatform {
  areas: readonly ComposedArea[];
  released: ReadonlySet<string>;
}

/** Areas of a running platform, and which of them are released, as its page for visitors says. */
export async function livePlatform(url: string): Promise<LivePlatform> {
  const answer = await fetch(`${url}/signin`, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer) throw new CliError(`No server answers at ${url}. Start one with npm start, or set PANEL_URL.`);
  const { areas, remotes = {} } = compositionOf(await answer.text());
  if (!areas) throw new CliError(`The server at ${url} is older than these tools: upgrade it first.`);
  return { areas, released: new Set(Object.keys(remotes)) };
}

/** The host leads a session on from such a path. */
export function isForVisitors({ areas }: LivePlatform, path: string) {
  const { pathname } = new URL(path, 'http://panel');
  return areas.some(
    ({ audience, sections }) =>
      audience === 'anyone' && sections.some((section) => section.path === pathname),
  );
}
