import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { driverFields } from '@hawiyat/shared/contract/fleet/edited-driver';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { day } from '@hawiyat/shared/locale/dates';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { createQuery } from '@hawiyat/shared/query';
import { Alert, Box, chakra, Dialog, DialogBody, Link, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { useEffect, useId } from 'react';
import { DeleteOrArchive } from '../../components/archive/delete-or-archive.tsx';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/driver-forms.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { driverArchive } from './driver-archive.tsx';
import { deleteDriver } from './driver-commands.ts';

type OfDriver = DialogProps<{ driver: Driver }>;

export function DeleteDriverDialog({ driver, title, onClose }: OfDriver) {
  const open = useOpenTasks(driver.id);
  if (open === null) return null;
  return (
    <DeleteOrArchive
      {...{ title, onClose }}
      archive={driverArchive}
      item={driver}
      texts={messages.deleting}
      details={<DeletedDriver driver={driver} />}
      blocked={open.total > 0 && <BusyDriverDialog {...{ driver, open, title, onClose }} />}
      send={() => deleteDriver(driver.id, onClose)}
    />
  );
}

function BusyDriverDialog({ driver, open, title, onClose }: OfDriver & { open: OpenTasks }) {
  const { tasks, total } = open;
  const texts = messages.deleting;
  const reason = useId();
  const others = total - tasks.length;
  return (
    <Dialog title={title} role="alertdialog" describedBy={reason} onClose={onClose}>
      <DialogBody id={reason}>
        <Box mb="4">
          <Text color="fg.muted">
            {driverFields.name.label}: <bdi>{driver.name}</bdi>
          </Text>
          <DeletedDriver driver={driver} />
        </Box>
        <Alert status="warning" quiet>
          {texts.busy}
        </Alert>
        <Text mt="4">{texts.tasks(total)}</Text>
        <Stack as="ul" mt="2" gap="1.5">
          {tasks.map((task) => (
            <li key={task.id}>
              <Link to={taskAddress(task)} onClick={onClose}>
                <bdi>{task.number}</bdi>
              </Link>
              {'، '}
              {day(task.day)}
            </li>
          ))}
        </Stack>
        {others > 0 && (
          <Text mt="2" color="fg.muted">
            {texts.otherTasks(others)}
          </Text>
        )}
      </DialogBody>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

const taskAddress = ({ id, orderId, isSubOrder }: OpenTasks['tasks'][number]) =>
  isSubOrder ? `/orders?tab=sub_orders&details=${orderId}&task=${id}` : orderAddress(orderId);

const Detail = chakra('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
});

/** Tells drivers of the same name apart. */
function DeletedDriver({ driver: { licenseNumber, availability } }: { driver: Driver }) {
  const { known, raw } = deletionAvailability(availability);
  return (
    <>
      <Detail mt="2">
        {driverFields.licenseNumber.label}: {licenseNumber ? <Ltr>{licenseNumber}</Ltr> : fleet.unspecified}
      </Detail>
      <Detail>
        {driverFields.availability.label}: {known ?? (raw ? <Ltr>{raw}</Ltr> : fleet.unspecified)}
      </Detail>
    </>
  );
}

const labels: Readonly<Record<string, string>> = { ...availabilityLabel, ...messages.availability };

/** `raw`: a value that this build does not know. */
export function deletionAvailability(availability: string | null | undefined) {
  const key = availability ?? '';
  return { known: Object.hasOwn(labels, key) ? labels[key] : undefined, raw: key === '' ? null : key };
}

type OpenTasks = Answer<typeof driverOpenTasks>;

const noTasks: OpenTasks = { tasks: [], total: 0 };
/** Milliseconds to wait for the tasks; later ones replace the question. */
const patience = 600;

const $driverId = atom<string | null>(null);
const $openTasks = createQuery(
  driverOpenTasks,
  computed($driverId, (driverId) => (driverId === null ? null : { params: { driverId } })),
  { gcTime: 0 },
);

function useOpenTasks(driverId: string): OpenTasks | null {
  const { data, error } = useStore($openTasks);
  const isLate = usePatience(patience);
  useEffect(() => {
    $driverId.set(driverId);
    void $openTasks.fetch();
    return () => $driverId.set(null);
  }, [driverId]);
  return data ?? (isLate || error !== null ? noTasks : null);
}
