import * as people from '@hawiyat/shared/contract/account/people';
import { saveConsent } from '@hawiyat/shared/contract/account/personal-data';
import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { rolesWith } from '@hawiyat/shared/contract/core/roles';
import { entryHeader, undoHeader } from '@hawiyat/shared/contract/core/undo';
import * as archive from '@hawiyat/shared/contract/fleet/archive';
import * as care from '@hawiyat/shared/contract/fleet/container-details';
import * as containers from '@hawiyat/shared/contract/fleet/containers';
import * as documents from '@hawiyat/shared/contract/fleet/documents';
import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import * as drivers from '@hawiyat/shared/contract/fleet/drivers';
import { changeContainers } from '@hawiyat/shared/contract/fleet/many-containers';
import * as views from '@hawiyat/shared/contract/fleet/saved-views';
import * as trucks from '@hawiyat/shared/contract/fleet/vehicles';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { changeOffer, withdrawOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { arrangeStops } from '@hawiyat/shared/contract/orders/board';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { addOrderNote, deleteOrderNote } from '@hawiyat/shared/contract/orders/order-details';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { assignSubOrderDriver } from '@hawiyat/shared/contract/orders/sub-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractEndpoints, contractSettingsPages } from '../testing/contract-endpoints.ts';
import { cheapHash } from '../testing/credentials.ts';
import { pictureForm } from '../testing/forms.ts';
import { fullCompany } from '../testing/full-company.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { adminSessions, endSession } from './auth/sessions/admin-sessions.ts';
import { startSession } from './auth/sign-in/start-session.ts';
import { asCompany, asPlatform } from './db/tenant.ts';

// Every undoable call of the contract: done and undone, and why it is not undone.

type Ids = Awaited<ReturnType<typeof fullCompany>> &
  Record<'colleague' | 'viewer' | 'second' | 'box', string>;
type Sent = readonly [call: Endpoint, params?: Readonly<Record<string, string>>, body?: object];

interface Row {
  readonly before?: (ids: Ids) => readonly Sent[];
  readonly done: (ids: Ids, prepared: Answer) => Sent | Promise<Sent>;
  readonly inverse: (ids: Ids, answer: Answer, prepared: Answer) => readonly Sent[];
  /** A colleague's change of the same thing; null for what only the person reaches. */
  readonly meanwhile: ((ids: Ids, answer: Answer, prepared: Answer) => readonly Sent[]) | null;
  /** A query of what the call changes, or a call that shows it. */
  readonly state: (ids: Ids) => string | Endpoint;
  /** What is a person's own is not in the audit log. */
  readonly isUnlogged?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all calls
type Answer = any;

const colleagueName = 'هند العتيبي';
let server: TestServer;
let ids: Ids;
let mine: string;
let theirs: string;
let companies = 0;
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  companies += 1;
  const full = await fullCompany(server.db, String(9_000_000_000 + companies));
  const company_id = full.company;
  const person = { company_id, password_hash: cheapHash };
  ids = await asPlatform(server.db, async (tx) => {
    const added = await tx
      .insertInto('admins')
      .values([
        { ...person, name: colleagueName, email: 'hind@example.com', role: 'owner' },
        { ...person, name: 'فهد', email: 'fahd@example.com', role: 'viewer' },
      ])
      .returning('id')
      .execute();
    return { ...full, colleague: added[0]?.id ?? '', viewer: added[1]?.id ?? '', second: '', box: '' };
  });
  const signedIn = (adminId: string) =>
    startSession(server.db, { companyId: full.company, adminId }, server.app.now());
  [mine, theirs] = [await signedIn(ids.admin), await signedIn(ids.colleague)];
  const { driver } = await ok(theirs, [drivers.addDriver, {}, salim]);
  const { container } = await ok(theirs, [containers.addContainer, {}, box]);
  ids = { ...ids, second: driver.id, box: container.id };
});

const salim = { name: 'سالم', phone: '0551234567', identityNumber: '1098765432' };
const box = { type: 'حاويات أنقاض', size: '20 yard', price: 500, status: 'available' };
const term = { expiresOn: '2099-01-01' };

