import { csvSampleOf, fileOf } from '@hawiyat/shared/contract/core/edited-fields';
import { addContainer, addContainers, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { editedDriver } from '@hawiyat/shared/contract/fleet/edited-driver';
import { auditChanges } from '@hawiyat/shared/locale/audit-words';
import { expect, test } from 'vitest';
import { readTable } from '../csv/csv-table.ts';
import { documents } from '../documents/documents.ts';
import { containers } from '../fleet/containers.ts';
import { drivers } from '../fleet/drivers.ts';
import { trucks } from '../vehicles/trucks.ts';
import { csvColumns, headingsOf } from './csv-columns.ts';
import type { AnyFields } from './fields.ts';
import { planImport } from './import-plan.ts';

// Generated from the lists of fields: what is left out beside them fails here.

const resources: readonly (readonly [string, AnyFields])[] = [
  ['containers', containers.fields],
  ['drivers', drivers.fields],
  ['trucks', trucks.fields],
  ['documents', documents.fields],
];

test.each(resources)('%s: the audit log has a word for every field that it holds', (_, { entries }) => {
  const audited = entries.filter(([, field]) => field.audited).map(([name]) => name);
  const changes = (name: string) =>
    auditChanges({ before: { [name]: 'a' }, after: { [name]: 'b' }, names: {} });
  expect(audited.filter((name) => changes(name).length === 0)).toEqual([]);
});

test.each(resources)('%s: what a form edits has a label in conflicts', (_, { draft, labels }) => {
  const unnamed = Object.keys(draft.shape).filter((name) => name !== 'password' && !labels[name]);
  expect(unnamed).toEqual([]);
});

test.each([
  ['containers', containers.fields, editedContainer, 'containerNumber'],
  ['drivers', drivers.fields, editedDriver, 'identityNumber'],
] as const)(
  '%s: the file to fill in has the columns of the export, and its example imports',
  (_, fields: AnyFields, edited, key) => {
    const columns = csvColumns(fields);
    expect(fileOf(edited).headings).toEqual(columns.map(({ label }) => label));
    const file = readTable(csvSampleOf(edited), headingsOf(columns), []);
    const plan = planImport(fields, { field: key, of: (cell) => cell }, file, { stored: [] });
    expect([plan.created.length, plan.faults]).toEqual([1, []]);
  },
);

test('many containers at once have whatever one has but its number, and a change may have it all', () => {
  const { containerNumber: _, ...alike } = addContainer.body.shape;
  expect(Object.keys(addContainers.body.shape)).toEqual(expect.arrayContaining(Object.keys(alike)));
  expect(Object.keys(updateContainer.body.shape)).toEqual(Object.keys(addContainer.body.shape));
});
