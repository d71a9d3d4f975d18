// @ts-check
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.mjs';
import { isContract, unpackTypes } from './unpack-types.mjs';

/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */
/** @typedef {{ name: string, importedNames: Record<string, string[]> }} Importer */
/** @typedef {{ text: string, label: string }} Line */

/**
 * A call as it was and as it is; a default message or a limit is no part of it. What was no call fits, because a remote
 * bundles it: everything can be `unknown`, and `never` can be everything.
 */
const preamble = [
  "import type * as z from 'zod/mini';",
  'interface NoSuchCall { readonly removed: true }',
  'type Call = { method: string; path: string; audience: string; response: z.ZodMiniType };',
  'type CallOf<M, K, Other> = K extends keyof M ? (M[K] extends Call ? M[K] : Other) : Other;',
  "type Form<E> = E extends Call ? { [K in 'method' | 'path' | 'audience' | 'multipart' | 'answers']: K extends keyof E ? E[K] : null } : E;",
  "type Sent<E> = E extends Call ? { [K in keyof E & ('params' | 'query' | 'body')]: z.input<E[K]> } : E;",
  "type Accepted<E> = E extends Call ? z.input<E['response']> : E;",
  "type Answered<E> = E extends Call ? z.output<E['response']> : E;",
].map((text) => ({ text, label: '' }));

/**
 * Compares a host's types with those of a host that remotes are known to fit, name by name of what they import: what the
 * new one gives must do where they use the old one's.
 * @param {string} root the workspace's folder
 * @param {HostTypes} types of the new host
 * @param {{ id: string, types: HostTypes }} known a host that all these remotes fit
 * @param {readonly Importer[]} remotes
 * @returns {Map<string, string[]>} by remote, TypeScript's messages; without those that fit
 */
export function hostFits(root, types, known, remotes) {
  const before = unpackTypes(root, `shell-${known.id}`, known.types);
  const work = `compared-${process.pid}`;
  const after = unpackTypes(root, `${work}/host`, types);
  const folder = join(after, '..');
  try {
    const compared = remotes.map(({ name, importedNames }) => {
      const lines = [
        ...preamble,
        ...comparisons(importedNames, { ...known.types, at: before }, { ...types, at: after }),
      ];
      const file = join(folder, `${name.replace(/\W+/g, '-')}.ts`);
      writeFileSync(file, lines.map(({ text }) => text).join('\n'));
      return { name, file, lines };
    });
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const { file, line, text } of compile(
      root,
      compared.map((item) => item.file),
      { noUnusedLocals: false },
    )) {
      const item = compared.find((one) => one.file === file);
      if (!item) throw new Error(`${file}: ${text}`);
      const message = text.replaceAll(before, `shell ${known.id}`).replaceAll(after, 'this host');
      found.set(item.name, [...(found.get(item.name) ?? []), `${item.lines[line]?.label}: ${message}`]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {Record<string, string[]>} importedNames
 * @param {HostTypes & { at: string }} was
 * @param {HostTypes & { at: string }} is
 * @returns {Line[]} one line for each name, so that an error names it
 */
function comparisons(importedNames, was, is) {
  return Object.entries(importedNames).flatMap(([module, names], i) => {
    const [old, now] = [was.modules[module], is.modules[module]];
    if (!old) return [];
    const types = [
      `type Was${i} = typeof import('${join(was.at, old)}');`,
      now ? `type Is${i} = typeof import('${join(is.at, now)}');` : `type Is${i} = {};`,
    ];
    return [
      ...types.map((text) => ({ text, label: module })),
      ...names.flatMap((name) => assignment(module, name, i)),
    ];
  });
}

/** @param {string} module @param {string} name @param {number} i @returns {Line[]} */
function assignment(module, name, i) {
  const label = `${module} ${name}`;
  const key = JSON.stringify(name);
  const line = (
    /** @type {string} */ suffix,
    /** @type {string} */ expected,
    /** @type {string} */ given,
  ) => ({
    text: `export const _${i}_${name === '*' ? 'all' : name}${suffix}: ${expected} = 0 as never as ${given};`,
    label: label + suffix.replace('_', ', '),
  });
  if (!isContract(module))
    return [name === '*' ? line('', `Was${i}`, `Is${i}`) : line('', `Was${i}[${key}]`, `Is${i}[${key}]`)];
  // Imported as a whole it tells no calls.
  if (name === '*') return [];
  const [was, is] = [`CallOf<Was${i}, ${key}`, `CallOf<Is${i}, ${key}`];
  return [
    line('', `Form<${was}, unknown>>`, `Form<${is}, NoSuchCall>>`),
    line('_sent', `Sent<${is}, unknown>>`, `Sent<${was}, never>>`),
    line('_answered', `Accepted<${was}, unknown>>`, `Answered<${is}, never>>`),
  ];
}
