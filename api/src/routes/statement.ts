import {
  exportStatement,
  fetchStatement,
  type StatementLine,
  statementLimit,
} from '@hawiyat/shared/contract/dashboard';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { countedAfter } from '@hawiyat/shared/locale/plurals';
import { dayInRiyadh, isWithin } from '../db/riyadh.ts';
import { asCompany } from '../db/tenant.ts';
import { decimalOf, halalas } from '../domain/halalas.ts';
import { vatOf } from '../domain/vat.ts';
import type { App } from '../http/context.ts';
import { writeCsv } from '../http/csv.ts';
import { invalid } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';

const headings = [
  ...['رقم الطلب', 'يوم الإكمال', 'رقم الحاوية', 'نوع الحاوية', 'حجم الحاوية', 'السائق'],
  ...['السعر الإجمالي (ر.س)', 'الصافي (ر.س)', 'ضريبة القيمة المضافة 15% (ر.س)'],
];

/** The revenue statement (facts/domain.md, 6.5): completed orders of a span of days, with the VAT that prices include. */
export function statementRoutes(app: App): void {
  serve(app, fetchStatement, async ({ query: { from, to }, session: { companyId } }) => {
    const { lines, total } = await statement(app, companyId, from, to);
    return { data: { from, to, lines, total } };
  });

  serve(app, exportStatement, async ({ query: { from, to }, session: { companyId } }) => {
    const { lines, total } = await statement(app, companyId, from, to);
    const rest = (text: string) => [text, ...Array<null>(headings.length - 1).fill(null)];
    return writeCsv(headings, [
      ...lines.map(({ Container, ...it }) => [
        ...[it.orderId, it.completedOn, Container.containerNumber, Container.type, sizeLabel[Container.size]],
        ...[it.driverName, it.gross, it.net, it.vat],
      ]),
      ['الإجمالي', ...Array<null>(5).fill(null), total.gross, total.net, total.vat],
      rest('يشمل الطلبات المكتملة فقط.'),
      rest('هذا الكشف ليس فاتورة ضريبية.'),
    ]);
  });
}

/** The orders completed on those days in Riyadh, in their order. Totals are sums of the lines, to the halala. */
async function statement(app: App, companyId: string, from: string, to: string) {
  const rows = await asCompany(app.db, companyId, (tx) =>
    tx
      .selectFrom('orders')
      .innerJoin('containers', (join) =>
        join
          .onRef('containers.company_id', '=', 'orders.company_id')
          .onRef('containers.id', '=', 'orders.container_id'),
      )
      .leftJoin('drivers', (join) =>
        join
          .onRef('drivers.company_id', '=', 'orders.company_id')
          .onRef('drivers.id', '=', 'orders.driver_id'),
      )
      .select(['orders.id', 'orders.total_price', 'containers.number', 'containers.type', 'containers.size'])
      .select(['drivers.name as driver_name', dayInRiyadh('orders.completed_at').as('day')])
      .where('orders.company_id', '=', companyId)
      .where('orders.status', '=', 'completed')
      .where(isWithin('orders.completed_at', from, to))
      .orderBy('orders.completed_at')
      .orderBy('orders.id')
      .limit(statementLimit + 1)
      .execute(),
  );
  // One answer of hundreds of thousands of lines would hold everybody else up, and be read by nobody.
  if (rows.length > statementLimit) {
    throw invalid({
      to: `في هذه الفترة أكثر من ${countedAfter(statementLimit, 'order')}. يرجى اختيار فترة أقصر.`,
    });
  }
  const sums = { gross: 0, net: 0, vat: 0 };
  const lines = rows.map((row) => {
    const gross = halalas(row.total_price);
    const { net, vat } = vatOf(gross);
    sums.gross += gross;
    sums.net += net;
    sums.vat += vat;
    return {
      orderId: row.id,
      completedOn: row.day,
      Container: { containerNumber: row.number, type: row.type, size: row.size },
      driverName: row.driver_name,
      ...{ gross: decimalOf(gross), net: decimalOf(net), vat: decimalOf(vat) },
    } satisfies StatementLine;
  });
  const { gross, net, vat } = sums;
  return {
    lines,
    total: { orders: lines.length, gross: decimalOf(gross), net: decimalOf(net), vat: decimalOf(vat) },
  };
}
