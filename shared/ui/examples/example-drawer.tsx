import { chakra } from '@chakra-ui/react';
import { Button } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { Text } from '../text.ts';

const Panel = chakra(Modal, {
  base: {
    insetBlock: '0',
    insetInlineStart: '0',
    insetInlineEnd: 'auto',
    m: '0',
    p: '6',
    gap: '4',
    w: 'min(288px, 85vw)',
    h: '100dvh',
    boxShadow: 'xl',
  },
});

/** The browser's modal at the edge where the page begins. */
export const ExampleDrawer = ({ onClose }: { onClose: () => void }) => (
  <Panel onLeave={onClose} aria-label="لوح جانبي">
    <Text>يُغلق بالضغط خارجه أو بمفتاح الخروج.</Text>
    <Button variant="outline" onClick={onClose}>
      إغلاق
    </Button>
  </Panel>
);
