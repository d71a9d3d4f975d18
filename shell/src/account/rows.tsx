import { chakra, LoadingState, Skeleton } from '@hawiyat/shared/ui';

export const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '3',
      px: { base: '4', md: '5' },
      py: '4',
    },
    '& > li + li': { borderTopWidth: '1px' },
    // On small screens the buttons wrap below it.
    '& [data-about]': { flex: '1 1 12rem', minW: '0' },
    '& [data-name]': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-more]': { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& [data-name] > span': { mx: '1' },
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

export const RowsLoading = ({ label }: { label: string }) => (
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
