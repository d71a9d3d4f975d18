import type { AuditEntry } from '@hawiyat/shared/contract/company/audit-log';
import { settingsPages } from '@hawiyat/shared/contract/company/settings-pages';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { orderNumber } from '../kernel/order-number.ts';
import type { AuditPage, AuditRow } from './audit-queries.ts';

export const presentEntries = (page: AuditPage): AuditEntry[] => page.rows.map((row) => entryOf(row, page));

function entryOf(row: AuditRow, page: AuditPage): AuditEntry {
  const { id, type, entity_id, actor_kind: kind, actor_id, at, before, after, undoes } = row;
  const name = page.persons.get(actor_id ?? '') ?? page.drivers.get(actor_id ?? '')?.name ?? null;
  // Companies do not see the operator's identity.
  const actor = { kind, id: kind === 'operator' ? null : actor_id, name };
  const number = row.order_number === null ? null : orderNumber(row.order_number, row.position ?? undefined);
  return {
    ...{ id: String(id), type, entityId: entity_id, number, at: at.toISOString(), actor },
    subject: subjectOf(row, number, page),
    names: namesOf(row, page),
    ...{ before, after, ...(undoes !== null && { undoes }) },
  };
}

/** Pages of the panel for changes that are not a page of settings. */
const addresses: Readonly<Record<string, string>> = {
  password: '/settings/security',
  two_factor: '/settings/security',
  two_factor_rule: '/settings/security',
  company: '/settings/company',
  person: '/settings/people',
  invite: '/settings/people',
  personal_data: '/settings/data',
  consent: '/settings/notifications',
};

const addressOf = (type: string): string | null =>
  type.startsWith('company.bank_') ? '/settings/bank' : (addresses[type.split('.')[0] ?? ''] ?? null);

function subjectOf(
  row: AuditRow,
  number: string | null,
  { drivers, persons }: AuditPage,
): AuditEntry['subject'] {
  const [group = ''] = row.type.split('.');
  const { order_id, entity_id, request_id } = row;
  if (order_id !== null) return { name: number, address: `/orders?tab=accepted_orders&details=${order_id}` };
  if (group === 'offer') return { name: null, address: request_id && '/orders?tab=new_orders&scope=mine' };
  if (group === 'container') {
    const name = row.container_number ?? textOf((row.before ?? row.after)?.containerNumber);
    return { name, address: row.container_id && `/containers/${row.container_id}` };
  }
  if (group === 'truck') {
    const plate = row.truck_plate ?? textOf((row.after ?? row.before)?.plate);
    return { name: plate && arabicPlate(plate), address: row.truck_plate && '/vehicles' };
  }
  if (group === 'document') {
    const kind = textOf((row.after ?? row.before)?.kind);
    return { name: kind && wordFor(documentKindLabel, kind), address: '/vehicles?view=documents' };
  }
  const page = settingsPages.find(({ name }) => name === row.settings_page);
  // The sentence of a special event type names its page.
  if (page) return { name: row.type === 'settings.saved' ? page.title : null, address: page.address };
  const driver = drivers.get(entity_id);
  if (driver && group !== 'session')
    return { name: driver.name, address: driver.isGone ? null : `/drivers/${entity_id}` };
  // The actor of the entry already has this name.
  const isActor = row.actor_id === entity_id;
  return { name: isActor ? null : (persons.get(entity_id) ?? null), address: addressOf(row.type) };
}

function namesOf({ before, after }: AuditRow, { drivers }: AuditPage): Record<string, string> {
  return Object.fromEntries(
    [before?.driverId, after?.driverId].flatMap((id) => {
      const name = drivers.get(String(id))?.name;
      return name === undefined ? [] : [[String(id), name]];
    }),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