async function send(token: string, [call, params = {}, body]: Sent, undoes?: string) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const content = body instanceof FormData ? { body } : body && { json: body };
  const headers = undoes === undefined ? {} : { [undoHeader]: undoes };
  const answer = await server.fetch(path, { method: call.method, token, headers, ...content });
  const text = await answer.text();
  return {
    status: answer.status,
    entry: answer.headers.get(entryHeader),
    body: text ? JSON.parse(text) : {},
  };
}

async function ok(token: string, sent: Sent): Promise<Answer> {
  const { status, body } = await send(token, sent);
  expect([sent[0].path, status, status < 300 ? null : body]).toEqual([sent[0].path, status, null]);
  return body;
}

const one = (table: string, columns: string, id: string) =>
  `select ${columns} from ${table} where id = '${id}'`;
const amount = (table: string, where = 'true') => `select count(*)::int from ${table} where ${where}`;

const archived = (
  kind: 'container' | 'driver',
  calls: readonly [Endpoint, Endpoint],
  edit: Endpoint,
): Record<'archive' | 'restore', Row> => {
  const table = `${kind}s`;
  const param = (ids: Ids) => ({ [`${kind}Id`]: kind === 'driver' ? ids.second : ids.box });
  const state = (ids: Ids) => one(table, 'archived_at is null as here', Object.values(param(ids))[0] ?? '');
  const [away, back] = calls;
  const change = kind === 'driver' ? { availability: 'on_break' } : { price: 1 };
  return {
    archive: {
      ...{ done: (ids) => [away, param(ids)], inverse: (ids) => [[back, param(ids)]], state },
      meanwhile: (ids) => [
        [back, param(ids)],
        [away, param(ids)],
      ],
    },
    restore: {
      ...{ before: (ids) => [[away, param(ids)]], done: (ids) => [back, param(ids)], state },
      inverse: (ids) => [[away, param(ids)]],
      meanwhile: (ids) => [[edit, param(ids), change]],
    },
  };
};
const ofContainers = archived(
  'container',
  [archive.archiveContainer, archive.restoreContainer],
  containers.updateContainer,
);
const ofDrivers = archived('driver', [archive.archiveDriver, archive.restoreDriver], drivers.updateDriver);

const assigned = (call: Endpoint, change: Endpoint, kind: 'order' | 'subOrder'): readonly [Row, Row] => {
  const param = (ids: Ids) => ({ [`${kind}Id`]: ids[kind] });
  const state = (ids: Ids) => one(kind === 'order' ? 'orders' : 'sub_orders', 'driver_id, status', ids[kind]);
  const to = (from: string, driverId: string | null) => ({ from, driverId, reason: 'تعطل الشاحنة' });
  return [
    {
      ...{ state, done: (ids) => [call, param(ids), { driverId: ids.driver }] },
      inverse: (ids) => [[change, param(ids), to(ids.driver, null)]],
      meanwhile: (ids) => [[change, param(ids), to(ids.driver, ids.second)]],
    },
    {
      ...{ state, before: (ids) => [[call, param(ids), { driverId: ids.driver }]] },
      done: (ids) => [change, param(ids), to(ids.driver, ids.second)],
      inverse: (ids) => [[change, param(ids), to(ids.second, ids.driver)]],
      meanwhile: (ids) => [
        [change, param(ids), to(ids.second, ids.driver)],
        [change, param(ids), to(ids.driver, ids.second)],
      ],
    },
  ];
};
const [anAssignment, aChange] = assigned(assignDriver, changeOrderDriver, 'order');
const [aSubAssignment, aSubChange] = assigned(assignSubOrderDriver, changeSubOrderDriver, 'subOrder');

