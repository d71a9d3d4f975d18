import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { Box } from '@hawiyat/shared/ui';

const load = () =>
  import(/* webpackChunkName: "container-filters" */ './container-filters.tsx').then(
    (chunk) => chunk.ContainerFilters,
  );

/**
 * Comes after the list's first cards, into the room that is kept for it. On phones it is there when it is asked for.
 * Without it, search and tabs still work.
 */
export function LazyFilters({ open }: { open: boolean }) {
  const { chunk: Filters } = useLazy(load);
  return (
    <Box
      display={{ base: open ? 'block' : 'none', md: 'block' }}
      minH={{ md: '9.5rem', lg: '7rem', xl: '4.5rem' }}
    >
      {Filters && <Filters />}
    </Box>
  );
}
