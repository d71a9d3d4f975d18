import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import {
  addContainer,
  type ContainerDraft,
  deleteContainer,
  exportContainers,
  importContainers,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/fleet/containers';
import {
  addDriver,
  type DriverDraft,
  deleteDriver,
  exportDrivers,
  importDrivers,
  listDrivers,
  updateDriver,
} from '@hawiyat/shared/contract/fleet/drivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullCompany } from '../../testing/full-company.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { readCsv, writeCsv } from '../csv/csv.ts';
import { asCompany } from '../db/tenant.ts';
import type { AnyFields } from '../resources/fields.ts';
import { containerFields } from './container-fields.ts';
import { driverFields } from './driver-fields.ts';

// Generated from the lists of fields, and compared with the contract: a field that is forgotten somewhere
// fails here.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
}, 60_000);
afterAll(() => server.close());

type Item = Record<string, unknown> & { id: string };
/** Two valid values of each field that a form edits; no value is a part of another field's. */
type Examples<Draft> = { [Name in keyof Draft]-?: readonly [unknown, unknown] };

const drivers = {
  ...{ fields: driverFields, one: 'driver', many: 'drivers', key: 'identityNumber' },
  ...{ list: listDrivers, add: addDriver, edit: updateDriver, remove: deleteDriver },
  ...{ exported: exportDrivers, imported: importDrivers, writeOnly: ['password'] },
  examples: {
    name: ['سالم الدوسري', 'خالد القحطاني'],
    phone: ['0501234567', '0559876543'],
    email: ['salim@example.com', 'khalid@example.com'],
    availability: ['on_duty', 'on_break'],
    identityNumber: ['1098765432', '2087654321'],
    licenseNumber: ['LIC-7001', 'LIC-9002'],
  } satisfies Examples<Omit<DriverDraft, 'password'>>,
};
const containers = {
  ...{
    fields: containerFields,
    one: 'container',
    many: 'containers',
    key: 'containerNumber',
  },
  ...{ list: listContainers, add: addContainer, edit: updateContainer, remove: deleteContainer },
  ...{ exported: exportContainers, imported: importContainers, writeOnly: [] },
  examples: {
    containerNumber: ['A-101', 'B-7'],
    type: ['حاويات أنقاض', 'مكابس نفايات'],
    size: ['12 yard', '20 yard'],
    price: [450.5, 900.25],
    status: ['reserved', 'maintenance'],
  } satisfies Examples<ContainerDraft>,
};

type Resource = typeof drivers | typeof containers;
type Example = readonly [first: unknown, second: unknown];

