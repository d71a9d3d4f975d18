import * as z from '@hawiyat/shared/contract/schema';

/** The body of every answer that is not a success (api.md, "Rules for every call"). */
export const errorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
