import { marketplace } from '@hawiyat/api/testing/marketplace';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { call, setOrigin } from '@hawiyat/shared/client';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { $notices, $session } from '@hawiyat/shared/state';
import { gate } from '@hawiyat/shared/testing/gate';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { dialogs } from '../dialogs.ts';
import * as commands from '../forms/container-commands.ts';
import { showAll } from './container-filter.ts';
import {
  $containers,
  $filter,
  $found,
  $sort,
  fetchContainers,
  setFilter,
  showAdded,
} from './containers-store.ts';

let server: TestServer;
let leave: () => void;

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  $notices.set([]);
  await signInToPage(server);
  leave = $found.listen(() => {});
});
afterEach(() => leave());

const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' } as const;
/** As the list's dialogs send them. */
const addContainer = async (container: endpoints.ContainerDraft) =>
  showAdded([await commands.addContainer(container)]);
const updateContainer = (former: endpoints.Container, container: endpoints.ContainerDraft) =>
  commands.updateContainer(former, container, dialogs.close);
const deleteContainer = (id: string) => commands.deleteContainer(id, dialogs.close);

const numbers = () => $found.get()?.map((item) => item.containerNumber) ?? null;

/** @returns the listed row */
async function added(item: Partial<endpoints.ContainerDraft> = {}) {
  await addContainer({ ...draft, ...item });
  const [container] = $containers.get().items ?? [];
  if (!container) throw new Error('The list did not gain the container');
  return container;
}

/** Another administrator's change. */
const deletedElsewhere = (id: string) =>
  server.fetch(endpoints.deleteContainer.path.replace(':containerId', id), {
    method: 'DELETE',
    token: $session.get()?.token ?? '',
  });

/** The server answers at once; the answer arrives when it is released. */
function slowNetwork() {
  const network = globalThis.fetch;
  const { open: arrive, opened: arrived } = gate();
  const answered = new Promise<void>((resolve) => {
    globalThis.fetch = async (...request) => {
      globalThis.fetch = network;
      const answer = await network(...request);
      resolve();
      await arrived;
      return answer;
    };
  });
  return { answered, arrive };
}

test('before the first answer nothing is known, afterwards the company’s list is', async () => {
  expect($containers.get().items).toBeNull();
  await fetchContainers();
  expect($containers.get()).toEqual({ items: [], isWhole: true, loading: false, error: null });
});

test('an added container comes first in the list, as the server answered it', async () => {
  await fetchContainers();
  await addContainer(draft);
  await addContainer({ ...draft, type: 'حاويات نفايات', size: '4 yard with lid', price: 99.5 });
  expect($found.get()).toMatchObject([
    { containerNumber: 'C-0002', type: 'حاويات نفايات', size: '4 yard with lid', price: 99.5 },
    { containerNumber: 'C-0001', ...draft },
  ]);
});

test('an edited container keeps its position and shows the server’s answer', async () => {
  await fetchContainers();
  const first = await added();
  await added();
  await updateContainer(first, { ...draft, price: 500.25, status: 'maintenance' });
  expect($found.get()?.[1]).toEqual({ ...first, price: 500.25, status: 'maintenance', version: 2 });
});

test('a deleted container leaves the list', async () => {
  await fetchContainers();
  const first = await added();
  await added();
  await deleteContainer(first.id);
  expect(numbers()).toEqual(['C-0002']);
});

test('a long list begins with its first page, and says until it is whole that something is missing', async () => {
  const csv = ['نوع الحاوية,حجم الحاوية,السعر (ر.س)', ...Array(70).fill('حاويات أنقاض,20 ياردة,450')].join(
    '\n',
  );
  await call(endpoints.importContainers, { body: { csv, dryRun: false } });
  const network = globalThis.fetch;
  const { open: arrive, opened: arrived } = gate();
  globalThis.fetch = async (...request) => {
    if (!String(request[0]).includes('limit=')) await arrived;
    return network(...request);
  };
  const whole = fetchContainers();
  await expect.poll(() => $containers.get().items?.length).toBe(60);
  try {
    expect([$containers.get().isWhole, numbers()?.at(0)]).toEqual([false, 'C-0070']);
    // What comes first in another order is not known yet.
    $sort.set({ field: 'containerNumber', order: 'asc' });
    expect(numbers()).toBeNull();
  } finally {
    arrive();
    globalThis.fetch = network;
  }
  await whole;
  expect($containers.get()).toMatchObject({ isWhole: true, error: null });
  expect([$containers.get().items?.length, numbers()?.[0]]).toEqual([70, 'C-0001']);
  await added();
  expect($containers.get().items?.length).toBe(71);
});