const note = (text: string) => ({ text, day: '2026-02-01', cost: null });
const edit = (
  call: Endpoint,
  param: string,
  id: keyof Ids,
  [table, column]: [string, string],
  [from, to, theirs]: readonly object[],
): Row => ({
  state: (ids) => one(table, column, ids[id]),
  done: (ids) => [call, { [param]: ids[id] }, to],
  inverse: (ids) => [[call, { [param]: ids[id] }, from]],
  meanwhile: (ids) => [[call, { [param]: ids[id] }, theirs]],
});
const offered = (ids: Ids): Sent => [
  createOffer,
  {},
  { globalOrderId: ids.open, price: 480, rentalDuration: 7 },
];
const repriced = (offerId: string, price: number): Sent => [
  changeOffer,
  { offerId },
  { price, rentalDuration: 7 },
];
const aView = { name: 'المتأخرة هنا', question: 'back=late' };
const stops = (ids: Ids, tasks: readonly string[]): Sent => [
  arrangeStops,
  {},
  { day: '2026-03-01', driverId: ids.driver, ids: tasks },
];

const rows = new Map<Endpoint, Row>([
  [archive.archiveContainer, ofContainers.archive],
  [archive.restoreContainer, ofContainers.restore],
  [archive.archiveDriver, ofDrivers.archive],
  [archive.restoreDriver, ofDrivers.restore],
  [assignDriver, anAssignment],
  [changeOrderDriver, aChange],
  [assignSubOrderDriver, aSubAssignment],
  [changeSubOrderDriver, aSubChange],
  [
    assignMany,
    {
      ...anAssignment,
      done: (ids) => [assignMany, {}, { driverId: ids.driver, tasks: [{ kind: 'order', id: ids.order }] }],
    },
  ],
  [
    containers.updateContainer,
    edit(
      containers.updateContainer,
      'containerId',
      'box',
      ['containers', 'price'],
      [{ price: 500 }, { price: 600 }, { price: 700 }],
    ),
  ],
  [
    drivers.updateDriver,
    edit(
      drivers.updateDriver,
      'driverId',
      'second',
      ['drivers', 'availability'],
      [{ availability: 'available' }, { availability: 'on_break' }, { availability: 'off_duty' }],
    ),
  ],
  [
    trucks.updateTruck,
    edit(
      trucks.updateTruck,
      'truckId',
      'truck',
      ['trucks', 'notes'],
      [{ notes: null }, { notes: 'صيانة' }, { notes: 'جديدة' }],
    ),
  ],
  [
    documents.updateDocument,
    edit(
      documents.updateDocument,
      'documentId',
      'document',
      ['documents', 'number'],
      [
        { number: '1', expiresOn: '2026-03-01' },
        { number: '2', expiresOn: '2026-03-01' },
        { number: '3', expiresOn: '2026-03-01' },
      ],
    ),
  ],
  [
    people.changePerson,
    edit(
      people.changePerson,
      'personId',
      'viewer',
      ['admins', 'role'],
      [{ role: 'viewer' }, { role: 'accountant' }, { role: 'dispatcher' }],
    ),
  ],
  [
    saveProfile,
    {
      ...edit(saveProfile, '', 'admin', ['admins', 'name'], [{ name: 'مدير' }, { name: 'مديرة' }, {}]),
      meanwhile: null,
    },
  ],
  [
    saveConsent,
    {
      state: ({ admin }) => `select given from consents where admin_id = '${admin}' order by at desc limit 1`,
      done: () => [saveConsent, {}, { channel: 'device', given: false }],
      inverse: () => [[saveConsent, {}, { channel: 'device', given: true }]],
      meanwhile: null,
    },
  ],
  [
    changeContainers,
    {
      state: (ids) => one('containers', 'price', ids.box),
      done: (ids) => [changeContainers, {}, { containers: [{ id: ids.box, price: 600 }] }],
      inverse: (ids) => [[changeContainers, {}, { containers: [{ id: ids.box, price: 500 }] }]],
      meanwhile: (ids) => [[containers.updateContainer, { containerId: ids.box }, { price: 700 }]],
    },
  ],
  [
    containers.addContainer,
    {
      state: () => amount('containers'),
      done: () => [containers.addContainer, {}, box],
      inverse: (_, { container }) => [[containers.deleteContainer, { containerId: container.id }]],
      meanwhile: (_, { container }) => [
        [containers.updateContainer, { containerId: container.id }, { price: 1 }],
      ],
    },
  ],
  [
    containers.addContainers,
    {
      state: () => amount('containers'),
      done: () => [containers.addContainers, {}, { ...box, count: 2 }],
      inverse: (_, answer) =>
        answer.containers.map(({ id }: Answer) => [containers.deleteContainer, { containerId: id }]),
      meanwhile: (_, answer) =>
        answer.containers.map(({ id }: Answer) => [
          containers.updateContainer,
          { containerId: id },
          { price: 1 },
        ]),
    },
  ],
  [
    drivers.addDriver,
    {
      state: () => amount('drivers', 'archived_at is null'),
      done: () => [drivers.addDriver, {}, { ...salim, phone: '0551234568', identityNumber: '1098765440' }],
      inverse: (_, { driver }) => [[drivers.deleteDriver, { driverId: driver.id }]],
      meanwhile: (_, { driver }) => [
        [drivers.updateDriver, { driverId: driver.id }, { availability: 'on_break' }],
      ],
    },
  ],
  [
    trucks.addTruck,
    {
      state: () => amount('trucks'),
      done: () => [trucks.addTruck, {}, { plate: '1234 ABD' }],
      inverse: (_, { truck }) => [[trucks.deleteTruck, { truckId: truck.id }]],
      meanwhile: (_, { truck }) => [[trucks.updateTruck, { truckId: truck.id }, { notes: 'جديدة' }]],
    },
  ],
  [
    documents.addDocument,
    {
      state: () => amount('documents'),
      done: () => [documents.addDocument, {}, { kind: 'mwan-permit', number: '7', ...term }],
      inverse: (_, { document }) => [[documents.deleteDocument, { documentId: document.id }]],
      meanwhile: (_, { document }) => [
        [documents.updateDocument, { documentId: document.id }, { number: '8', ...term }],
      ],
    },
  ],
  [
    care.addMaintenance,
    {
      state: () => amount('container_maintenance'),
      done: (ids) => [care.addMaintenance, { containerId: ids.container }, note('دهان')],
      inverse: (ids, { maintenance }) => [
        [care.deleteMaintenance, { containerId: ids.container, maintenanceId: maintenance.id }],
      ],
      meanwhile: (ids, { maintenance }) => [
        [care.updateMaintenance, { containerId: ids.container, maintenanceId: maintenance.id }, note('لحام')],
      ],
    },
  ],
  [
    care.updateMaintenance,
    {
      state: (ids) => one('container_maintenance', 'text', ids.maintenance),
      done: (ids) => [
        care.updateMaintenance,
        { containerId: ids.container, maintenanceId: ids.maintenance },
        note('دهان'),
      ],
      inverse: (ids) => [
        [
          care.updateMaintenance,
          { containerId: ids.container, maintenanceId: ids.maintenance },
          note('لحام القاعدة'),
        ],
      ],
      meanwhile: (ids) => [
        [
          care.updateMaintenance,
          { containerId: ids.container, maintenanceId: ids.maintenance },
          note('تنظيف'),
        ],
      ],
    },
  ],
  [
    care.addContainerPicture,
    {
      state: () => amount('container_pictures'),
      done: async (ids) => [care.addContainerPicture, { containerId: ids.container }, await pictureForm()],
      inverse: (ids, { picture }) => [
        [care.deleteContainerPicture, { containerId: ids.container, pictureId: picture.id }],
      ],
      meanwhile: (ids) => [[containers.updateContainer, { containerId: ids.container }, { price: 1 }]],
    },
  ],
  [
    views.addSavedView,
    {
      state: () => amount('saved_views'),
      done: () => [views.addSavedView, {}, aView],
      inverse: (_, { view }) => [[views.deleteSavedView, { viewId: view.id }]],
      ...{ meanwhile: null, isUnlogged: true },
    },
  ],
  [
    views.renameSavedView,
    {
      ...edit(
        views.renameSavedView,
        'viewId',
        'view',
        ['saved_views', 'name'],
        [{ name: 'المتأخرة' }, { name: 'القديمة' }, {}],
      ),
      meanwhile: null,
      isUnlogged: true,
    },
  ],
  [
    views.deleteSavedView,
    {
      state: () => 'select name, question from saved_views',
      done: (ids) => [views.deleteSavedView, { viewId: ids.view }],
      inverse: () => [[views.addSavedView, {}, { name: 'المتأخرة', question: 'back=late' }]],
      ...{ meanwhile: null, isUnlogged: true },
    },
  ],
  [
    createOffer,
    {
      state: () => amount('offers', `status = 'submitted'`),
      done: offered,
      inverse: (_, { offer }) => [[withdrawOffer, { offerId: offer.id }, {}]],
      meanwhile: (_, { offer }) => [repriced(offer.id, 490)],
    },
  ],
  [
    changeOffer,
    {
      state: () => `select price from offers where status = 'submitted'`,
      before: (ids) => [offered(ids)],
      done: (_, { offer }) => repriced(offer.id, 490),
      inverse: (_, { offer }) => [repriced(offer.id, 480)],
      meanwhile: (_, { offer }) => [repriced(offer.id, 500)],
    },
  ],
  [
    arrangeStops,
    {
      state: (ids) =>
        `select task_ids from stop_orders where driver_id = '${ids.driver}' and day = '2026-03-01'`,
      before: (ids) => [
        [assignDriver, { orderId: ids.order }, { driverId: ids.driver }],
        stops(ids, [ids.order]),
      ],
      done: (ids) => stops(ids, []),
      inverse: (ids) => [stops(ids, [ids.order])],
      meanwhile: (ids) => [stops(ids, [])],
    },
  ],
  [
    addOrderNote,
    {
      state: () => amount('order_notes'),
      done: (ids) => [addOrderNote, { orderId: ids.order }, { text: 'البوابة الخلفية' }],
      inverse: (ids, { note }) => [[deleteOrderNote, { orderId: ids.order, noteId: note.id }]],
      meanwhile: (ids) => [[addOrderNote, { orderId: ids.order }, { text: 'والأمامية' }]],
    },
  ],
]);

