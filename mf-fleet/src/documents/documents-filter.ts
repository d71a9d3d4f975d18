import * as z from '@hawiyat/shared/contract/core/schema';
import {
  type CompanyDocument,
  documentOwners,
  documentStates,
} from '@hawiyat/shared/contract/fleet/documents';

/** `due`: expired or expiring. */
export const stateChoices = ['all', 'due', ...documentStates] as const;
export const ownerChoices = ['all', ...documentOwners] as const;

/** The address of the documents. */
export const documentsQuery = z.object({
  state: z._default(z.enum(stateChoices), 'all'),
  owner: z._default(z.enum(ownerChoices), 'all'),
  /** Id of one truck or driver. */
  of: z.optional(z.string()),
});
export type DocumentsFilter = z.output<typeof documentsQuery>;

/** In the address. */
export const noDocumentsFilter = { state: '', owner: '', of: '' };

export const isAskedFor =
  ({ state, owner, of }: DocumentsFilter) =>
  (document: CompanyDocument): boolean =>
    (state === 'all' || (state === 'due' ? document.state !== 'valid' : document.state === state)) &&
    (owner === 'all' || document.owner === owner) &&
    (of === undefined || document.ownerId === of);
