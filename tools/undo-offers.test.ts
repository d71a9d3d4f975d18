import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { undoDocs } from '@hawiyat/shared/contract/core/endpoint.docs';
import { beforeAll, expect, test } from 'vitest';
import { trackedFiles } from './testing/changed-files.ts';

const root = join(import.meta.dirname, '..');

/** Where the panel asks before it sends a call: a question, or a password, a code or a file's preview. */
const asked: Readonly<Record<string, string>> = {
  changePassword: 'shell/src/account/security/security-page.tsx',
  confirmTwoFactor: 'shell/src/account/security/two-factor.tsx',
  renewRecoveryCodes: 'shell/src/account/security/two-factor.tsx',
  removeTwoFactor: 'shell/src/account/security/two-factor.tsx',
  requireTwoFactor: 'shell/src/account/security/security-page.tsx',
  endOwnSession: 'shell/src/account/sessions/sessions-page.tsx',
  endOwnSessions: 'shell/src/account/sessions/sessions-page.tsx',
  takeBackInvite: 'shell/src/account/people/people-dialogs.tsx',
  removePerson: 'shell/src/account/people/people-dialogs.tsx',
  erasePersonData: 'shell/src/account/data/data-page.tsx',
  eraseDriverData: 'shell/src/account/data/data-page.tsx',
  leaveCompany: 'shell/src/account/profile/profile-page.tsx',
  confirmBankChange: 'shell/src/account/bank/bank-page.tsx',
  withdrawBankChange: 'shell/src/account/bank/change-dialog.tsx',
  deleteSandbox: 'shell/src/account/sandbox/delete-dialog.tsx',
  deleteMaintenance: 'mf-fleet/src/containers/page/page-dialogs.tsx',
  deleteContainerPicture: 'mf-fleet/src/containers/page/page-dialogs.tsx',
  deleteContainer: 'mf-fleet/src/containers/forms/delete-container-dialog.tsx',
  importContainers: 'mf-fleet/src/containers/list/containers-csv.ts',
  deleteDocument: 'mf-fleet/src/documents/document-dialogs.tsx',
  deleteDriver: 'mf-fleet/src/drivers/forms/delete-driver-dialog.tsx',
  importDrivers: 'mf-fleet/src/drivers/list/drivers-csv.ts',
  deleteTruck: 'mf-fleet/src/vehicles/truck-dialogs.tsx',
  withdrawOffer: 'mf-orders/src/offering/change-offer-dialog.tsx',
};
const asks = /ConfirmDialog|DeleteOrArchive|PasswordProof|[Cc]ode|password|[Cc]sv/;

let calls: readonly (readonly [name: string, call: Endpoint])[];
/** The first arguments of `offerUndo` and of what passes a call on to it. */
let offered: Set<string>;
beforeAll(async () => {
  const folder = join(root, 'shared/contract');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /(?<!\.test|\.docs)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const isWriting = (value: unknown): value is Endpoint =>
    Object(value).audience === 'company' && Object(value).method !== 'GET' && 'path' in Object(value);
  const exported = modules.flatMap((module) => Object.entries<unknown>({ ...module }));
  calls = exported.flatMap(([name, value]) => (isWriting(value) ? [[name, value] as const] : []));
  const sources = await trackedFiles(root, [
    'mf-*/src/*.ts',
    'mf-*/src/*.tsx',
    'shell/src/*.ts',
    'shell/src/*.tsx',
  ]);
  const texts = await Promise.all(
    sources.filter((file) => !file.includes('.test.')).map((file) => readFile(join(root, file), 'utf8')),
  );
  offered = new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/offer[A-Z]\w+(?:<[^(]*>)?\(\s*(?:\w+\.)?(\w+)/g)].map(([, name]) => name ?? ''),
      ...[...text.matchAll(/(?:calls: \{|UndoableCall =>)([^;}]*)/g)].flatMap(
        ([, part = '']) => part.match(/\w+/g) ?? [],
      ),
    ]),
  );
  // All pages of settings are saved by one store.
  const saves = new Set(exported.map(([, value]) => Object(value).save));
  if (offered.has('save')) for (const [name, call] of calls) if (saves.has(call)) offered.add(name);
});

const named = (undo: string) =>
  [...new Set(calls.flatMap(([name, call]) => (call.undo === undo ? [name] : [])))].sort();

test('every writing call of a company is undoable, confirmed, or has a reason', () => {
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter(([, { undo }]) => !undo || !(undo in undoDocs)).map(([name]) => name)).toEqual([]);
  const right = 'own';
  // @ts-expect-error A writing call says how it is undone.
  expect(endpoint('POST /api/company/x', () => ({ right }))).toBeDefined();
});

test('the panel offers to undo every undoable call', () => {
  expect(named('undoable').filter((name) => !offered.has(name))).toEqual([]);
});

test('the panel asks before every confirmed call', async () => {
  expect(named('confirmed')).toEqual(Object.keys(asked).sort());
  for (const [name, file] of Object.entries(asked))
    expect([name, asks.test(await readFile(join(root, file), 'utf8'))]).toEqual([name, true]);
});
