import { chakra } from '@hawiyat/shared/ui';
import { Check } from 'lucide-react';
import { signUp } from './sign-up-messages.ts';
import type { Stage } from './sign-up-store.ts';

const order: readonly Stage[] = ['form', 'verify', 'pending'];

const Steps = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', listStyleType: 'none', m: '0', p: '0' },
});

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'medium',
    // The line from the step before.
    '&:not(:first-of-type)::before': {
      content: '""',
      w: { base: '5', sm: '8', md: '12' },
      h: '1px',
      mx: { base: '1', sm: '2' },
      bg: 'border.control',
    },
  },
  variants: {
    standing: {
      done: { color: 'success.fg' },
      current: { color: 'fg' },
      ahead: { color: 'fg.muted' },
    },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    flexShrink: '0',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'none',
  },
  variants: {
    standing: {
      done: { bg: 'success.solid', borderColor: 'success.solid', color: 'white' },
      current: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'white' },
      ahead: { bg: 'bg.panel', borderColor: 'border.control' },
    },
  },
});

/** Where the registration stands: what is behind, where one is, what comes. */
export function Stepper({ stage }: { stage: Stage }) {
  const at = order.indexOf(stage);
  return (
    <Steps aria-label={signUp.stagesLabel}>
      {order.map((name, place) => {
        const standing = place < at ? 'done' : place === at ? 'current' : 'ahead';
        return (
          <Step key={name} standing={standing} aria-current={place === at ? 'step' : undefined}>
            <Mark standing={standing} aria-hidden>
              {standing === 'done' ? <Check size={16} /> : place + 1}
            </Mark>
            {signUp.stages[name]}
          </Step>
        );
      })}
    </Steps>
  );
}
