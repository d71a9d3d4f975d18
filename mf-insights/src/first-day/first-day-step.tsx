import type { FirstStep } from '@hawiyat/shared/contract/company/first-day';
import { LinkButton, VisuallyHidden } from '@hawiyat/shared/ui';
import { Check } from 'lucide-react';
import { messages } from '../texts/first-day.ts';

interface FirstDayStepProps {
  step: FirstStep;
  isDone: boolean;
  /** The first open step. */
  isNext: boolean;
}

export function FirstDayStep({ step, isDone, isNext }: FirstDayStepProps) {
  const { title, hint, action, to } = messages.steps[step];
  return (
    <li data-done={isDone ? '' : undefined}>
      <i aria-hidden>{isDone && <Check size={14} strokeWidth={3} />}</i>
      <div>
        <b>{title}</b>
        {isDone ? <VisuallyHidden>{messages.done}</VisuallyHidden> : <span>{hint}</span>}
      </div>
      {!isDone && (
        <LinkButton to={to} size="sm" variant={isNext ? 'solid' : 'outline'}>
          {action}
        </LinkButton>
      )}
    </li>
  );
}
