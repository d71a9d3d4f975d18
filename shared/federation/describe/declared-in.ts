import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type ts from 'typescript';

/** Where a name is declared: in our own sources, or in a package, or by the language and the platform. */
export type Home = { readonly own: string } | { readonly external: string };

const majors = new Map<string, string>();

function majorOf(packageFolder: string): string {
  const known = majors.get(packageFolder);
  if (known) return known;
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  const [major = '0', minor = '0'] = version.split('.');
  // Before its first major version a package may change everything with a minor one.
  const told = major === '0' ? `0.${minor}` : major;
  majors.set(packageFolder, told);
  return told;
}

/**
 * Finds where a declaration stands.
 * @param root the checkout's folder, so that no path of this machine is told
 * @param name what is declared
 * @returns `{ own: 'shared/state/session#Session' }` or `{ external: 'react#ReactNode@19' }`
 */
export function homeOf(root: string, declaration: ts.Node, name: string): Home {
  const file = declaration.getSourceFile().fileName;
  const [, scope] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (!scope)
    return {
      own: `${relative(root, file)
        .split(sep)
        .join('/')
        .replace(/\.tsx?$/, '')}#${name}`,
    };
  if (scope === 'typescript' || scope === '@types/node') return { external: `js#${name}` };
  const folder = file.slice(0, file.lastIndexOf(`/node_modules/${scope}/`) + `/node_modules/${scope}`.length);
  return { external: `${scope.replace(/^@types\//, '')}#${name}@${majorOf(folder)}` };
}
