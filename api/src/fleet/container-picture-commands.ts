import { mostPictures } from '@hawiyat/shared/contract/fleet/container-details';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { isId } from '../kernel/id.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';
import { lockedContainer } from './container-queries.ts';
import { pictureMissing, picturesFull } from './errors.ts';

type WithUploads = Context & { readonly dataDir: string };

export async function addPicture(
  { db, now, dataDir }: WithUploads,
  { companyId, adminId }: Admin,
  containerId: string,
  file: File,
) {
  // Outside of the transaction, which must not wait for the encoder.
  const url = await acceptPicture(dataDir, 'containers', file);
  const at = now();
  try {
    return await asCompany(db, companyId, async (tx) => {
      const container = await lockedContainer(tx, companyId, containerId);
      const { count } = await tx
        .selectFrom('container_pictures')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .where('container_id', '=', container.id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= mostPictures) throw picturesFull({ most: mostPictures });
      const added = await tx
        .insertInto('container_pictures')
        .values({ company_id: companyId, container_id: container.id, url, created_at: at })
        .returning(['id', 'url', 'created_at'])
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{ companyId, type: 'container.photographed', entityId: container.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { containerNumber: container.number },
        after: { picture: url },
      });
      return added;
    });
  } catch (error) {
    await dropUpload(dataDir, url);
    throw error;
  }
}

export async function removePicture(
  { db, now, dataDir }: WithUploads,
  { companyId, adminId }: Admin,
  { containerId, pictureId }: { readonly containerId: string; readonly pictureId: string },
): Promise<void> {
  const at = now();
  const url = await asCompany(db, companyId, async (tx) => {
    const container = await lockedContainer(tx, companyId, containerId);
    const removed = isId(pictureId)
      ? await tx
          .deleteFrom('container_pictures')
          .where('company_id', '=', companyId)
          .where('container_id', '=', container.id)
          .where('id', '=', pictureId)
          .returning('url')
          .executeTakeFirst()
      : undefined;
    if (!removed) throw pictureMissing();
    await appendEvent(tx, {
      ...{ companyId, type: 'container.photographed', entityId: container.id, at },
      actor: { kind: 'admin', id: adminId },
      data: { containerNumber: container.number },
      before: { picture: removed.url },
    });
    return removed.url;
  });
  await dropUpload(dataDir, url);
}

/** Returns the URLs; the caller drops the files after the commit. */
export async function takePictures(tx: Transaction<Schema>, companyId: string, containerId: string) {
  const removed = await tx
    .deleteFrom('container_pictures')
    .where('company_id', '=', companyId)
    .where('container_id', '=', containerId)
    .returning('url')
    .execute();
  return removed.map(({ url }) => url);
}
