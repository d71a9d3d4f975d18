import { type CompanyDocument, documentOwners, paperStates } from '@hawiyat/shared/contract/fleet/documents';

/** `due`: expired, or about to be. */
export const stateChoices = ['all', 'due', ...paperStates] as const;
export const ownerChoices = ['all', ...documentOwners] as const;

export interface PapersFilter {
  readonly state: (typeof stateChoices)[number];
  readonly owner: (typeof ownerChoices)[number];
  /** Id of the one truck or driver whose papers are shown. */
  readonly of: string | null;
}

/** Reads a filter from the page's address; what it does not know is not filtered by. */
export const papersFilterOf = (address: URLSearchParams): PapersFilter => ({
  state: stateChoices.find((choice) => choice === address.get('state')) ?? 'all',
  owner: ownerChoices.find((choice) => choice === address.get('owner')) ?? 'all',
  of: address.get('of'),
});

/** @returns whether a document is among those that are asked for */
export const isAskedFor =
  ({ state, owner, of }: PapersFilter) =>
  (document: CompanyDocument): boolean =>
    (state === 'all' || (state === 'due' ? document.state !== 'valid' : document.state === state)) &&
    (owner === 'all' || document.owner === owner) &&
    (of === null || document.ownerId === of);
