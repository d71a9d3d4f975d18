import {
  type CompanyDocument,
  documentFacts,
  storedDocument,
} from '@hawiyat/shared/contract/fleet/documents';
import { editedDocument } from '@hawiyat/shared/contract/fleet/edited-document';
import type { Documents } from '../db/schema.ts';
import { daysBetween } from '../kernel/calendar.ts';
import { shownOnly } from '../resources/field.ts';
import { fieldsOf } from '../resources/fields.ts';
import { documentState } from './expiry.ts';

const kept = { audited: true, csv: false } as const;

export const documentFields = fieldsOf<Documents>()(
  { answer: storedDocument, draft: documentFacts, edited: editedDocument },
  {
    id: { column: 'id', ...shownOnly },
    owner: { column: 'owner', ...shownOnly },
    kind: { column: 'kind', ...kept },
    title: { column: 'title', ...kept },
    number: { column: 'number', ...kept },
    issuedOn: { column: 'issued_on', ...kept },
    expiresOn: { column: 'expires_on', ...kept },
    version: { column: 'version', ...shownOnly },
  },
);

export type DocumentRow = typeof documentFields.row & {
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly series: string;
  readonly file: string | null;
  readonly replaced_at: Date | null;
};

export const presentDocument = (row: DocumentRow, today: string): CompanyDocument => ({
  ...documentFields.present(row),
  ...{ ownerId: row.owner_id, ownerName: row.owner_name },
  ...{ daysLeft: daysBetween(today, row.expires_on), state: documentState(row.expires_on, today) },
  file: row.file === null ? null : row.file.endsWith('.pdf') ? 'pdf' : 'picture',
  replacedAt: row.replaced_at?.toISOString() ?? null,
});
