import { type ColumnTexts, type TextColumn, textColumns } from '@hawiyat/shared/components/text-columns';
import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import {
  agreedDuration,
  orderStatusLabel,
  subOrderStatusLabel,
  subOrderTypeLabel,
} from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { knownCoordinates } from '../../components/coordinates.ts';
import type { Task } from '../../components/task.ts';
import { messages } from '../../texts/list-actions.ts';
import type { AcceptedColumn, SubOrderColumn } from '../task-columns.tsx';
import { acceptedColumns, subOrderColumns } from '../task-columns.tsx';
import type { SelectedTask } from './task-selection.ts';

type OrderOfTask = Pick<AcceptedOrder, 'Container' | 'place' | 'deliveryLocation'>;

const taskTexts = <Row extends SelectedTask>(orderOf: (row: Row) => OrderOfTask) =>
  ({
    number: [
      { title: messages.number, text: (row: Row) => row.number },
      { isNumber: true, text: (row: Row) => orderOf(row).Container.containerNumber },
    ],
    type: { text: (row: Row) => orderOf(row).Container.type },
    size: { text: (row: Row) => wordFor(sizeLabel, orderOf(row).Container.size) },
    day: {
      text: ({ deliveryDate }: Row) => day(deliveryDate),
      fileText: ({ deliveryDate }: Row) => deliveryDate,
    },
    location: [
      { text: (row: Row) => orderOf(row).place ?? '' },
      { title: messages.coordinates, onlyInFile: true, text: (row: Row) => coordinatesOf(orderOf(row)) },
    ],
    driver: { text: (row: Row) => row.Driver?.user.name ?? '' },
  }) as const;

function coordinatesOf({ deliveryLocation }: OrderOfTask): string {
  const known = knownCoordinates(deliveryLocation);
  return known ? `${known.latitude}, ${known.longitude}` : '';
}

const ofOrder = taskTexts((order: AcceptedOrder) => order);
const acceptedTexts: ColumnTexts<AcceptedOrder, AcceptedColumn> = {
  ...{ number: ofOrder.number, type: ofOrder.type, size: ofOrder.size, day: ofOrder.day },
  duration: { text: ({ rentalType, rentalDuration }) => agreedDuration(rentalType, rentalDuration) },
  unloads: { onlyInFile: true, text: ({ unloadCount }) => String(unloadCount ?? '') },
  location: ofOrder.location,
  price: {
    ...{ title: messages.price, isNumber: true },
    text: ({ totalPrice }) => formatRiyal(Number(totalPrice)),
    fileText: ({ totalPrice }) => totalPrice,
  },
  driver: ofOrder.driver,
  status: { text: ({ status }) => wordFor(orderStatusLabel, status) },
};

const ofSubOrder = taskTexts(({ Order }: SubOrder) => Order);
const subOrderTexts: ColumnTexts<SubOrder, SubOrderColumn> = {
  ...{ number: ofSubOrder.number, type: ofSubOrder.type, size: ofSubOrder.size },
  orderType: { text: ({ type }) => wordFor(subOrderTypeLabel, type) },
  ...{ day: ofSubOrder.day, location: ofSubOrder.location, driver: ofSubOrder.driver },
  status: { text: ({ status }) => wordFor(subOrderStatusLabel, status) },
};

export const columnsOf = (kind: Task['kind']): readonly TextColumn<SelectedTask>[] =>
  kind === 'order'
    ? textColumns(acceptedColumns, acceptedTexts)
    : textColumns(subOrderColumns, subOrderTexts);
