import { chakra, Flex } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { $notices, dismissNotice } from '../state/notices.ts';
import { IconButton } from './icon-button.tsx';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '1.5',
    py: '1.5',
    maxW: 'full',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    boxShadow: 'lg',
    pointerEvents: 'auto',
    animation: 'rise 200ms cubic-bezier(0.16, 1, 0.3, 1)',
  },
});

const marks = { success: CircleCheck, error: CircleAlert, info: Info };
const colors = { success: 'success.fg', error: 'danger.fg', info: 'info.fg' };

const never = () => () => {};

/** The live region is always present, because screen readers miss one that appears with its content. */
export function Notices() {
  const notices = useStore($notices);
  // Prerendered pages do not contain this region: it is added after hydration.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Flex
      as="section"
      aria-label="الإشعارات"
      aria-live="polite"
      direction="column"
      align="center"
      gap="2"
      position="fixed"
      bottom="6"
      insetInline="4"
      zIndex="notices"
      pointerEvents="none"
    >
      {notices.map(({ id, kind, text }) => {
        const Mark = marks[kind];
        return (
          <Notice key={id}>
            <chakra.span color={colors[kind]} aria-hidden>
              <Mark size={18} />
            </chakra.span>
            <span>{text}</span>
            <IconButton label="إغلاق" size="sm" onClick={() => dismissNotice(id)}>
              <X size={16} />
            </IconButton>
          </Notice>
        );
      })}
    </Flex>
  );
}