test('a rejected draft changes nothing and throws the server’s sentence for the field', async () => {
  await fetchContainers();
  await expect(addContainer({ ...draft, size: '2 yard' })).rejects.toMatchObject({
    status: 400,
    fields: { size: 'الحجم المختار لا يناسب نوع الحاوية.' },
  });
  expect(numbers()).toEqual([]);
});

test('a container deleted elsewhere: the dialog closes, a notice says so, the list is true again', async () => {
  await fetchContainers();
  const container = await added();
  await deletedElsewhere(container.id);
  dialogs.open('edit', { container });
  $notices.set([]);

  await expect(updateContainer(container, draft)).rejects.toMatchObject({ status: 404 });
  expect(dialogs.$open.get()).toBeNull();
  expect($notices.get()).toMatchObject([{ text: 'هذا العنصر لم يعد موجودًا.' }]);
  await expect.poll(numbers).toEqual([]);

  await expect(deleteContainer(container.id)).rejects.toMatchObject({ status: 404 });
});

test('a container that an order took meanwhile is not deleted, and the list shows who has it', async () => {
  await fetchContainers();
  const container = await added();
  await marketplace(server).order({ token: $session.get()?.token ?? '' });
  await expect(deleteContainer(container.id)).rejects.toMatchObject({
    status: 409,
    message: 'لا يمكن حذف الحاوية لارتباطها بطلب قائم.',
  });
  await expect.poll(() => $found.get()).toMatchObject([{ status: 'reserved', heldByOrder: true }]);
});

test('a list that was answered before a change and arrives after it does not undo it', async () => {
  await fetchContainers();
  const { answered, arrive } = slowNetwork();
  const late = fetchContainers();
  await answered;
  await addContainer(draft);
  arrive();
  await late;
  await expect.poll(() => $containers.get().loading).toBe(false);
  expect(numbers()).toEqual(['C-0001']);
});

test('without a connection the known list stays beside the error, and a retry takes the error away', async () => {
  await fetchContainers();
  await added();
  setOrigin('http://127.0.0.1:9');
  await fetchContainers();
  expect($containers.get().error).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect(numbers()).toEqual(['C-0001']);

  setOrigin(server.url);
  await fetchContainers();
  expect($containers.get().error).toBeNull();
});

test('a container added while the list is unknown brings the whole list', async () => {
  await addContainer(draft);
  await addContainer(draft);
  await expect.poll(numbers).toEqual(['C-0002', 'C-0001']);
});

test('a status narrows the list, and reserved containers show under «الكل» alone', async () => {
  await fetchContainers();
  await added({ status: 'rented' });
  await added({ status: 'reserved' });
  await added({ status: 'maintenance' });
  expect(numbers()).toHaveLength(3);
  setFilter({ status: 'rented' });
  expect(numbers()).toEqual(['C-0001']);
  setFilter({ status: 'available' });
  expect(numbers()).toEqual([]);
});

test('the list is in the chosen order, and an added container is sorted in', async () => {
  await fetchContainers();
  await added({ price: 500 });
  await added({ price: 99.5 });
  $sort.set({ field: 'price', order: 'asc' });
  await added({ price: 100 });
  expect($found.get()?.map((item) => item.price)).toEqual([99.5, 100, 500]);
});

test('an added container that the filter would hide takes the filter away', async () => {
  await fetchContainers();
  setFilter({ status: 'rented' });
  await added();
  expect($filter.get()).toEqual(showAll);
  expect(numbers()).toEqual(['C-0001']);
});

test('the next company on the same page finds nothing of the one before', async () => {
  await fetchContainers();
  await added();
  setFilter({ status: 'available' });
  $sort.set({ field: 'price', order: 'asc' });
  const { answered, arrive } = slowNetwork();
  const late = fetchContainers();
  await answered;
  await signInToPage(server, 'شركة أخرى');
  arrive();
  await late;
  expect($containers.get()).toEqual({ items: null, isWhole: false, loading: false, error: null });
  expect($filter.get().status).toBe('all');
  expect($sort.get()).toEqual({ field: 'createdAt', order: 'desc' });
});

test('a session that the server ended leaves nothing of the company behind', async () => {
  await fetchContainers();
  await added();
  const session = $session.get();
  if (session) $session.set({ ...session, token: 'not-valid-any-more' });
  await fetchContainers();
  expect($session.get()).toBeNull();
  expect($containers.get().items).toBeNull();
});
