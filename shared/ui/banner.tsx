import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const Strip = chakra('div', {
  base: { display: 'flex', gap: '2.5', px: '4', py: '3', borderRadius: 'lg', fontWeight: 'medium' },
  variants: {
    tone: {
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
    },
  },
});

const marks = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info };

/**
 * A message in a colored strip, inside a dialog or a card. `danger` interrupts a screen reader, the others wait for a pause;
 * `quiet` is not announced, for a message that is present from the start.
 */
export function Banner({
  tone,
  quiet,
  children,
}: {
  tone: keyof typeof marks;
  quiet?: boolean;
  children: ReactNode;
}) {
  const Mark = marks[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Strip tone={tone} {...(!quiet && { role })}>
      <chakra.span flexShrink="0" pt="0.5" aria-hidden>
        <Mark size={18} />
      </chakra.span>
      <chakra.div minW="0">{children}</chakra.div>
    </Strip>
  );
}
