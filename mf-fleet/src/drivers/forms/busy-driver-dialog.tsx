import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { editedDriver } from '@hawiyat/shared/contract/fleet/edited-driver';
import { day } from '@hawiyat/shared/locale/dates';
import {
  Alert,
  Box,
  Button,
  chakra,
  Dialog,
  DialogActions,
  DialogBody,
  Link,
  Text,
} from '@hawiyat/shared/ui';
import { useId } from 'react';
import { orderAddress } from '../../components/order-address.ts';
import { DeletedDriver } from './deleted-driver.tsx';
import { messages } from './driver-form-messages.ts';
import type { OpenTasks } from './use-open-tasks.ts';

const List = chakra('ul', { base: { mt: '2', display: 'grid', gap: '1.5', listStyle: 'none' } });

export interface BusyDriverDialogProps {
  driver: Driver;
  open: OpenTasks;
  onClose: () => void;
}

export function BusyDriverDialog({ driver, open: { tasks, total }, onClose }: BusyDriverDialogProps) {
  const texts = messages.deleting;
  const reason = useId();
  const others = total - tasks.length;
  return (
    <Dialog title={texts.title} role="alertdialog" describedBy={reason} onClose={onClose}>
      <DialogBody id={reason}>
        <Box mb="4">
          <Text color="fg.muted">
            {editedDriver.name.label}: <bdi>{driver.name}</bdi>
          </Text>
          <DeletedDriver driver={driver} />
        </Box>
        <Alert status="warning" quiet>
          {texts.busy}
        </Alert>
        <Text mt="4">{texts.tasks(total)}</Text>
        <List>
          {tasks.map((task) => (
            <li key={task.id}>
              <Link to={taskAddress(task)} onClick={onClose}>
                <bdi>{task.number}</bdi>
              </Link>
              {'، '}
              {day(task.day)}
            </li>
          ))}
        </List>
        {others > 0 && (
          <Text mt="2" color="fg.muted">
            {texts.otherTasks(others)}
          </Text>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const taskAddress = ({ id, orderId, isSubOrder }: OpenTasks['tasks'][number]) =>
  isSubOrder ? `/orders?tab=sub_orders&details=${orderId}&task=${id}` : orderAddress(orderId);
