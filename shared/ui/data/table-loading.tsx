import { chakra, Skeleton } from '@chakra-ui/react';
import { LoadingState } from '../loading-state.tsx';

const Frame = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    overflow: 'hidden',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      px: '5',
      h: '12',
    },
    '& > * + *': { borderTopWidth: '1px' },
    '& > :first-of-type': { h: '11', bg: 'bg.muted/60' },
  },
});

const rows = ['head', '1', '2', '3', '4', '5', '6', '7', '8'];
const widths = ['16', '24', '20', '24', '14', '20'];

export const TableLoading = ({ label }: { label: string }) => (
  <LoadingState label={label}>
    <Frame>
      {rows.map((row) => (
        <div key={row}>
          {widths.map((width, at) => (
            <Skeleton key={at} h="4" w={width} display={{ base: at > 2 ? 'none' : 'block', md: 'block' }} />
          ))}
        </div>
      ))}
    </Frame>
  </LoadingState>
);
