import { printLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import type { App } from '../../app-context.ts';
import { asCompany } from '../../db/tenant.ts';
import { SavedFile } from '../../http/saved-file.ts';
import { serve } from '../../http/serve.ts';
import { isId } from '../../kernel/id.ts';
import { ownContainersOf } from '../container-queries.ts';
import { containerMissing } from '../errors.ts';
import { labelSheets } from './label-sheets.ts';

export function labelRoutes(app: App): void {
  serve(app, printLabels, async ({ query, browser, session: { companyId } }) => {
    const ids = query.ids.split(',').filter(isId);
    const { rows, owner } = await asCompany(await app.readDb(), companyId, async (tx) => ({
      rows: ids.length === 0 ? [] : await ownContainersOf(tx, companyId).where('id', 'in', ids).execute(),
      owner: await tx.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst(),
    }));
    const known = new Map(rows.map((row) => [row.id, row]));
    const found = ids.flatMap((id) => known.get(id) ?? []);
    if (found.length === 0) throw containerMissing();
    const origin = app.linkUrl ?? `http://${browser.headers.host}`;
    const file = await labelSheets(
      found.map(({ id, number, type, size }) => ({
        ...{ number, kind: `${type}، ${sizeLabel[size]}`, owner: owner?.name ?? '' },
        address: `${origin}/containers/${id}`,
      })),
    );
    return new SavedFile(file, 'application/pdf', 'ملصقات-الحاويات.pdf');
  }).throws(containerMissing);
}
