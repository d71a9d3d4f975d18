import { ownOfferStatuses } from '@hawiyat/shared/contract/marketplace/own-offer-statuses';
import { listOwnOffers, type OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { Box, Button, EmptyState, LinkButton, ListStates } from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { List } from '@hawiyat/shared/ui/list';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { Tag } from 'lucide-react';
import { atom, computed } from 'nanostores';
import { type ReactNode, useEffect, useMemo } from 'react';
import { messages as lists } from '../texts/lists.ts';
import { messages } from '../texts/own-offers.ts';
import { offersQuery } from './filters/orders-query.ts';
import { LazyMenu } from './filters/orders-toolbar.tsx';
import { StyledList } from './orders-list.styles.ts';
import { ownOfferColumns } from './own-offer-columns.tsx';
import { OfferResults } from './results/offer-results.tsx';

const $status = atom<OwnOffer['status'] | null>(null);
const $offers = createCursorQuery(
  listOwnOffers,
  computed($status, (status) => (status === null ? null : { query: { status } })),
  {
    invalidatedBy: ['offer', 'request', 'order'],
    select: ({ offers, nextCursor = null }) => ({ rows: offers, cursor: nextCursor }),
  },
);

const options = ownOfferStatuses.map((value) => ({ value, label: messages.statuses[value] }));

const detailsLabel = ({ request: { containerType, containerSize } }: OwnOffer) =>
  messages.restOf(containerType, wordFor(sizeLabel, containerSize));

export function OwnOffers({ views }: { views: ReactNode }) {
  const [{ status }, change] = useQueryState(offersQuery);
  const query = useMemo(() => ({ status }), [status]);
  useEffect(() => {
    $status.set(status);
    void $offers.fetch();
    return () => $status.set(null);
  }, [status]);
  return (
    <>
      <Toolbar
        filter={
          <SegmentedFilter
            label={messages.statusFilter}
            value={status}
            options={options}
            onChange={(next) => change({ status: next })}
          />
        }
        views={views}
        menu={<LazyMenu printed={{ list: 'offers', query, known: $offers.get }} />}
      />
      <OfferResults />
      <OfferRows status={status} />
    </>
  );
}

function OfferRows({ status }: { status: OwnOffer['status'] }) {
  const { rows, error, loading, hasMore } = useStore($offers);
  return (
    <ListStates
      {...{ error, loading }}
      total={rows?.length ?? null}
      noun="offer"
      onRetry={$offers.fetch}
      placeholder={<TableLoading label={messages.loading} />}
      empty={
        <EmptyState title={messages.empty[status]} hint={messages.emptyHint} icon={<Tag size={24} />}>
          <LinkButton variant="outline" to="/orders?tab=new_orders">
            {lists.offerScopes.open}
          </LinkButton>
        </EmptyState>
      }
    >
      <StyledList>
        <List
          caption={lists.offerScopes.mine}
          columns={ownOfferColumns}
          rows={rows ?? []}
          detailsLabel={detailsLabel}
        />
        {hasMore && (
          <Box mt="4" textAlign="center">
            <Button variant="outline" loading={loading} onClick={() => void $offers.fetchMore()}>
              {messages.more}
            </Button>
          </Box>
        )}
      </StyledList>
    </ListStates>
  );
}
