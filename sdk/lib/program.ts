import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @param name of a package that the SDK depends on
 * @param file of the package
 * @returns path of its program
 */
export const program = (name: string, file: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
