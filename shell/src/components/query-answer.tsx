import type { QueryStore } from '@hawiyat/shared/query';
import { ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../texts/actions.ts';

interface QueryAnswerProps<Data> {
  query: QueryStore<Data>;
  failed?: string;
  placeholder: ReactNode;
  /** `error`: why the newest attempt failed. */
  children: (data: Data, error: string | null) => ReactNode;
}

/** Asks when it appears. A failure stands alone until there is an answer. */
export function QueryAnswer<Data>({ query, failed, placeholder, children }: QueryAnswerProps<Data>) {
  const { data, error, loading } = useStore(query);
  useEffect(() => void query.fetch(), [query]);
  if (data) return children(data, error);
  if (error === null) return placeholder;
  return (
    <ErrorState title={failed ?? messages.failed} message={error} onRetry={query.fetch} retrying={loading} />
  );
}
