import { createDialogs } from '@hawiyat/shared/components/dialogs';
import * as z from '@hawiyat/shared/contract/core/schema';
import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { documentOwners, documentStates } from '@hawiyat/shared/contract/fleet/documents';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { documentStateLabel } from '@hawiyat/shared/locale/document-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { Choices, FilterPanel } from '@hawiyat/shared/ui/panels';
import { Filter, type SetFilter, Toolbar } from '@hawiyat/shared/ui/toolbar';
import { AddAction } from '../components/add-action.tsx';
import { documentNoun, messages, messages as texts } from '../texts/documents.ts';
import { messages as fleet } from '../texts/fleet.ts';
import { whoseOf } from './document-name.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "vehicle-dialogs" */ './document-dialogs.tsx'),
);

const stateChoices = ['all', 'due', ...documentStates] as const;
const ownerChoices = ['all', ...documentOwners] as const;

export const documentsQuery = z.object({
  state: z._default(z.enum(stateChoices), 'all'),
  owner: z._default(z.enum(ownerChoices), 'all'),
  of: z.optional(z.string()),
});
type DocumentsFilter = z.output<typeof documentsQuery>;

export const noFilter = { state: '', owner: '', of: '' };

export const isAskedFor =
  ({ state, owner, of }: DocumentsFilter) =>
  (document: CompanyDocument): boolean =>
    (state === 'all' || (state === 'due' ? document.state !== 'valid' : document.state === state)) &&
    (owner === 'all' || document.owner === owner) &&
    (of === undefined || document.ownerId === of);

const labels = {
  state: { ...documentStateLabel, all: fleet.all, due: texts.due },
  owner: { ...texts.owners, all: fleet.all, company: texts.company },
};

interface DocumentsToolbarProps {
  documents: readonly CompanyDocument[] | null;
  found: number | undefined;
}

export function DocumentsToolbar({ documents, found }: DocumentsToolbarProps) {
  const [filter, changeFilter] = useQueryState(documentsQuery);
  const change = (choice: { owner?: string; state?: string; of?: string }) =>
    changeFilter(choice, { replace: true });
  const countOf = (choice: Partial<DocumentsFilter>) =>
    documents?.filter(isAskedFor({ ...filter, ...choice })).length;
  const one = documents?.find(({ ownerId }) => ownerId === filter.of);
  const whose = one ? texts.of(whoseOf(one) ?? texts.company) : texts.none;
  const set: SetFilter[] = [
    ...(filter.state === 'all' ? [] : [{ id: 'state', text: labels.state[filter.state] }]),
    ...(filter.owner === 'all' ? [] : [{ id: 'owner', text: labels.owner[filter.owner] }]),
    ...(filter.of === undefined ? [] : [{ id: 'of', text: whose }]),
  ].map(({ id, text }) => ({ id, text, onRemove: () => change({ [id]: '' }) }));
  return (
    <Toolbar
      filter={
        <Filter
          label={texts.filters}
          chosen={set.length}
          found={found !== undefined && pluralize(found, documentNoun)}
          onClear={() => change(noFilter)}
        >
          {(open) => (
            <FilterPanel {...open}>
              <Choices
                label={texts.state}
                options={stateChoices.slice(1).map((state) => ({
                  ...{ value: state, label: labels.state[state], count: countOf({ state }) },
                }))}
                isChosen={(state) => filter.state === state}
                onChoose={(state) => change({ state: state ?? '' })}
              />
              {filter.of === undefined && (
                <Choices
                  label={texts.owner}
                  options={ownerChoices.slice(1).map((owner) => ({
                    ...{ value: owner, label: labels.owner[owner], count: countOf({ owner }) },
                  }))}
                  isChosen={(owner) => filter.owner === owner}
                  onChoose={(owner) => change({ owner: owner ?? '' })}
                />
              )}
            </FilterPanel>
          )}
        </Filter>
      }
      filters={set}
      action={<AddAction label={texts.dialogs.add} onPress={() => dialogs.open('add')} />}
    />
  );
}
