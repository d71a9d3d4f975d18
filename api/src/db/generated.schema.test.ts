import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { generatedSchema, schemaFile } from '../../testing/generated-schema.ts';

// The embedded database's catalog is the same one, read more slowly.
test.runIf(process.env.TEST_DATABASE_URL)('schema.ts is what `npm run schema` writes', async () => {
  const { db, close } = await testDatabase();
  const text = await generatedSchema(db).finally(close);
  if (process.env.WRITE_SCHEMA) await writeFile(schemaFile, text);
  expect(await readFile(schemaFile, 'utf8')).toBe(text);
});
