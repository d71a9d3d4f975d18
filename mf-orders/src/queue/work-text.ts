import type { FittingRequest, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { orderStatusLabel, requestedDuration, subOrderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { daysAfter } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { whereText } from '../components/where-text.ts';
import { messages as taskMessages } from '../texts/task.ts';
import { messages } from '../texts/work.ts';

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');

/** @returns `إرجاع · حاويات نفايات 4 ياردة · الخرج · 12 كم` */
export const taskText = (task: WorkTask): string =>
  joined(
    messages.kinds[task.kind] ?? task.kind,
    `${task.Container.type} ${wordFor(sizeLabel, task.Container.size)}`,
    whereText(task),
  );

const waitingStatuses = ['pending', 'scheduled', 'late'];

export function dueText({ day: due, driver, kind, status, suggestion }: WorkTask, today: string): string {
  const when =
    due < today
      ? messages.wasDue(dayInYear(due, today))
      : due === today
        ? messages.today
        : due === daysAfter(today, 1)
          ? messages.tomorrow
          : day(due);
  if (driver === null)
    return joined(
      when,
      due < today && messages.noDriver,
      suggestion ? messages.least(suggestion.name, suggestion.jobsOnDay) : messages.nobody,
      suggestion?.expired && taskMessages.expired(suggestion.expired),
    );
  const labels: Readonly<Record<string, string>> =
    kind === 'delivery' ? orderStatusLabel : subOrderStatusLabel;
  return joined(
    when,
    `\u2068${driver.name}\u2069`,
    waitingStatuses.includes(status) ? messages.notYet : (labels[status] ?? status),
  );
}

export const isChangeable = ({ driver, status }: WorkTask): boolean =>
  driver !== null && (status === 'scheduled' || status === 'late');

/** `20 نوفمبر`, with the year only for another year. */
const dayInYear = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? day(date).replace(/ \d{4}$/, '') : day(date);

/** @returns `حاويات أنقاض 20 ياردة · شمال الرياض · 30 يومًا · 3 مرات تفريغ` */
export function requestText({ request }: FittingRequest): string {
  const { containerType, containerSize, rentalType, unloadCount } = request;
  return joined(
    `${containerType} ${wordFor(sizeLabel, containerSize)}`,
    whereText(request),
    requestedDuration(rentalType),
    unloadCount !== null && pluralize(unloadCount, 'unload'),
  );
}

export const stockText = ({ request, freeContainers, acceptedPrices }: FittingRequest, today: string) =>
  joined(
    dayInYear(request.deliveryDate, today),
    messages.stock(freeContainers),
    acceptedPrices && messages.accepted(formatRiyal(acceptedPrices.least), formatRiyal(acceptedPrices.most)),
  );
