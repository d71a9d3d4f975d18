import { chunkFailureText } from '@hawiyat/shared/client';
import { ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

export interface LoadedPageProps {
  load: () => Promise<ComponentType>;
}

/** A page in a chunk of its own. */
export function LoadedPage({ load }: LoadedPageProps) {
  const [page, setPage] = useState<{ readonly Page: ComponentType } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = useCallback(() => {
    setFailure(null);
    load().then(
      (Page) => setPage({ Page }),
      (error: unknown) => {
        console.warn('A page of the settings could not be loaded', error);
        void chunkFailureText(error).then(setFailure);
      },
    );
  }, [load]);
  useEffect(start, [start]);
  if (page) return <page.Page />;
  if (failure) return <ErrorState title="تعذّر فتح الصفحة" message={failure} onRetry={start} />;
  return (
    <LoadingState label="جاري التحميل...">
      <Stack gap="4">
        <Skeleton h="10" w="48" borderRadius="lg" />
        <Skeleton h="64" borderRadius="xl" />
      </Stack>
    </LoadingState>
  );
}
