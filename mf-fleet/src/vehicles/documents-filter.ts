import {
  type CompanyDocument,
  documentOwners,
  documentStates,
} from '@hawiyat/shared/contract/fleet/documents';

/** `due`: expired or expiring. */
export const stateChoices = ['all', 'due', ...documentStates] as const;
export const ownerChoices = ['all', ...documentOwners] as const;

export interface DocumentsFilter {
  readonly state: (typeof stateChoices)[number];
  readonly owner: (typeof ownerChoices)[number];
  /** Id of one truck or driver. */
  readonly of: string | null;
}

/** Ignores unknown values. */
export const documentsFilterOf = (address: URLSearchParams): DocumentsFilter => ({
  state: stateChoices.find((choice) => choice === address.get('state')) ?? 'all',
  owner: ownerChoices.find((choice) => choice === address.get('owner')) ?? 'all',
  of: address.get('of'),
});

export const isAskedFor =
  ({ state, owner, of }: DocumentsFilter) =>
  (document: CompanyDocument): boolean =>
    (state === 'all' || (state === 'due' ? document.state !== 'valid' : document.state === state)) &&
    (owner === 'all' || document.owner === owner) &&
    (of === null || document.ownerId === of);
