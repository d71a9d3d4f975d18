import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { panelUrl } from '@hawiyat/sdk/platform/credentials';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import { nearestTo, type PreviewOptions, wantedPreview } from '@hawiyat/sdk/platform/preview';
import type { Preview } from '@hawiyat/shared/contract/platform/previews';

/** `preview <release> --for a@b --until 2026-12-01`, `preview list`, `preview revoke <id>`; false: anything else. */
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
