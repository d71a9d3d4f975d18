import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorType } from '../src/kernel/domain-error.ts';

/** Every error that any domain defines. */
export async function everyError(): Promise<ErrorType[]> {
  const folder = join(import.meta.dirname, '../src');
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((path) => /(^|[/-])errors\.ts$/.test(path));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module)).filter(isError);
}

const isError = (item: unknown): item is ErrorType =>
  typeof item === 'function' && 'kind' in item && 'withValues' in item;
