import { CallError, call } from '@hawiyat/shared/client';
import * as archive from '@hawiyat/shared/contract/fleet/archive';
import { type Container, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { type Driver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { withoutDriver } from '../drivers.ts';
import { unlessGone } from '../unless-gone.ts';
import { messages } from './archive-messages.ts';

const $archivingContainer = createMutation(archive.archiveContainer, {
  applies: (_, { params }) => [
    applyTo(listContainers, (answer) => ({
      ...answer,
      containers: answer.containers.filter((item) => item.id !== params.containerId),
    })),
  ],
  id: (_, { params }) => params.containerId,
});
const $archivingDriver = createMutation(archive.archiveDriver, {
  applies: (_, { params }) => withoutDriver(params.driverId),
  id: (_, { params }) => params.driverId,
});

/** Archives a container; the toast takes it back. @throws CallError 409 while an open order has it, 404 when it is gone */
export async function archiveContainer(container: Container, onGone: () => void): Promise<void> {
  const { id: containerId, containerNumber } = container;
  await unlessGone($archivingContainer.send({ params: { containerId } }), () => {
    onGone();
    invalidate(listContainers);
  });
  notify(messages.container.done(isolate(containerNumber)), 'success', {
    action: { label: messages.undo, run: () => void undone(restoreContainer(container)) },
    duration: 10_000,
  });
}

/** @throws CallError 409 when the company has as many as it may, 404 when it is gone */
export async function restoreContainer({ id: containerId, containerNumber }: Container): Promise<void> {
  await call(archive.restoreContainer, { params: { containerId } });
  invalidate(listContainers);
  notify(messages.container.restored(isolate(containerNumber)), 'success');
}

/** Archives a driver; the toast takes it back. @throws CallError 409 while he has an open task, 404 when he is gone */
export async function archiveDriver(driver: Driver, onGone: () => void): Promise<void> {
  const { id: driverId, name } = driver;
  await unlessGone($archivingDriver.send({ params: { driverId } }), () => {
    onGone();
    invalidate(listDrivers);
  });
  notify(messages.driver.done(name), 'success', {
    action: { label: messages.undo, run: () => void undone(restoreDriver(driver)) },
    duration: 10_000,
  });
}

/** @throws CallError 409 when another driver has his phone or identity number, 404 when he is gone */
export async function restoreDriver({ id: driverId, name }: Driver): Promise<void> {
  await call(archive.restoreDriver, { params: { driverId } });
  invalidate(listDrivers);
  notify(messages.driver.restored(name), 'success');
}

/** Turns a failed undo into a toast. */
async function undone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notify(error.message, 'error');
  }
}
