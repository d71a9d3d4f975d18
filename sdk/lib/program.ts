import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of a program of a package, found from `folder`, by default the SDK's. */
export const program = (name: string, file: string, folder = import.meta.dirname): string =>
  join(dirname(createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)), file);
