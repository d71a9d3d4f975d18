import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { documentsOfWork } from '../documents/index.ts';
import { findAssignableDrivers } from '../fleet/index.ts';
import { serve } from '../http/serve.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { fittingRequests, presentFitting } from '../marketplace/index.ts';
import { countWork, findWork, presentWorkTask, tasksWithoutDriver, type WorkRow } from '../orders/index.ts';
import { suggestDrivers } from './suggest-drivers.ts';

export function workRoutes(app: App): void {
  serve(app, listWork, ({ session: { companyId } }) => workOf(app, companyId));
}

async function workOf(app: App, companyId: string): Promise<Answer<typeof listWork>> {
  const today = dayOf(app.now());
  const found = await asCompany(app.db, companyId, async (tx) => ({
    rows: await findWork(tx, companyId, today),
    counts: await countWork(tx, companyId, today),
    withoutDriver: await tasksWithoutDriver(tx, companyId, today),
    requests: await fittingRequests(tx, companyId, today),
    documents: await documentsOfWork(tx, companyId, today),
  }));
  const suggestions = await suggestionsFor(app, companyId, found.rows, today);
  const section = (name: WorkRow['section']) =>
    found.rows
      .filter((row) => row.section === name)
      .map((row) => presentWorkTask(row, suggestions.get(row.id) ?? null));
  const { overdue, unassigned, today: assigned, due_today, done_today } = found.counts;
  const left = overdue + due_today;
  const { now, tomorrow } = found.withoutDriver;
  return {
    day: today,
    progress: { left, total: left + done_today },
    counts: { overdue, unassigned, today: assigned, requests: found.requests.length },
    withoutDriver: { now, tomorrow },
    overdue: section('overdue'),
    unassigned: section('unassigned'),
    today: section('today'),
    requests: found.requests.map(presentFitting),
    documents: found.documents,
  };
}

/** An overdue task counts for today. */
async function suggestionsFor(app: App, companyId: string, rows: readonly WorkRow[], today: string) {
  const waiting = rows.filter(
    ({ driver_id, status }) => driver_id === null && ['pending', 'late'].includes(status),
  );
  const days = waiting.map(({ day }) => (day < today ? today : day));
  const ranked = new Map(
    await Promise.all(
      [today, addDays(today, 1)]
        .filter((day) => days.includes(day))
        .map(async (day) => [day, (await findAssignableDrivers(app, companyId, { day })).drivers] as const),
    ),
  );
  const suggested = suggestDrivers(days, ranked);
  return new Map(waiting.map(({ id }, at) => [id, suggested[at] ?? null]));
}
