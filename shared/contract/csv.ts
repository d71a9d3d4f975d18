import * as z from '@hawiyat/shared/contract/schema';

/** A CSV file's text to import; a dry run tells what would happen and writes nothing. */
export const csvImport = z.object({
  csv: z.string('هذا الحقل مطلوب').check(z.maxLength(900_000, 'القيمة أطول من المسموح به')),
  dryRun: z.boolean('القيمة غير صحيحة'),
});

export const importReport = z.object({
  dryRun: z.boolean(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows that were skipped: the line in the file (the header is line 1), the column's name, and why, in Arabic. */
  faults: z.array(z.object({ line: z.number(), field: z.string(), reason: z.string() })),
});
export type ImportReport = z.infer<typeof importReport>;
