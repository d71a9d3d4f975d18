import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box, ErrorState } from '@hawiyat/shared/ui';
import { messages } from '../containers-messages.ts';
import { $answers } from '../containers-store.ts';

async function load() {
  const chunk = await import(/* webpackChunkName: "container-filters" */ './container-filters.tsx');
  if ($answers.get() === null) {
    chunk.answers.readAddress();
    $answers.set(chunk.answers);
  }
  return chunk;
}

/**
 * Comes after the list's first cards, into the room that is kept for it. On phones it shows when it is asked for.
 * @param none of the list's containers there are: only the address is read
 */
export function LazyFilters({ open, none }: { open: boolean; none: boolean }) {
  const { chunk, failed, retry } = useLazy(load);
  if (failed) return <ErrorState title={messages.failed} message={messages.partFailed} onRetry={retry} />;
  return (
    <Box
      display={none ? 'none' : { base: open ? 'block' : 'none', md: 'block' }}
      minH={{ md: '9.5rem', lg: '7rem', xl: '4.5rem' }}
    >
      {chunk && <chunk.ContainerFilters />}
    </Box>
  );
}

/** Comes with the filters. */
export function LazySort() {
  const { chunk } = useLazy(load);
  return chunk ? <chunk.SortChoice /> : <Box h="10" w={{ base: 'full', md: '21rem' }} />;
}