/** A field of each page of settings: another value, and a colleague's. */
const settings: Readonly<Record<string, readonly [field: string, other: unknown, theirs: unknown]>> = {
  profile: ['whatsapp', '0551112223', '0551112224'],
  notifications: ['sound', true, false],
  orders: ['hidesOutside', true, false],
  work: ['rentalDuration', 7, 10],
};
for (const page of await contractSettingsPages()) {
  const [field, other, colleagues] = settings[page.name] ?? [];
  const unseen = Object.entries(page.fields).flatMap(([name, { shown, initial }]) =>
    shown === false ? [[name, initial]] : [],
  );
  const shown = (answer: Answer) => ({ ...Object.fromEntries(unseen), ...answer[page.key] });
  rows.set(page.save, {
    before: () => [[page.fetch]],
    state: () => page.fetch,
    done: (_, answer) => [page.save, {}, { ...shown(answer), version: undefined, [String(field)]: other }],
    inverse: (_, __, answer) => [[page.save, {}, { ...shown(answer), version: undefined }]],
    meanwhile: (_, __, answer) =>
      [
        [page.save, {}, { ...shown(answer), version: undefined, [String(field)]: colleagues }],
        [page.save, {}, { ...shown(answer), version: undefined, [String(field)]: other }],
      ].slice(0, page.name === 'work' || page.name === 'profile' ? 1 : 2) as Sent[],
  });
}

