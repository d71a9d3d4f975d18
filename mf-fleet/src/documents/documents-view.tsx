import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { NoMatch } from '@hawiyat/shared/components/no-match';
import { DocumentBadge } from '@hawiyat/shared/components/status-badges';
import { type CompanyDocument, listDocuments } from '@hawiyat/shared/contract/fleet/documents';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { day } from '@hawiyat/shared/locale/dates';
import { createQuery } from '@hawiyat/shared/query';
import { Button, chakra, Link, ListStates, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { type Column, List } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { Download, FileText, FileX } from 'lucide-react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { NothingYet } from '../components/add-action.tsx';
import { PageHead } from '../components/fleet-pages.tsx';
import { Plate } from '../components/plate.tsx';
import { RowActions } from '../components/row-actions.tsx';
import { documentNoun, messages as texts } from '../texts/documents.ts';
import { messages as fleet } from '../texts/fleet.ts';
import { documentName, downloadDocument, kindOf } from './document-name.ts';
import { DocumentsToolbar, dialogs, documentsQuery, isAskedFor, noFilter } from './documents-toolbar.tsx';

const $documents = createQuery(listDocuments, atom({ query: {} }), {
  invalidatedBy: ['truck', 'document', 'driver'],
  select: ({ documents }) => documents,
});

const columns: readonly Column<CompanyDocument>[] = [
  {
    ...{ id: 'kind', title: texts.kind, width: 'minmax(0, 1.2fr)', onCard: 'title' },
    cell: (document) => <bdi>{kindOf(document)}</bdi>,
  },
  {
    ...{ id: 'owner', title: texts.owner, width: 'minmax(0, 1.2fr)' },
    cell: (document) => <Owner document={document} />,
  },
  {
    ...{ id: 'number', title: texts.number, width: 'minmax(0, 1fr)', from: 1280 },
    cell: ({ number }) =>
      number === null ? <Text color="fg.muted">{fleet.unspecified}</Text> : <Ltr>{number}</Ltr>,
  },
  {
    ...{ id: 'expires', title: texts.expires, width: 'minmax(7rem, 1fr)' },
    cell: ({ expiresOn, daysLeft, state }) => (
      <>
        {day(expiresOn)}
        {state !== 'valid' && (
          <Text color={state === 'expired' ? 'danger.fg' : 'fg.muted'} fontSize="xs">
            {texts.left(daysLeft)}
          </Text>
        )}
      </>
    ),
  },
  {
    ...{ id: 'state', title: texts.state, width: '7rem', onCard: 'badge' },
    cell: ({ state }) => <DocumentBadge status={state} />,
  },
  {
    ...{ id: 'file', title: texts.file, width: '6.5rem', from: 1152 },
    cell: (document) =>
      document.file === null ? (
        <NoFile />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.downloadNamed(documentName(document))}
          onClick={() => void downloadDocument(document)}
        >
          <Download size={16} aria-hidden />
          {texts.download}
        </Button>
      ),
  },
  {
    ...{ id: 'actions', title: texts.actions, titleHidden: true },
    ...{ width: '11rem', align: 'end', onCard: 'action' },
    cell: (document) => (
      <RowActions
        edit={texts.editNamed(documentName(document))}
        onEdit={() => dialogs.open('edit', { document })}
        remove={texts.removeNamed(documentName(document))}
        onRemove={() => dialogs.open('delete', { document })}
      >
        <Button
          variant={document.state === 'valid' ? 'ghost' : 'outline'}
          size="sm"
          aria-label={texts.renewNamed(documentName(document))}
          onClick={() => dialogs.open('renew', { document })}
        >
          {texts.renew}
        </Button>
      </RowActions>
    ),
  },
];

const detailsLabel = (document: CompanyDocument) => texts.restOf(documentName(document));

/** Most documents have none, so it is quiet. */
const NoFile = () => (
  <chakra.span
    role="img"
    aria-label={texts.noFile}
    title={texts.noFile}
    display="inline-flex"
    color="fg.muted"
  >
    <FileX size={16} aria-hidden />
  </chakra.span>
);

function Owner({ document: { owner, ownerId, ownerName } }: { document: CompanyDocument }) {
  if (owner === 'driver' && ownerId !== null)
    return (
      <Link to={`/drivers/${ownerId}`}>
        <bdi>{ownerName}</bdi>
      </Link>
    );
  return owner === 'truck' && ownerName !== null ? <Plate plate={ownerName} /> : texts.company;
}

export function DocumentsView() {
  const { data: documents, error, loading } = useStore($documents);
  const [filter, changeFilter] = useQueryState(documentsQuery);
  useEffect(() => void $documents.fetch(), []);
  const found = documents?.filter(isAskedFor(filter)) ?? null;
  const isEmpty = documents?.length === 0;
  return (
    <Stack gap="4">
      <PageHead current="documents">
        {!isEmpty && <DocumentsToolbar documents={documents} found={found?.length} />}
      </PageHead>
      <ListStates
        {...{ error, loading }}
        total={found?.length ?? null}
        noun={documentNoun}
        isNarrowed={found !== documents}
        onRetry={$documents.fetch}
        placeholder={<TableLoading label={texts.loading} />}
        empty={
          isEmpty ? (
            <NothingYet
              {...{ title: texts.empty, hint: texts.emptyHint, add: texts.dialogs.add }}
              icon={<FileText size={24} />}
              onAdd={() => dialogs.open('add')}
            />
          ) : (
            <NoMatch title={texts.noMatch} onClear={() => changeFilter(noFilter, { replace: true })} />
          )
        }
      >
        <List caption={texts.caption} columns={columns} rows={found ?? []} detailsLabel={detailsLabel} />
      </ListStates>
      <Dialogs of={dialogs} />
    </Stack>
  );
}
