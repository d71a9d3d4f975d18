import { largeText } from '@hawiyat/shared/lib/large-text';
import { chakra } from '@hawiyat/shared/ui';
import { Check } from 'lucide-react';
import { signUp } from '../texts/sign-up.ts';
import type { Stage } from './sign-up-state.ts';

const order: readonly Stage[] = ['form', 'verify', 'pending'];

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    listStyleType: 'none',
    m: '0',
    p: '0',
    [largeText]: { flexWrap: 'wrap', gap: '3', '& > li::before': { display: 'none' } },
  },
});

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'medium',
    '&:not(:first-of-type)::before': {
      content: '""',
      w: { base: '5', sm: '8', md: '12' },
      h: '1px',
      mx: { base: '1', sm: '2' },
      bg: 'border.control',
    },
  },
  variants: {
    state: {
      done: { color: 'success.fg' },
      current: { color: 'fg' },
      upcoming: { color: 'fg.muted' },
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
    state: {
      done: {
        bg: 'success.solid',
        borderColor: 'success.solid',
        color: 'white',
        _highContrast: { color: 'HighlightText' },
      },
      current: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'white' },
      upcoming: { bg: 'bg.panel', borderColor: 'border.control' },
    },
  },
});

export function Stepper({ stage }: { stage: Stage }) {
  const current = order.indexOf(stage);
  return (
    <Steps aria-label={signUp.stagesLabel}>
      {order.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'upcoming';
        return (
          <Step key={step} state={state} aria-current={index === current ? 'step' : undefined}>
            <Mark state={state} aria-hidden>
              {state === 'done' ? <Check size={16} /> : index + 1}
            </Mark>
            {signUp.stages[step]}
          </Step>
        );
      })}
    </Steps>
  );
}
