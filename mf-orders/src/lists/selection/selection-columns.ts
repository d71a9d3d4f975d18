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
import { messages as listMessages } from '../lists-messages.ts';
import { messages } from './selection-messages.ts';
import type { SelectedTask } from './task-selection.ts';

/** A column of a file or a sheet. */
export interface TextColumn {
  readonly title: string;
  readonly isNumber?: true;
  /** Paper lacks the room, or another column says the same. */
  readonly onlyInFile?: true;
  text(row: SelectedTask): string;
  /** For programs that read the file. */
  fileText?(row: SelectedTask): string;
}

const isSubOrder = (row: SelectedTask): row is SubOrder => 'Order' in row;
const orderOf = (row: SelectedTask) => (isSubOrder(row) ? row.Order : row);

export const orderContainer = (row: SelectedTask) => orderOf(row).Container;

/** The list's columns as texts, the number first. */
export function columnsOf(kind: Task['kind']): readonly TextColumn[] {
  const both = {
    number: { title: messages.number, text: (row) => row.number },
    container: {
      title: listMessages.number,
      isNumber: true,
      text: (row) => orderContainer(row).containerNumber,
    },
    type: { title: listMessages.type, text: (row) => orderContainer(row).type },
    size: { title: listMessages.size, text: (row) => wordFor(sizeLabel, orderContainer(row).size) },
    place: { title: listMessages.location, text: (row) => orderOf(row).place ?? '' },
    coordinates: { title: messages.coordinates, onlyInFile: true, text: coordinatesOf },
    driver: { title: listMessages.driver, text: (row) => row.Driver?.user.name ?? '' },
  } as const satisfies Record<string, TextColumn>;
  const { number, container, type, size, place, coordinates, driver } = both;
  const dayColumn = (title: string): TextColumn => ({
    title,
    text: (row) => day(row.deliveryDate),
    fileText: (row) => row.deliveryDate,
  });
  if (kind === 'sub_order')
    return [
      ...[number, container, type, size],
      { title: listMessages.orderType, text: (row) => (isSubOrder(row) ? typeOf(row) : '') },
      ...[dayColumn(listMessages.designatedDay), place, coordinates, driver],
      {
        title: listMessages.status,
        text: (row) => (isSubOrder(row) ? wordFor(subOrderStatusLabel, row.status) : ''),
      },
    ];
  const ofOrder = (text: (order: AcceptedOrder) => string) => (row: SelectedTask) =>
    isSubOrder(row) ? '' : text(row);
  return [
    ...[number, container, type, size, dayColumn(listMessages.startDay)],
    {
      title: listMessages.duration,
      text: ofOrder(({ rentalType, rentalDuration }) => agreedDuration(rentalType, rentalDuration)),
    },
    {
      title: listMessages.unloads,
      onlyInFile: true,
      text: ofOrder(({ unloadCount }) => String(unloadCount ?? '')),
    },
    ...[place, coordinates],
    {
      title: messages.price,
      isNumber: true,
      text: ofOrder(({ totalPrice }) => formatRiyal(Number(totalPrice))),
      fileText: ofOrder(({ totalPrice }) => totalPrice),
    },
    driver,
    { title: listMessages.status, text: ofOrder(({ status }) => wordFor(orderStatusLabel, status)) },
  ];
}

const typeOf = ({ type }: SubOrder) => wordFor(subOrderTypeLabel, type);

function coordinatesOf(row: SelectedTask): string {
  const known = knownCoordinates(orderOf(row).deliveryLocation);
  return known ? `${known.latitude}, ${known.longitude}` : '';
}
