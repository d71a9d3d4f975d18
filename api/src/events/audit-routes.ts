import {
  type AuditEntry,
  exportAudit,
  listAudit,
  listAuditPersons,
} from '@hawiyat/shared/contract/company/audit-log';
import {
  type AuditChange,
  auditActor,
  auditChanges,
  auditSentence,
} from '@hawiyat/shared/locale/audit-words';
import { stamp } from '@hawiyat/shared/locale/dates';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { InParts } from '../http/long-answer.ts';
import { serve } from '../http/serve.ts';
import { inBatches } from '../http/whole-list.ts';
import { presentEntries } from './audit-presenter.ts';
import { findAuditPersons, findEntries } from './audit-queries.ts';

const headings = ['الوقت', 'الشخص', 'العملية', 'ما تغيّر', 'رقم السجل', 'معرّف العنصر'];

export function auditRoutes(app: App): void {
  serve(app, listAudit, async ({ query, session: { companyId } }) => {
    const page = await findEntries(app, companyId, query);
    return { entries: presentEntries(page), nextCursor: page.nextCursor };
  });

  serve(app, listAuditPersons, async ({ session: { companyId } }) => ({
    persons: await findAuditPersons(app, companyId),
  }));

  serve(app, exportAudit, async ({ query, session: { companyId } }) => {
    const db = await app.readDb();
    const pages = inBatches(async (part) => {
      const page = await findEntries({ db }, companyId, { ...query, ...part });
      return { rows: presentEntries(page).map(lineOf), nextCursor: page.nextCursor };
    });
    return new InParts(longCsv(headings, pages));
  });
}

function lineOf(entry: AuditEntry): string[] {
  const cells = [
    ...[stamp(entry.at), auditActor(entry.actor), auditSentence(entry)],
    ...[auditChanges(entry).map(inWords).join('؛ '), entry.id, entry.entityId],
  ];
  // Direction marks are for screens.
  return cells.map((cell) => cell.replace(/[\u2066-\u2069]/g, ''));
}

function inWords({ label, from, to, isHidden }: AuditChange): string {
  if (isHidden) return `${label}: تغيّر`;
  return from === null ? `${label}: ${to ?? 'بلا قيمة'}` : `${label}: من ${from} إلى ${to ?? 'بلا قيمة'}`;
}
