import { CallError, call } from '@hawiyat/shared/client';
import {
  copyDriverData,
  copyPersonData,
  type DataCopy,
  type Erasure,
  eraseDriverData,
  erasePersonData,
  fetchPersonalData,
} from '@hawiyat/shared/contract/account/personal-data';
import { listDrivers } from '@hawiyat/shared/contract/fleet/driver-list';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { createQuery } from '@hawiyat/shared/query';
import { notify, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../../texts/data.ts';
import { readableCopy } from './readable-copy.ts';

export const $personalData = createQuery(fetchPersonalData, atom({}), { invalidatedBy: ['person'] });

export const $driversOfData = createQuery(listDrivers, atom({ query: {} }), {
  invalidatedBy: ['driver'],
  select: ({ drivers }) => drivers,
});

export interface Whose {
  readonly kind: 'person' | 'driver';
  readonly id: string;
  readonly name: string;
}

const copyOf = async ({ kind, id }: Whose): Promise<DataCopy> =>
  kind === 'person'
    ? (await call(copyPersonData, { params: { personId: id } })).copy
    : (await call(copyDriverData, { params: { driverId: id } })).copy;

/** `id form` of the copy that is downloading. */
export const $copying = atom<string | null>(null);

export async function saveCopy(whose: Whose, form: 'readable' | 'json'): Promise<void> {
  $copying.set(`${whose.id} ${form}`);
  try {
    const copy = await copyOf(whose);
    const name = messages.file(copy.name.replace(/[\\/:*?"<>|\s]+/g, '-'));
    if (form === 'json')
      saveFile({ name: `${name}.json`, text: JSON.stringify(copy, null, 2), type: 'application/json' });
    else saveFile({ name: `${name}.html`, text: readableCopy(copy), type: 'text/html' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    notify(error.message, 'error');
  } finally {
    $copying.set(null);
  }
}

export const $erased = atom<(Erasure & { readonly name: string }) | null>(null);
onCompanyChange(() => $erased.set(null));

export async function eraseData({ kind, id, name }: Whose): Promise<void> {
  const { erasure } =
    kind === 'person'
      ? await call(erasePersonData, { params: { personId: id } })
      : await call(eraseDriverData, { params: { driverId: id } });
  $erased.set({ ...erasure, name });
}
