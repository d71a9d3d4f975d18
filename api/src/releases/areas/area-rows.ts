import type { Area } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export async function readAreas(tx: Transaction<Schema>): Promise<Area[]> {
  const rows = await tx
    .selectFrom('areas')
    .innerJoin('area_sections', 'area_sections.area', 'areas.name')
    .select(['name', 'audience', 'owner', 'path', 'title', 'icon', 'position'])
    .where('retired_at', 'is', null)
    .orderBy('areas.id')
    .orderBy('position')
    .orderBy('path')
    .execute();
  const areas = new Map<string, Area>();
  for (const { name, audience, owner, ...section } of rows) {
    const area = areas.get(name) ?? { name, audience, owner, sections: [] };
    area.sections.push(section);
    areas.set(name, area);
  }
  return [...areas.values()];
}

export async function storeArea(
  tx: Transaction<Schema>,
  { name, audience, owner, sections }: Area,
): Promise<void> {
  const row = { audience, owner, retired_at: null };
  await tx
    .insertInto('areas')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('area_sections').where('area', '=', name).execute();
  await tx
    .insertInto('area_sections')
    .values(sections.map((section) => ({ area: name, ...section })))
    .execute();
}

/** The name stays taken; the paths are free. */
export async function retireArea(tx: Transaction<Schema>, name: string, now: Date): Promise<void> {
  await tx.updateTable('areas').set({ retired_at: now }).where('name', '=', name).execute();
  await tx.deleteFrom('area_sections').where('area', '=', name).execute();
}
