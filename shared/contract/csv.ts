import * as z from '@hawiyat/shared/contract/schema';

/** Characters that one import takes. */
export const csvLimit = 900_000;
/** A file's bytes on the wire: Arabic letters take two each. */
export const csvBodyLimit = 2 * 1024 * 1024;
export const csvTooLong = 'يجب ألا يزيد الملف على 900,000 حرف. يرجى تقسيمه إلى ملفات أصغر.';
export const csvUnreadable = 'تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.';

/** A CSV file's text to import; a dry run tells what would happen and writes nothing. */
export const csvImport = z.object({
  csv: z.string('هذا الحقل مطلوب').check(z.maxLength(csvLimit, csvTooLong)),
  dryRun: z.boolean('القيمة غير صحيحة'),
});

export const importReport = z.object({
  dryRun: z.boolean(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows that were skipped: the line in the file (the header is line 1), the column's name, and why, in Arabic. */
  faults: z.array(z.object({ line: z.number(), field: z.string(), reason: z.string() })),
  /** Those rows as a CSV file, as they were typed, with the reasons in a last column: to be corrected and imported again. */
  rejected: z.string(),
  /** How the prices of a file were read: every way in which one is typed, as riyals, and the line where it stands first. */
  prices: z.optional(z.array(z.object({ line: z.number(), typed: z.string(), price: z.number() }))),
});
export type ImportReport = z.infer<typeof importReport>;
