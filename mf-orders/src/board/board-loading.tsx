import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { StyledBoard } from './board.styles.ts';
import { messages } from './board-messages.ts';

const lanes = [3, 2, 2, 1];

export function BoardLoading() {
  return (
    <LoadingState label={messages.loading}>
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
}
