import { createPublicKey, verify } from 'node:crypto';
import {
  listLiveReleases,
  listReleases,
  type PublishedRelease,
  publishRelease,
  type Releasable,
  type Release,
} from '@hawiyat/shared/contract/releases';
import { signedBytes } from '@hawiyat/shared/federation/signed-bytes';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Team } from '../server/principals.ts';
import { serve } from '../server/serve.ts';
import { checkFiles } from './check-files.ts';
import { liveReleases } from './live-releases.ts';
import { manifest as manifestSchema } from './manifest.ts';
import { assertFits, assertRecords } from './release-fits.ts';

export function releaseRoutes(app: App): void {
  serve(app, listReleases, async ({ query: { remote } }) => ({
    releases: await publishedOf(app.db, remote),
  }));

  serve(app, listLiveReleases, async () => ({
    releases: (await liveReleases(app.releases, app.rollouts)).map(
      ({ remote, id, types, importedNames, checkedAgainst }) => ({
        remote,
        id,
        ...(types !== undefined && { types }),
        ...(importedNames && { importedNames }),
        ...(checkedAgainst && { checkedAgainst }),
      }),
    ),
  }));

  serve(app, publishRelease, async ({ body: { manifest, signature, files }, session: team }) => {
    if (!isSignedBy(team.publicKey, manifest, signature))
      throw new DomainError('signature-wrong', { values: { path: 'signature' } });
    const release = readManifest(manifest, team);
    const bytes = new Map(
      Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const),
    );
    checkFiles(release, bytes);
    assertRecords(release);
    await assertFits(app, release);
    await app.releases.publish(release, bytes, { teamId: team.id, manifest, signature });
    return { remote: release.remote, id: release.id };
  });
}

/** The newest hundred releases of one remote. */
export function publishedOf(db: Db, remote: Releasable): Promise<PublishedRelease[]> {
  return asPlatform(db, async (tx) => {
    const rows = await tx
      .selectFrom('releases')
      .leftJoin('teams', 'teams.id', 'releases.team_id')
      .select(['releases.of as remote', 'releases.id', 'releases.published_at', 'teams.name as by'])
      .select(sql<string | null>`releases.manifest #>> '{source,commit}'`.as('commit'))
      .where('releases.of', '=', remote)
      .orderBy('releases.published_at', 'desc')
      .orderBy('releases.id')
      .limit(100)
      .execute();
    return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at.toISOString() }));
  });
}

/** @throws DomainError `manifest-wrong`; `another-team` for another team's remote */
function readManifest(manifest: string, team: Team): Release {
  const { data, error } = manifestSchema.safeParse(parsed(manifest));
  if (error)
    throw new DomainError('manifest-wrong', {
      values: { path: error.issues[0]?.path.join('.') || 'manifest' },
    });
  if (data.remote !== team.remote) throw new DomainError('another-team');
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param publicKey DER (SPKI) in base64
 * @param manifest the text of the release's list, byte for byte as it was signed
 * @param signature base64
 * @returns whether the matching private key signed the manifest (Ed25519, RFC 8032)
 */
function isSignedBy(publicKey: string, manifest: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64'));
  } catch {
    return false; // An invalid key verifies nothing.
  }
}
