import type * as z from '@hawiyat/shared/contract/core/schema';
import { useAddress } from '@hawiyat/shared/router';
import { useCallback, useMemo } from 'react';

/** An object schema that accepts an empty address: each parameter is a text, optional or with a default. */
type QuerySchema = z.ZodMiniType<object>;
type QueryChange<Schema extends QuerySchema> = { readonly [Name in keyof z.input<Schema>]?: string };

/** An unknown or empty value counts as left out, so that an outdated link still shows its screen. */
export function readQuery<Schema extends QuerySchema>(
  schema: Schema,
  address: URLSearchParams,
): z.output<Schema> {
  const texts = Object.fromEntries([...address].filter(([, text]) => text !== ''));
  const { data, error } = schema.safeParse(texts);
  if (data) return data as z.output<Schema>;
  for (const { path } of error?.issues ?? []) delete texts[String(path[0])];
  return schema.parse(texts) as z.output<Schema>;
}

/** A default leaves no trace in the address, an empty text removes a parameter, and all others stay. */
export function withQuery<Schema extends QuerySchema>(
  schema: Schema,
  address: URLSearchParams,
  change: QueryChange<Schema>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, text = ''] of Object.entries<string | undefined>(change)) next.set(name, text);
  const asked = (of: URLSearchParams) => JSON.stringify(readQuery(schema, of));
  const wanted = asked(next);
  for (const name of Object.keys(change)) {
    const without = new URLSearchParams(next);
    without.delete(name);
    if (asked(without) === wanted) next.delete(name);
  }
  return next;
}

/** A screen's state in the address, so that reload, back and a shared link restore it; one schema a screen. */
export function useQueryState<Schema extends QuerySchema>(schema: Schema) {
  const [address, changeAddress] = useAddress();
  const text = address.toString();
  const asked = useMemo(() => JSON.stringify(readQuery(schema, new URLSearchParams(text))), [schema, text]);
  // The same object while only the rest of the address changes.
  const query = useMemo(() => JSON.parse(asked) as z.output<Schema>, [asked]);
  const change = useCallback(
    (changed: QueryChange<Schema>, history?: { replace?: boolean }) =>
      changeAddress((now) => withQuery(schema, now, changed), history),
    [schema, changeAddress],
  );
  return [query, change] as const;
}
