import * as z from '@hawiyat/shared/contract/schema';

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With the 409 of an assignment that came too late: whom the job has, and which admin sent him. */
  assigned: z.optional(
    z.object({ driverId: z.string(), driverName: z.string(), by: z.nullable(z.string()) }),
  ),
  /** With the 409 of an edit of a version that is no more: which admin (null: none) changed what, and how it is now. */
  outdated: z.optional(
    z.object({
      by: z.nullable(z.string()),
      at: z.nullable(z.string()),
      changes: z.array(
        z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() }),
      ),
      current: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type ErrorBody = z.infer<typeof errorBody>;
