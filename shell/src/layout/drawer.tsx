import { IconButton, Drawer as Panel } from '@hawiyat/shared/ui';
import { X } from 'lucide-react';
import { messages } from '../texts/layout.ts';
import { SidebarContent } from './sidebar-content.tsx';

/** The sidebar of small screens. Mounting it opens it; a navigation closes it. */
export function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <Panel data-host="" onLeave={onClose} aria-label={messages.menu} bg="bg.sidebar" color="sidebar.fg">
      <SidebarContent />
      <IconButton
        label={messages.closeMenu}
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
