import { panelUrl } from './credentials.ts';
import { callOperatorApi } from './operator-api-client.ts';

export interface PreviewOptions {
  for?: string | undefined;
  until?: string | undefined;
}

const defaultDays = 14;

export async function previewByTeam(
  token: string,
  release: string,
  options: PreviewOptions,
): Promise<string> {
  const body = { release, ...wantedPreview(options) };
  const { path } = await callOperatorApi<{ path: string }>('POST', 'previews/by-team', body, { token });
  return panelUrl() + path;
}

export function wantedPreview({ for: people = '', until }: PreviewOptions): {
  emails: string[];
  until: string;
} {
  const emails = people
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const usual = new Date(Date.now() + defaultDays * 86_400_000).toISOString().slice(0, 10);
  return { emails, until: until ?? usual };
}

/** Ends a sentence about an unknown id with the known one that begins most alike. */
export function nearestTo(wanted: string, known: readonly string[]): string {
  const alike = (id: string) => {
    let at = 0;
    while (at < wanted.length && wanted[at] === id[at]) at++;
    return at;
  };
  const [nearest] = known.toSorted((a, b) => alike(b) - alike(a));
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}
