import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';

/** Every endpoint that any file of the contract declares. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, '../../shared/contract');
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  // A file may pass on another one's.
  return [...new Set(modules.flatMap((module) => Object.values(module)).filter(isEndpoint))];
}

function isEndpoint(item: unknown): item is Endpoint {
  return (
    typeof item === 'object' && item !== null && 'method' in item && 'path' in item && 'audience' in item
  );
}
