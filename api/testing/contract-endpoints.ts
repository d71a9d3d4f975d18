import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { SettingsPage } from '@hawiyat/shared/contract/core/settings';

/** Every endpoint that any file of the contract declares; the two of a page of settings need no names of their own. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const exported = await exportsOfContract();
  return [
    ...new Set(
      exported.flatMap((item) => (isPage(item) ? [item.fetch, item.save] : [item])).filter(isEndpoint),
    ),
  ];
}

export const contractSettingsPages = async (): Promise<SettingsPage[]> => [
  ...new Set((await exportsOfContract()).filter(isPage)),
];

/** A file may pass on another one's. */
async function exportsOfContract(): Promise<unknown[]> {
  const folder = join(import.meta.dirname, '../../shared/contract');
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values<unknown>({ ...module })).flat();
}

const isPage = (item: unknown): item is SettingsPage =>
  typeof item === 'object' && item !== null && 'fetch' in item && 'save' in item;

function isEndpoint(item: unknown): item is Endpoint {
  return (
    typeof item === 'object' && item !== null && 'method' in item && 'path' in item && 'audience' in item
  );
}
