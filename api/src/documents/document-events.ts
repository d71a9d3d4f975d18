import type { EventData } from '@hawiyat/shared/contract/core/events';
import { hidden } from '../events/index.ts';
import type { DocumentRow } from './document-row.ts';

/** In conflicts and in the trail. */
export const labels = {
  kind: 'نوع الوثيقة',
  title: 'اسم الوثيقة',
  number: 'رقم الوثيقة',
  issuedOn: 'تاريخ الإصدار',
  expiresOn: 'تاريخ الانتهاء',
};

type Audited = Pick<DocumentRow, 'owner' | 'kind' | 'title' | 'number' | 'issued_on' | 'expires_on'>;

/** What the trail holds of a document. */
export const auditedDocument = ({ kind, title, number, issued_on, expires_on }: Audited) => ({
  ...{ kind, title, number },
  ...{ issuedOn: issued_on, expiresOn: expires_on },
});

/** Number and typed name of a driver's document may tell who he is: the trail says only that they changed. */
export const withoutPerson = (
  { owner }: Pick<Audited, 'owner'>,
  details: Record<string, unknown>,
): Record<string, unknown> =>
  owner === 'driver'
    ? Object.fromEntries(
        Object.entries(details).map(([field, value]) => [
          field,
          ['number', 'title'].includes(field) && value !== null ? hidden : value,
        ]),
      )
    : details;

/** Names the driver, so that his deletion erases it. */
export const aboutDocument = ({ owner, owner_id }: Pick<DocumentRow, 'owner' | 'owner_id'>): EventData =>
  owner === 'driver' ? { driverId: owner_id } : {};