/** A company of its own, with what its admin can do to a resource. */
async function company({ one, many, key, ...resource }: Resource) {
  const token = await (await server.createCompany('شركة')).signIn();
  const examples: Record<string, Example> = resource.examples;
  const send = async (method: string, path: string, json?: object, headers = {}) => {
    const answer = await server.fetch(path, { method, token, headers, ...(json && { json }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const at = (id: string) => resource.edit.path.replace(/:\w+/, id);
  const draft = (which: 0 | 1) =>
    Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, example[which]]));
  return {
    draft,
    async added(which: 0 | 1): Promise<Item> {
      const { status, body } = await send('POST', resource.add.path, draft(which));
      expect([status, body]).toEqual([201, expect.anything()]);
      return body[one] as Item;
    },
    edit: (id: string, change: object, headers = {}) => send('PATCH', at(id), change, headers),
    remove: (id: string) => send('DELETE', at(id)),
    async found(query = ''): Promise<Item[]> {
      return (await send('GET', resource.list.path + query)).body[many] as Item[];
    },
    async auditLog(id: string) {
      const { body } = await send('GET', `${listAudit.path}?entityId=${id}`);
      return listAudit.response.parse(body).entries;
    },
    /** The headings and the only row of the file. */
    async file(): Promise<[headings: string[], cells: string[]]> {
      const answer = await server.fetch(resource.exported.path, { token });
      const [headings, cells] = readCsv(await answer.text());
      return [[...(headings?.cells ?? [])], [...(cells?.cells ?? [])]];
    },
    async imported(headings: readonly string[], cells: readonly string[]): Promise<ImportReport> {
      const json = { csv: writeCsv(headings, [cells]), dryRun: false };
      return (await send('POST', resource.imported.path, json)).body.report as ImportReport;
    },
  };
}

/** What tells who a person is stands in no event: those fields that a deletion erases. */
const inAuditLog = (fields: Pick<AnyFields, 'entries'>, name: string, value: unknown) =>
  value !== null && fields.entries.some((entry) => entry[0] === name && entry[1].erased !== undefined)
    ? '•••'
    : value;

const outcome = ({ created, changed, unchanged, faults }: ImportReport) => ({
  ...{ created, changed, unchanged, faults },
});

describe.each([drivers, containers])('$many', (resource) => {
  const { fields, examples, key } = resource;
  const edited = Object.keys(examples) as (keyof typeof examples)[];
  const labelOf = (name: string) => fields.labels[name] ?? '';
  const inFiles = fields.entries.filter(([, { csv }]) => csv).map(([name]) => name);

  test('every field of a response is declared, and what a form edits is audited, exported and imported', () => {
    expect(fields.entries.map(([name]) => name).sort()).toEqual(Object.keys(fields.answer.shape).sort());
    expect(Object.keys(fields.draft.shape).sort()).toEqual([...edited, ...resource.writeOnly].sort());
    const formFields = fields.entries.filter(([name]) => name in examples);
    expect(formFields.map(([name, { audited, csv }]) => [name, audited, csv !== false])).toEqual(
      formFields.map(([name]) => [name, true, true]),
    );
  });

  test('a new one has all that the form says, and so have the audit log and the list', async () => {
    const { added, draft, auditLog, found } = await company(resource);
    const item = await added(0);
    expect(item).toMatchObject(draft(0));
    expect(await found()).toEqual([item]);
    const audited = fields.entries
      .filter((entry) => entry[1].audited)
      .map(([name]) => [name, inAuditLog(fields, name, item[name])]);
    expect(await auditLog(item.id)).toMatchObject([{ before: null, after: Object.fromEntries(audited) }]);
  });

  test.each(edited)('a change of %s is shown, counted, in the audit log, and in a conflict', async (name) => {
    const [first, second]: Example = examples[name];
    const { added, edit, auditLog } = await company(resource);
    const item = await added(0);
    expect(await edit(item.id, { [name]: second })).toEqual({
      status: 200,
      body: { [resource.one]: { ...item, [name]: second, version: 2 } },
    });
    expect((await auditLog(item.id))[0]).toMatchObject({
      before: { [name]: inAuditLog(fields, name, first) },
      after: { [name]: inAuditLog(fields, name, second) },
    });
    const { status, body } = await edit(item.id, {}, { 'if-match': '"1"' });
    expect(status).toBe(409);
    expect(errorBody.parse(body).outdated).toMatchObject({
      changes: [{ field: name, label: labelOf(name), from: inAuditLog(fields, name, first), to: second }],
      current: { [name]: second },
    });
    expect(await edit(item.id, {})).toMatchObject({
      status: 200,
      body: { [resource.one]: { [name]: second } },
    });
  });

  test('a file has a column for each field that is declared so, and comes in elsewhere with all of them', async () => {
    const from = await company(resource);
    const item = await from.added(0);
    const [headings, cells] = await from.file();
    expect(headings).toEqual(inFiles.map(labelOf));
    expect(outcome(await from.imported(headings, cells))).toMatchObject({
      unchanged: 1,
      changed: 0,
      created: 0,
    });
    const to = await company(resource);
    expect(outcome(await to.imported(headings, cells))).toMatchObject({ created: 1, faults: [] });
    const [copy = item] = await to.found();
    expect(copy).toEqual({ ...item, id: copy.id });
    const [auditLog] = await to.auditLog(copy.id);
    expect(auditLog?.after).toEqual((await from.auditLog(item.id))[0]?.after);
  });

  test.each(inFiles.filter((name) => name !== key))(
    'a file changes %s, keeps it without the column, and a blank cell does as declared',
    async (name) => {
      const [first, second]: Example = examples[name as keyof typeof examples];
      const csv = Object.fromEntries(fields.entries)[name]?.csv || {};
      const other = await company(resource);
      await other.added(1);
      const { added, file, found, imported, auditLog } = await company(resource);
      const item = await added(0);
      const [headings, cells] = await file();
      const [, otherCells] = await other.file();
      const column = headings.indexOf(labelOf(name));
      const withCell = (text = '') => cells.map((cell, index) => (index === column ? text : cell));
      const without = (row: readonly string[]) => row.filter((_, index) => index !== column);

      expect(outcome(await imported(headings, withCell(otherCells[column])))).toMatchObject({ changed: 1 });
      expect(await found()).toEqual([{ ...item, [name]: second, version: 2 }]);
      const changes = {
        before: { [name]: inAuditLog(fields, name, first) },
        after: { [name]: inAuditLog(fields, name, second) },
      };
      expect((await auditLog(item.id))[0]).toMatchObject(changes);

      if (!csv.required)
        expect(outcome(await imported(without(headings), without(cells)))).toMatchObject({ unchanged: 1 });
      const report = await imported(headings, withCell(''));
      const blank = csv.required ? { faults: [{ field: labelOf(name) }] } : { faults: [] };
      expect(outcome(report)).toMatchObject({ ...blank, changed: csv.required || csv.blankKeeps ? 0 : 1 });
      const after = csv.required || csv.blankKeeps ? second : null;
      expect((await found())[0]?.[name]).toBe(after);
    },
  );

  test('a search finds by the fields that are declared so, and by no other', async () => {
    const { added, found } = await company(resource);
    const item = await added(0);
    for (const [name, { search }] of fields.entries) {
      const text = String(item[name] ?? '');
      // A version is a digit, which numbers contain too.
      if (text.length < 3) continue;
      const matches = await found(`?q=${encodeURIComponent(text)}`);
      expect([name, matches]).toEqual([name, search ? [item] : []]);
    }
  });
});

test('of a deleted driver only the declared fields stay, in the row and in every event', async () => {
  const { company: companyId, admin, order } = await fullCompany(server.db, '9000000791');
  const token = await startSession(server.db, { companyId, adminId: admin }, new Date());
  const draft = (which: 0 | 1) =>
    Object.fromEntries(Object.entries(drivers.examples).map(([name, example]) => [name, example[which]]));
  const answer = await server.fetch(addDriver.path, { method: 'POST', token, json: draft(0) });
  const { id } = addDriver.response.parse(await answer.json()).driver;
  const at = updateDriver.path.replace(':driverId', id);
  expect((await server.fetch(at, { method: 'PATCH', token, json: draft(1) })).status).toBe(200);
  await asCompany(server.db, companyId, (tx) =>
    tx
      .updateTable('orders')
      .set({ driver_id: id, status: 'canceled', canceled_at: new Date(), canceled_by: 'customer', refund: 1 })
      .where('company_id', '=', companyId)
      .where('id', '=', order)
      .execute(),
  );
  const stored = async () => {
    const { rows } = await asCompany(server.db, companyId, (tx) =>
      sql<{ row: string }>`
        select to_jsonb(drivers)::text as row from drivers where id = ${id}
        union all select to_jsonb(events)::text from events where entity_id = ${id}`.execute(tx),
    );
    return rows.map(({ row }) => row).join('\n');
  };
  const staying = driverFields.entries.filter(([, { erased }]) => erased === undefined).map(([name]) => name);
  expect(staying).toEqual(['id', 'availability', 'version']);
  const personal = Object.entries(drivers.examples).filter(([name]) => !staying.includes(name));
  // A stored phone is in another notation than the typed one.
  const traces = personal.flatMap(([, texts]) => texts.map((text) => text.replace(/^0/, '')));
  const before = await stored();
  for (const [, [, trace]] of personal) expect(before).toContain(trace.replace(/^0/, ''));
  for (const event of before.split('\n').slice(1))
    for (const trace of traces) expect(event).not.toContain(trace);
  expect((await server.fetch(at, { method: 'DELETE', token })).status).toBe(200);
  const after = await stored();
  for (const trace of traces) expect(after).not.toContain(trace);
});
