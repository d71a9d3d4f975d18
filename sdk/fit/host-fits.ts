import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { compile } from './compile.ts';
import { isContract, unpackTypes } from './unpack-types.ts';

interface Importer {
  name: string;
  importedNames: Record<string, string[]>;
}
interface Line {
  text: string;
  label: string;
}

/**
 * `Props`: a component without an optional prop is assignable to one with it, and would ignore it. `Form`, `Sent`,
 * `Answered`: the parts of a call that must stay. What was no call fits, because a remote bundles it: everything is
 * assignable to `unknown`, and `never` to everything.
 */
const preamble = [
  "import type * as z from 'zod/mini';",
  'type Keys<P> = P extends unknown ? keyof P : never;',
  'type Props<M, K, Other> = K extends keyof M ? (M[K] extends (props: infer P, ...more: never[]) => unknown ? Keys<P> : never) : Other;',
  'interface NoSuchCall { readonly removed: true }',
  'type Call = { method: string; path: string; audience: string; response: z.ZodMiniType };',
  'type CallOf<M, K, Other> = K extends keyof M ? (M[K] extends Call ? M[K] : Other) : Other;',
  "type Form<E> = E extends Call ? { [K in 'method' | 'path' | 'audience' | 'multipart' | 'answers']: K extends keyof E ? E[K] : null } : E;",
  "type Sent<E> = E extends Call ? { [K in keyof E & ('params' | 'query' | 'body')]: z.input<E[K]> } : E;",
  "type Accepted<E> = E extends Call ? z.input<E['response']> : E;",
  "type Answered<E> = E extends Call ? z.output<E['response']> : E;",
].map((text) => ({ text, label: '' }));

/** Finds imports of remotes that a new host breaks, with TypeScript's messages by remote; all of them fit `known`. */
export async function hostFits(
  root: string,
  types: HostTypes,
  known: { id: string; types: HostTypes },
  remotes: readonly Importer[],
): Promise<Map<string, string[]>> {
  const before = unpackTypes(root, `shell-${known.id}`, known.types);
  const after = unpackTypes(root, `compared-${process.pid}/host`, types);
  const folder = join(after, '..');
  try {
    const compared = remotes.map(({ name, importedNames }) => {
      const was = { ...known.types, at: before };
      const lines = [...preamble, ...comparisons(importedNames, was, { ...types, at: after })];
      const file = join(folder, `${name.replace(/\W+/g, '-')}.ts`);
      writeFileSync(file, lines.map(({ text }) => text).join('\n'));
      return { name, file, lines };
    });
    const files = compared.map(({ file }) => file);
    const found: Map<string, string[]> = new Map();
    for (const { file, line, text } of await compile(root, files, { noUnusedLocals: false })) {
      const item = compared.find((one) => one.file === file);
      if (!item) throw new Error(`${file}: ${text}`);
      const message = text.replaceAll(before, `shell ${known.id}`).replaceAll(after, 'this host');
      found.set(item.name, [...(found.get(item.name) ?? []), `${item.lines[line - 1]?.label}: ${message}`]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One line for each name, so that an error names it. */
function comparisons(
  importedNames: Record<string, string[]>,
  was: HostTypes & { at: string },
  is: HostTypes & { at: string },
): Line[] {
  return Object.entries(importedNames).flatMap(([module, names], i) => {
    if (!was.modules[module]) return [];
    const types = [`type Was${i} = ${typesOf(was, module)};`, `type Is${i} = ${typesOf(is, module)};`];
    return [
      ...types.map((text) => ({ text, label: module })),
      ...names.flatMap((name) => assignment(module, name, i)),
    ];
  });
}

function typesOf({ at, modules }: HostTypes & { at: string }, module: string) {
  const file = modules[module];
  return file ? `typeof import('${join(at, file)}')` : '{}';
}

function assignment(module: string, name: string, i: number): Line[] {
  const label = `${module} ${name}`;
  const key = JSON.stringify(name);
  const line = (suffix: string, expected: string, given: string) => ({
    text: `export const _${i}_${name === '*' ? 'all' : name}${suffix}: ${expected} = 0 as never as ${given};`,
    label: label + suffix.replace('_', ', '),
  });
  if (!isContract(module)) {
    if (name === '*') return [line('', `Was${i}`, `Is${i}`)];
    const isComponent = /^[A-Z]/.test(name);
    return [
      line('', `Was${i}[${key}]`, `Is${i}[${key}]`),
      ...(isComponent ? [line('_props', `Props<Is${i}, ${key}, any>`, `Props<Was${i}, ${key}, never>`)] : []),
    ];
  }
  // An import of everything does not say which calls are made.
  if (name === '*') return [];
  const [was, is] = [`CallOf<Was${i}, ${key}`, `CallOf<Is${i}, ${key}`];
  return [
    line('', `Form<${was}, unknown>>`, `Form<${is}, NoSuchCall>>`),
    line('_sent', `Sent<${is}, unknown>>`, `Sent<${was}, never>>`),
    line('_answered', `Accepted<${was}, unknown>>`, `Answered<${is}, never>>`),
  ];
}
