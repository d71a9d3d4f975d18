import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/labels', {
  one: { print: 'طباعة الملصق', printing: 'جاري تجهيز الملصق...' },
  many: { print: 'طباعة الملصقات', printing: 'جاري تجهيز الملصقات...' },
  fileName: 'ملصقات-الحاويات.pdf',
  failed: 'تعذّر تجهيز الملصقات. يرجى المحاولة مرة أخرى.',
});
