import { chakra } from '@chakra-ui/react';
import { Modal, type ModalProps } from './modal.tsx';

const Edge = chakra(Modal, {
  base: {
    insetBlock: '0',
    insetInlineStart: '0',
    insetInlineEnd: 'auto',
    m: '0',
    w: 'min(288px, 85vw)',
    h: '100dvh',
    boxShadow: 'xl',
    '&[open]': { animation: 'slide-in 200ms cubic-bezier(0.16, 1, 0.3, 1)' },
    '&[data-leaving]': { animation: 'slide-out 160ms ease-in forwards' },
  },
});

/** A modal at the edge where the page begins, in Arabic the right one. */
export const Drawer = (props: ModalProps) => <Edge {...props} />;
