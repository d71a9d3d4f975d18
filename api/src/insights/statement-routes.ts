import { exportStatement, fetchStatement } from '@hawiyat/shared/contract/company/dashboard';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import type { App } from '../app-context.ts';
import { longCsv } from '../csv/csv.ts';
import { InParts } from '../http/long-answer.ts';
import { serve } from '../http/serve.ts';
import { inBatches, textOf } from '../http/whole-list.ts';
import { statementTooLong } from './errors.ts';
import { statementOf } from './statement-query.ts';

const headings = [
  ...['رقم الطلب', 'يوم الإكمال', 'رقم الحاوية', 'نوع الحاوية', 'حجم الحاوية', 'السائق'],
  ...['السعر الإجمالي (ر.س)', 'الصافي (ر.س)', 'ضريبة القيمة المضافة 15% (ر.س)', 'معرّف الطلب'],
];

export function statementRoutes(app: App): void {
  serve(app, fetchStatement, async ({ query: { from, to }, session: { companyId } }) => {
    const { read, total } = await statementOf({ ...app, db: await app.readDb() }, companyId, from, to);
    return new InParts(
      textOf(read, {
        before: `{"data":${JSON.stringify({ from, to }).slice(0, -1)},"lines":`,
        itemsOf: (page) => page.lines,
        after: () => `,"total":${JSON.stringify(total())}}}`,
      }),
    );
  }).throws(statementTooLong);

  serve(app, exportStatement, async ({ query: { from, to }, session: { companyId } }) => {
    const { read, total } = await statementOf({ ...app, db: await app.readDb() }, companyId, from, to);
    const pages = inBatches(async (part) => {
      const { lines, nextCursor } = await read(part);
      const rows = lines.map(({ Container, ...row }) => [
        ...[
          row.number,
          row.completedOn,
          Container.containerNumber,
          Container.type,
          sizeLabel[Container.size],
        ],
        ...[row.driverName, row.gross, row.net, row.vat, row.orderId],
      ]);
      return { rows, nextCursor };
    });
    const last = () => {
      const { gross, net, vat } = total();
      const rest = (text: string) => [text, ...Array<null>(headings.length - 1).fill(null)];
      return [
        ['الإجمالي', ...Array<null>(5).fill(null), gross, net, vat, null],
        rest('يشمل الطلبات المكتملة فقط.'),
        rest('هذا الكشف ليس فاتورة ضريبية.'),
      ];
    };
    return new InParts(longCsv(headings, pages, last));
  }).throws(statementTooLong);
}