test('every call that can be undone has a row', async () => {
  const undoable = (await contractEndpoints()).filter(({ undo }) => undo === 'undoable');
  const missing = undoable.filter((call) => !rows.has(call)).map(({ method, path }) => `${method} ${path}`);
  expect([missing, undoable.length]).toEqual([[], rows.size]);
});

/** The call is done; `undo` sends its inverse, as the person or with another token. */
async function done(call: Endpoint) {
  const row = rows.get(call) as Row;
  let prepared: Answer;
  for (const sent of row.before?.(ids) ?? []) prepared = await ok(mine, sent);
  const read = async () => {
    const what = row.state(ids);
    if (typeof what === 'string')
      return asCompany(server.db, ids.company, async (tx) => (await sql.raw(what).execute(tx)).rows);
    const shown = await ok(theirs, [what]);
    return Object.fromEntries(
      Object.entries(shown).map(([key, value]) => [key, { ...Object(value), version: 0 }]),
    );
  };
  const former = await read();
  const { status, entry, body } = await send(mine, await row.done(ids, prepared));
  expect([status < 300 ? null : body, entry === null]).toEqual([null, row.isUnlogged === true]);
  const after = await read();
  expect(after).not.toEqual(former);
  const undo = async () => {
    const answers = [];
    for (const sent of row.inverse(ids, body, prepared))
      answers.push(await send(mine, sent, entry ?? undefined));
    return answers;
  };
  const meanwhile = async () => {
    for (const sent of row.meanwhile?.(ids, body, prepared) ?? []) await ok(theirs, sent);
  };
  return { row, read, former, entry, undo, meanwhile };
}

