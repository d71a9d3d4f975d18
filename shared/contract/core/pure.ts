import * as z from '@hawiyat/shared/contract/core/schema';

/** Lets a bundler leave out an unused schema, although the schema library comes from the page's share scope. */
/*#__NO_SIDE_EFFECTS__*/
export function pure<T>(create: () => T): T {
  return create();
}

/*#__NO_SIDE_EFFECTS__*/
export function object<const Fields extends NonNullable<Parameters<typeof z.object>[0]>>(
  fields: () => Fields,
) {
  return z.object(fields());
}
