import { chakra, IconButton, Modal } from '@hawiyat/shared/ui';
import { X } from 'lucide-react';
import { SidebarContent } from './sidebar-content.tsx';

const Panel = chakra(Modal, {
  base: {
    insetBlock: '0',
    // The right edge, in an Arabic page the start.
    insetInlineStart: '0',
    insetInlineEnd: 'auto',
    m: '0',
    w: 'min(288px, 85vw)',
    h: '100dvh',
    bg: 'bg.sidebar',
    color: 'sidebar.fg',
    boxShadow: 'xl',
    '&[open]': { animation: 'slide-in 200ms cubic-bezier(0.16, 1, 0.3, 1)' },
    '&[data-leaving]': { animation: 'slide-out 160ms ease-in forwards' },
  },
});

/** The sidebar of small screens. Mounting it opens it; a navigation closes it. */
export function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <Panel onLeave={onClose} aria-label="القائمة الرئيسية">
      <SidebarContent />
      <IconButton
        label="إغلاق القائمة"
        size="sm"
        position="absolute"
        top="2.5"
        insetInlineEnd="3"
        color="sidebar.fg"
        _hover={{ bg: 'sidebar.hover', color: 'sidebar.strong' }}
        _focusVisible={{ outlineColor: 'accent.graphic' }}
        onClick={onClose}
      >
        <X size={20} />
      </IconButton>
    </Panel>
  );
}
