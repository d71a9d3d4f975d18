import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @param name of a package
 * @param file of it
 * @param folder whose package it is; else the SDK's
 * @returns path of its program
 */
export const program = (name: string, file: string, folder = import.meta.dirname): string =>
  join(dirname(createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)), file);
