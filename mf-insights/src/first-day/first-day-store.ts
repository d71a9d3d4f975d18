import { fetchFirstDay, hideFirstDay } from '@hawiyat/shared/contract/company/first-day';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

export const $firstDay = createQuery(fetchFirstDay, atom({}), {
  invalidatedBy: ['container', 'driver', 'offer', 'order_settings', 'company'],
  select: ({ firstDay }) => firstDay,
});

const $hiding = createMutation(hideFirstDay, {
  applies: (answer) => [applyTo(fetchFirstDay, () => answer)],
  id: () => 'first-day',
});

/** Hides the steps for the whole company. @throws CallError */
export const hide = async (): Promise<void> => void (await $hiding.send({}));
