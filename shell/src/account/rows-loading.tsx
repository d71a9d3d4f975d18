import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { Rows } from './rows.tsx';

export function RowsLoading({ label }: { label: string }) {
  return (
    <LoadingState label={label}>
      <Rows>
        {['1', '2', '3'].map((key) => (
          <li key={key}>
            <Skeleton boxSize="9" borderRadius="full" />
            <div data-about="">
              <Skeleton h="4" w="40" mb="2" />
              <Skeleton h="3" w="56" maxW="full" />
            </div>
          </li>
        ))}
      </Rows>
    </LoadingState>
  );
}
