import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedTemplate } from '@hawiyat/api/testing/database';
import type { TestProject } from 'vitest/node';

/**
 * Migrates one embedded database for a test run; every test file takes copies of it. `PREPARED_TEMPLATE` is a file of one
 * that a later checkout has migrated.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const prepared = process.env.PREPARED_TEMPLATE;
  if (prepared) return void project.provide('template', prepared);
  const folder = await mkdtemp(join(tmpdir(), 'hawiyat-template-'));
  project.provide('template', await embeddedTemplate(folder));
  return () => rm(folder, { recursive: true });
}
