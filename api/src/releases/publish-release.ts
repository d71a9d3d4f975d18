import { createPublicKey, verify } from 'node:crypto';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import {
  type publishRelease,
  type Release,
  release as releaseSchema,
} from '@hawiyat/shared/contract/platform/releases';
import { signedBytes } from '@hawiyat/shared/federation/signed-bytes';
import { assertReleasable } from './areas/known-area.ts';
import { checkFiles } from './check-files.ts';
import { anotherTeam, manifestWrong, signatureWrong } from './errors.ts';
import type { ReleaseContext } from './release-context.ts';
import { assertFits, assertRecords } from './release-fits.ts';
import { checkReport } from './trial-report.ts';

interface Publisher {
  readonly id: string;
  readonly remote: Releasable;
  readonly publicKey: string;
}

/** Publishes a signed release that passes every check; a repeated call changes nothing. */
export async function publishSigned(
  context: ReleaseContext,
  team: Publisher,
  { manifest, signature, files, report }: ValidatedInput<typeof publishRelease>['body'],
): Promise<{ release: Release; isRepeated: boolean }> {
  if (!isSignedBy(team.publicKey, manifest, signature)) throw signatureWrong({ path: 'signature' });
  const release = readManifest(manifest, team);
  const bytes = new Map(
    Object.entries(files).map(([path, text]) => [path, Buffer.from(text, 'base64')] as const),
  );
  checkFiles(release, bytes);
  checkReport(release, report);
  assertRecords(release);
  assertReleasable((await context.rollouts.states()).areas, release.remote);
  await assertFits(context, release);
  const signed = { teamId: team.id, manifest, signature, report };
  return { release, isRepeated: await context.releases.publish(release, bytes, signed, context.now()) };
}

function readManifest(manifest: string, team: Publisher): Release {
  const { data, error } = releaseSchema.safeParse(parsed(manifest));
  if (error) throw manifestWrong({ path: error.issues[0]?.path.join('.') || 'manifest' });
  if (data.remote !== team.remote) throw anotherTeam();
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ed25519 (RFC 8032) over the manifest's exact bytes; the key is DER (SPKI) in base64. */
function isSignedBy(publicKey: string, manifest: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64'));
  } catch {
    return false; // An invalid key verifies nothing.
  }
}
