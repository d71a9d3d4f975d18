import {
  EmptyState,
  LinkButton,
  ListStates,
  LoadingState,
  Skeleton,
  useMedia,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ClipboardList } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { messages } from '../texts/board.ts';
import { messages as lists } from '../texts/lists.ts';
import { StyledBoard } from './board.styles.ts';
import { BoardLane } from './board-lane.tsx';
import { boardLanes } from './board-lanes.ts';
import { $lanes, $moves, leaveBoard } from './board-store.ts';

export function BoardView() {
  const { data, loading, error } = useStore($lanes);
  const moves = useStore($moves);
  const wide = useMedia('(min-width: 768px)');
  useLayoutEffect(() => {
    void $lanes.fetch();
    return leaveBoard;
  }, []);
  return (
    <>
      <VisuallyHidden role="status">{[...new Set(moves.values())].slice(0, 3).join('، ')}</VisuallyHidden>
      <ListStates
        {...{ error, loading }}
        total={data?.length ?? null}
        onRetry={$lanes.fetch}
        placeholder={<BoardLoading />}
        empty={
          <EmptyState title={lists.empty} hint={lists.blank.accepted.hint} icon={<ClipboardList size={24} />}>
            <LinkButton variant="outline" to="/orders?tab=new_orders">
              {lists.newOrders}
            </LinkButton>
          </EmptyState>
        }
      >
        {/* The lanes may scroll sideways, which must work by keyboard too. */}
        <StyledBoard aria-label={messages.board} {...(wide && { tabIndex: 0 })}>
          {boardLanes(data ?? []).map((item) => (
            <BoardLane key={item.status} lane={item} moves={moves} folds={!wide} />
          ))}
        </StyledBoard>
      </ListStates>
    </>
  );
}

const lanes = [3, 2, 2, 1];

const BoardLoading = () => (
  <LoadingState label={lists.loading}>
    <StyledBoard as="div">
      {lanes.map((cards, at) => (
        <div key={at} data-lane="">
          <header>
            <Skeleton h="6" w="20" />
          </header>
          <ul>
            {Array.from({ length: cards }, (_, number) => (
              <Skeleton key={number} as="li" h="36" />
            ))}
          </ul>
        </div>
      ))}
    </StyledBoard>
  </LoadingState>
);
