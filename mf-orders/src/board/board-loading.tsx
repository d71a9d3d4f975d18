import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { BoardFrame } from './board-frame.ts';
import { messages } from './board-messages.ts';

const lanes = [3, 2, 2, 1];

/** A board on its way. */
export function BoardLoading() {
  return (
    <LoadingState label={messages.loading}>
      <BoardFrame as="div">
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
      </BoardFrame>
    </LoadingState>
  );
}
