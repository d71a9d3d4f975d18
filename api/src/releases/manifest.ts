import { type Release, release } from '@hawiyat/shared/contract/releases';
import * as z from 'zod/mini';

/**
 * Earlier names of a manifest's keys. Older tools publish them, and the database keeps them, so that the previous
 * server can read what this one stores.
 */
const earlier: ReadonlyMap<string, keyof Release> = new Map([
  ['of', 'remote'],
  ['ahead', 'prefetch'],
  ['behind', 'deferred'],
  ['provides', 'shares'],
  ['needs', 'consumes'],
  ['claims', 'areaPaths'],
]);
const stored = new Map([...earlier].map(([before, now]) => [String(now), before]));

const renamed = (value: object, names: ReadonlyMap<string, string>): object =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [names.get(key) ?? key, item]));

/** @returns the manifest under the contract's keys; anything else than an object as it is */
export const withPresentKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? renamed(value, earlier) : value;

/** @returns the manifest as the database keeps it */
export const withStoredKeys = (value: Release): object => renamed(value, stored);

/** A manifest of any version's tools; its output is today's. */
export const manifest = z.pipe(z.transform(withPresentKeys), release);

/** @throws for text that is no manifest */
export const parseManifest = (text: string): Release => manifest.parse(JSON.parse(text));
