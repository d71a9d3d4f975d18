import { panelUrl } from './credentials.ts';
import { callOperatorApi } from './operator-api-client.ts';

export interface PreviewOptions {
  for?: string | undefined;
  until?: string | undefined;
}

/** Days that a link lasts when nobody says how long. */
const usualDays = 14;

/** Makes a preview of a team's own release. @param token the team's @returns its link */
export async function previewByTeam(
  token: string,
  release: string,
  options: PreviewOptions,
): Promise<string> {
  const body = { release, ...wantedPreview(options) };
  const { path } = await callOperatorApi<{ path: string }>('POST', 'previews/by-team', body, { token });
  return panelUrl() + path;
}

/** @returns who may see a release, and until which day */
export function wantedPreview({ for: people = '', until }: PreviewOptions): {
  emails: string[];
  until: string;
} {
  const emails = people
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const usual = new Date(Date.now() + usualDays * 86_400_000).toISOString().slice(0, 10);
  return { emails, until: until ?? usual };
}

/**
 * @param wanted id that nobody knows
 * @param known ids, newest first
 * @returns how a sentence goes on that names the id which begins most alike; empty when there is none
 */
export function nearestTo(wanted: string, known: readonly string[]): string {
  const alike = (id: string) => {
    let at = 0;
    while (at < wanted.length && wanted[at] === id[at]) at++;
    return at;
  };
  const [nearest] = known.toSorted((a, b) => alike(b) - alike(a));
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}
