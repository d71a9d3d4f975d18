import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { SettingsPage } from '@hawiyat/shared/contract/core/settings';

/** Every endpoint that any file of the contract declares. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../../shared/contract');
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  // A file may pass on another one's.
  const exported = modules.flatMap((module) => Object.values<unknown>({ ...module })).flat();
  return [
    ...new Set(
      exported.flatMap((item) => (isPage(item) ? [item.fetch, item.save] : [item])).filter(isEndpoint),
    ),
  ];
}

/** A page of settings, whose two calls need no names of their own. */
const isPage = (item: unknown): item is SettingsPage =>
  typeof item === 'object' && item !== null && 'fetch' in item && 'save' in item;

function isEndpoint(item: unknown): item is Endpoint {
  return (
    typeof item === 'object' && item !== null && 'method' in item && 'path' in item && 'audience' in item
  );
}