const lastEntry = async () => {
  const { entries } = listAudit.response.parse(await ok(theirs, [listAudit]));
  return entries[0];
};

describe.each([...rows.keys()].map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    test('is undone, and the audit log says so', async () => {
      const { row, read, former, undo } = await done(call);
      const original = await lastEntry();
      for (const { status, body } of await undo())
        expect([status, status < 300 ? null : body]).toEqual([status, null]);
      expect(await read()).toEqual(former);
      if (row.isUnlogged) return;
      const entry = await lastEntry();
      expect(entry?.actor.id).toBe(ids.admin);
      expect(Number(entry?.undoes)).toBeGreaterThan(0);
      expect(Number(entry?.undoes)).toBeLessThanOrEqual(Number(original?.id));
    });

    test.skipIf(rows.get(call)?.meanwhile === null)(
      'is not undone once a colleague has changed it, who is named',
      async () => {
        const { read, undo, meanwhile } = await done(call);
        await meanwhile();
        const changed = await read();
        for (const { status, body } of await undo()) {
          expect([status, body.code]).toEqual([
            409,
            expect.stringMatching(/^(changed-since|driver-changed)$/),
          ]);
          expect(body.assigned?.by ?? body.message).toContain(colleagueName);
        }
        expect(await read()).toEqual(changed);
      },
    );

    test.skipIf(rolesWith(call.right ?? 'own').includes('viewer'))(
      'is not undone without the right',
      async () => {
        const { read, undo } = await done(call);
        const changed = await read();
        await asPlatform(server.db, (tx) =>
          tx
            .updateTable('admins')
            .set({ role: 'viewer' })
            .where('company_id', '=', ids.company)
            .where('id', '=', ids.admin)
            .execute(),
        );
        for (const { status, body } of await undo()) expect([status, body.code]).toEqual([403, 'no-right']);
        expect(await read()).toEqual(changed);
      },
    );

    test('is not undone after the session', async () => {
      const { read, undo } = await done(call);
      const changed = await read();
      const session = await adminSessions.find(server.db, mine, server.app.now());
      if (session) await endSession(server.db, session, server.app.now());
      for (const { status, body } of await undo())
        expect([status, body.message]).toEqual([401, expect.any(String)]);
      expect(await read()).toEqual(changed);
    });
  },
);

test('undoing twice goes back twice, and a colleague’s later change stays', async () => {
  const price = (amount: number): Sent => [
    containers.updateContainer,
    { containerId: ids.box },
    { price: amount },
  ];
  const first = await send(mine, price(600));
  const second = await send(mine, price(700));
  expect((await send(mine, price(600), second.entry ?? '')).status).toBe(200);
  expect((await send(mine, price(500), first.entry ?? '')).status).toBe(200);
  const third = await send(mine, price(800));
  await ok(theirs, price(900));
  expect(await send(mine, price(500), third.entry ?? '')).toMatchObject({
    status: 409,
    body: { code: 'changed-since', message: `تعذّر التراجع، لأن تغييرًا من ${colleagueName} جاء بعده.` },
  });
  expect((await send(mine, price(1), 'x')).status).toBe(400);
});
