import { LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { Rows } from './rows.tsx';

export function RowsLoading({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <LoadingState label={label}>
      <Rows>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
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
