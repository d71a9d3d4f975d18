import { listUtilization } from '@hawiyat/shared/contract/fleet/utilization';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { serve } from '../http/serve.ts';
import { decimalOf } from '../kernel/halalas.ts';
import { toRiyals } from '../kernel/money.ts';
import { rentalsInMonth } from './rental-queries.ts';
import { figuresByMonth } from './utilization.ts';

export function utilizationRoutes(app: App): void {
  serve(app, listUtilization, async ({ query: { month }, session: { companyId } }) => {
    const now = app.now();
    const { containers, rentals } = await asCompany(await app.readDb(), companyId, async (tx) => ({
      containers: await tx
        .selectFrom('containers')
        .select(['id', 'created_at'])
        .where('company_id', '=', companyId)
        .where('archived_at', 'is', null)
        .execute(),
      rentals: await rentalsInMonth(tx, companyId, month),
    }));
    return {
      containers: containers.map(({ id, created_at: since }) => {
        const [figures] = figuresByMonth([month], rentals.get(id) ?? [], { since, now });
        return { id, share: figures?.share ?? null, income: toRiyals(decimalOf(figures?.income ?? 0)) };
      }),
    };
  });
}
