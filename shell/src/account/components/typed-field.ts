import * as z from '@hawiyat/shared/contract/core/schema';

/** The schema of a setting that the form holds in another way: `read` makes of it what the contract takes. */
export function typedField<Typed, Schema extends z.ZodMiniType>(
  schema: Schema,
  read: (typed: Typed) => z.input<Schema>,
): z.ZodMiniType<z.output<Schema>, Typed> {
  const contract: z.ZodMiniType = schema;
  return z.pipe(z.transform(read as (typed: Typed) => unknown), contract) as z.ZodMiniType<
    z.output<Schema>,
    Typed
  >;
}
