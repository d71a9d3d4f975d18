import * as z from '@hawiyat/shared/contract/core/schema';
import { object } from './pure.ts';

/** Characters of one import: a file of as many bytes has no more. */
export const csvLimit = 900_000;
export const csvBodyLimit = 2 * 1024 * 1024;
export const csvTooLong =
  'الملف أكبر من المسموح به (حتى 5,000 صف، وحجم الملف حتى 900 كيلوبايت). يرجى تقسيمه إلى ملفات أصغر.';
export const csvUnreadable = 'تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.';

/** The first cell of a template's example line begins with it: imports leave that line out. */
export const csvExample = 'مثال:';

export const importLimit = { counted: 'imports', whose: 'company', allowed: 120, seconds: 3600 } as const;

export const csvImport = object(() => ({
  csv: z.string('هذا الحقل مطلوب').check(z.maxLength(csvLimit, csvTooLong)),
  dryRun: z.boolean('القيمة غير صحيحة'),
}));

const rowNote = object(() => ({ line: z.number(), field: z.string(), reason: z.string() }));

export const importReport = object(() => ({
  dryRun: z.boolean(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Skipped rows: the header is line 1; the reason is Arabic. */
  faults: z.array(rowNote),
  doubts: z.optional(z.array(rowNote)),
  rejected: z.string(),
  /** How prices were read: each notation once, in riyals, with its first line. */
  prices: z.optional(z.array(z.object({ line: z.number(), typed: z.string(), price: z.number() }))),
}));
export type ImportReport = z.infer<typeof importReport>;
