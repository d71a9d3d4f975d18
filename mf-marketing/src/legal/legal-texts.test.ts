import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factNames } from '../components/fact-names.ts';
import type { Block } from './legal-text.ts';
import { parseLegalText } from './parse-legal-text.mjs';

const read = (name: string) =>
  parseLegalText(readFileSync(join(import.meta.dirname, `${name}.md`), 'utf8'), factNames);

test.each([
  {
    name: 'privacy-policy',
    title: 'سياسة الخصوصية',
    sections: [
      ...['التزامنا بخصوصيتك', 'البيانات التي نجمعها', 'كيف نستخدم بياناتك', 'مشاركة البيانات'],
      ...['حماية البيانات', 'حقوقك', 'مدة الاحتفاظ بالبيانات', 'ملفات تعريف الارتباط'],
      ...['تحديث السياسة', 'التواصل معنا'],
    ],
    figures: [
      ...['الاسم الكامل', 'رقم الهوية الوطنية أو رقم السجل التجاري', 'رقم الجوال', 'العنوان الوطني والموقع'],
      ...['البريد الإلكتروني', 'عنوان بروتوكول الإنترنت', 'نوع الجهاز', 'بيانات تصفح التطبيق'],
      ...['الموقع الجغرافي، وهو اختياري', 'مدة لا تتجاوز 5 سنوات', 'ولا تخزّن المنصة أي بيانات للبطاقات'],
      ...['{storageLocation}', '{address}', '{legalName}', '{crNumber}', '{email}', '{effectiveDate}'],
    ],
  },
  {
    name: 'terms-and-conditions',
    title: 'الشروط والأحكام',
    sections: [
      ...['المقدمة', 'التعريفات', 'التسجيل واستخدام المنصة', 'شروط الطلب والدفع', 'الالتزامات'],
      ...['الاستخدام المسموح والمحظور', 'سياسة الدفع والاسترداد المفصّلة', 'حدود المسؤولية'],
      ...['الملكية الفكرية', 'الأسئلة الشائعة', 'أحكام عامة', 'الخاتمة'],
    ],
    figures: [
      ...['18 سنة ميلادية', 'بطاقات مدى، والبطاقات الائتمانية، والمحافظ الإلكترونية'],
      ...['ألا تتجاوز الحمولة ارتفاع الحاوية بأكثر من 10 سم', 'يصل إلى ضعف قيمة الإيجار'],
      ...['الأشجار.', 'الأخشاب.', 'الأثاث.', 'المواد القابلة للاشتعال.', 'المواد الخطرة.'],
      ...['وسيلة الدفع الأصلية خلال مدة أقصاها 15 يومًا', 'ولا تخزّن المنصة أي بيانات للبطاقات'],
      ...['{legalName}', '{crNumber}', '{email}', '{effectiveDate}'],
    ],
  },
])(
  '$name has every section in order, the figures and the publisher',
  ({ name, title, sections, figures }) => {
    const text = read(name);
    expect(text.title).toBe(title);
    expect(text.sections.map((section) => section.title)).toEqual(sections);
    const plain = plainText([text.intro, text.sections.map((section) => section.blocks)]);
    for (const figure of figures) expect(plain).toContain(figure);
  },
);

test('each stage of an order has its refund', () => {
  const tables = read('terms-and-conditions').sections.flatMap((section) => section.blocks.filter(isTable));
  const refunds = tables.flatMap((table) =>
    table.rows.map((row) => row.map((line) => plainText(line).trim())),
  );
  expect(refunds.filter(([, refunded = '']) => refunded.includes('%'))).toEqual([
    ['قبل تأكيد شركة التأجير', '100%', 'لا يُخصم شيء'],
    ['بعد التأكيد وقبل خروج الحاوية', '90%', '10%'],
    ['بعد خروج الحاوية للتوصيل', '50%', '50%'],
    ['إخلال شركة التأجير بالتنفيذ', '100% مع تعويض يصل إلى ضعف قيمة الإيجار', 'لا يُخصم شيء'],
  ]);
});

const isTable = (block: Block) => block.type === 'table';

/** All text inside, whatever it is nested in; a placeholder as `{name}`. */
function plainText(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (typeof node !== 'object' || node === null) return '';
  if ('fact' in node) return `{${node.fact}}`;
  return Object.entries(node)
    .filter(([key]) => key !== 'type')
    .map(([, value]) => plainText(value))
    .join('');
}
