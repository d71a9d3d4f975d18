import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import type { Selectable } from 'kysely';
import type { ReleasePreviews } from '../../db/schema.ts';
import { asCompany, asPlatform } from '../../db/tenant.ts';
import { addDays, dayOf, momentOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import { isId } from '../../kernel/id.ts';
import { releaseUnknown } from '../errors.ts';
import type { ReleaseContext } from '../release-context.ts';
import { previewOfOthers, previewOver, previewWrong, untilOutOfRange } from './errors.ts';
import { isLinkOf, previewLink, readLink } from './preview-link.ts';

type Row = Selectable<ReleasePreviews>;

const longestDays = 60;
/** Keeps the answer to what a preview showed. */
const retentionDays = 30;

type WithKey = ReleaseContext & { readonly operatorToken: string };

export async function makePreview(
  context: WithKey,
  wanted: { remote: Releasable; release: string; emails: readonly string[]; until: string },
  by: string,
): Promise<{ preview: Preview; link: string }> {
  const { remote, release, until } = wanted;
  const now = context.now();
  if (!(await context.releases.find(remote, release))) throw releaseUnknown();
  const today = dayOf(now);
  if (until < today || until > addDays(today, longestDays)) throw untilOutOfRange({ most: longestDays });
  const row = await asPlatform(context.db, (tx) =>
    tx
      .insertInto('release_previews')
      .values({
        ...{ remote, release, created_by: by, created_at: now },
        emails: JSON.stringify([...new Set(wanted.emails)]),
        until: momentOf(until, 24),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  context.log.info({ preview: row.id, remote, release }, 'a preview was made');
  return { preview: presentPreview(row), link: previewLink(context.operatorToken, linkedOf(row)) };
}

export async function allPreviews({ db }: ReleaseContext): Promise<Preview[]> {
  const rows = await asPlatform(db, (tx) =>
    tx.selectFrom('release_previews').selectAll().orderBy('created_at', 'desc').limit(100).execute(),
  );
  return rows.map(presentPreview);
}

export async function endPreview({ db, now }: ReleaseContext, id: string): Promise<Preview> {
  if (!isId(id)) throw notFound();
  const row = await asPlatform(db, (tx) =>
    tx
      .updateTable('release_previews')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now())) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound();
  return presentPreview(row);
}

/** Fails for a link that this platform did not sign, or after the preview's end. */
export async function previewOfLink(context: WithKey, text: string): Promise<Preview> {
  const read = readLink(text);
  const row = read && (await rowOf(context, read.id));
  if (!row || !isLinkOf(context.operatorToken, linkedOf(row), read.link)) throw previewWrong();
  if (isOver(row, context.now())) throw previewOver();
  return presentPreview(row);
}

/** Fails like `previewOfLink`, or when the preview does not name this administrator. */
export async function openFor(
  context: WithKey,
  link: string,
  { companyId, adminId }: { companyId: string; adminId: string },
): Promise<Preview> {
  const preview = await previewOfLink(context, link);
  if (!(await isNamed(context, preview, companyId, adminId))) throw previewOfOthers();
  await asPlatform(context.db, (tx) =>
    tx
      .updateTable('release_previews')
      .set({ opened_at: context.now() })
      .where('id', '=', preview.id)
      .execute(),
  );
  const { id, remote, release } = preview;
  context.log.info({ preview: id, remote, release, companyId, adminId }, 'a preview was opened');
  return preview;
}

export async function heldPreview(
  context: ReleaseContext,
  { previewId, companyId, adminId }: { previewId: string; companyId: string; adminId: string },
): Promise<Preview | null> {
  const row = isId(previewId) ? await rowOf(context, previewId) : undefined;
  if (!row || isOver(row, context.now())) return null;
  const preview = presentPreview(row);
  return (await isNamed(context, preview, companyId, adminId)) ? preview : null;
}

/** Old previews hold addresses of people. */
export async function deleteOldPreviews({ db, now }: ReleaseContext): Promise<void> {
  const until = new Date(now().getTime() - retentionDays * 86_400_000);
  await asPlatform(db, (tx) => tx.deleteFrom('release_previews').where('until', '<', until).execute());
}

/** By the present e-mail: a former one may be another person's. */
async function isNamed({ db }: ReleaseContext, { emails }: Preview, companyId: string, adminId: string) {
  const admin = await asCompany(db, companyId, (tx) =>
    tx.selectFrom('admins').select('email').where('id', '=', adminId).executeTakeFirst(),
  );
  return admin !== undefined && emails.includes(admin.email);
}

const isOver = ({ until, revoked_at }: Row, now: Date): boolean => until <= now || revoked_at !== null;

const rowOf = ({ db }: ReleaseContext, id: string) =>
  asPlatform(db, (tx) =>
    tx.selectFrom('release_previews').selectAll().where('id', '=', id).executeTakeFirst(),
  );

const linkedOf = ({ id, remote, release, emails, until }: Row) => ({ id, remote, release, emails, until });

function presentPreview(row: Row): Preview {
  return {
    ...{ id: row.id, remote: row.remote, release: row.release, emails: row.emails, by: row.created_by },
    until: row.until.toISOString(),
    createdAt: row.created_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
  };
}
