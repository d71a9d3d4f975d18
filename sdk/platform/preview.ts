import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import { CliError } from '../lib/cli-error.ts';
import { panelUrl } from './credentials.ts';
import { callOperatorApi } from './operator-api-client.ts';

export interface PreviewOptions {
  for?: string | undefined;
  until?: string | undefined;
}

/** Days that a link lasts when nobody says how long. */
const usualDays = 14;

/**
 * Carries out `preview <release> --for a@b --until 2026-12-01`, `preview list` and `preview revoke <id>`.
 * @returns whether there is such an action, with all that it needs
 */
export async function preview(first: string, second: string, options: PreviewOptions): Promise<boolean> {
  if (first === 'list') {
    const { previews } = await callOperatorApi<{ previews: Preview[] }>('GET', 'previews');
    if (previews.length === 0) console.log('There is no preview.');
    for (const item of previews) {
      const state = item.revokedAt ? `revoked ${item.revokedAt}` : `until ${item.until}`;
      const opened = item.openedAt ? `opened ${item.openedAt}` : 'not opened yet';
      console.log(
        `${item.id}  ${item.remote} ${item.release}  ${item.emails.join(', ')}  ${state}  ${opened}  by ${item.by}`,
      );
    }
    return true;
  }
  if (first === 'revoke' && second) {
    const path = `previews/${encodeURIComponent(second)}/revoke`;
    const { preview } = await callOperatorApi<{ preview: Preview }>('POST', path);
    console.log(`The preview of ${preview.remote} ${preview.release} is revoked.`);
    return true;
  }
  if (!first || !options.for) return false;
  const [remote, release] = second ? [first, second] : [await remoteOf(first), first];
  const body = { remote, release, ...wantedPreview(options) };
  const { path } = await callOperatorApi<{ path: string }>('POST', 'previews', body);
  console.log(panelUrl() + path);
  return true;
}

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
function wantedPreview({ for: people = '', until }: PreviewOptions): { emails: string[]; until: string } {
  const emails = people
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const usual = new Date(Date.now() + usualDays * 86_400_000).toISOString().slice(0, 10);
  return { emails, until: until ?? usual };
}

/** The area, or the host, that a release is of. */
async function remoteOf(release: string): Promise<string> {
  const { rolloutStates } = await callOperatorApi<{ rolloutStates: { remote: string }[] }>('GET', 'rollouts');
  const known: string[] = [];
  for (const { remote } of rolloutStates) {
    const { releases } = await callOperatorApi<{ releases: { id: string }[] }>(
      'GET',
      `releases?remote=${encodeURIComponent(remote)}`,
    );
    if (releases.some(({ id }) => id === release)) return remote;
    known.push(...releases.map(({ id }) => id));
  }
  throw new CliError(
    `Nobody has published ${release}${nearestTo(release, known)}. npm run platform -- releases <remote> lists what is.`,
  );
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
