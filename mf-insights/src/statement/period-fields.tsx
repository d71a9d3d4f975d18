import { Button, chakra, Field } from '@hawiyat/shared/ui';
import { DateInput, typedDay } from '@hawiyat/shared/ui/dates';
import { useState } from 'react';
import { messages } from '../texts/statement.ts';
import { type Period, type QuickPeriod, quickPeriods } from './statement-period.ts';
import type { PeriodChoice } from './use-period.ts';

const PeriodBar = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '3',
    md: { display: 'flex', flexWrap: 'wrap', '& > div': { w: '40' } },
    // Aligned with the inputs, below their labels.
    '& > button': { md: { mt: '28px' }, px: { base: '2', md: '3' } },
    '& > [aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg' },
  },
});

const quick = Object.keys(messages.quick) as QuickPeriod[];

export function PeriodFields({ shown, errorOf, type, choose }: PeriodChoice) {
  const periods = quickPeriods();
  // A half-typed day is always wrong, so errors wait until the field is left or both days are complete.
  const [typing, setTyping] = useState(false);
  const showsErrors = !typing || (typedDay(shown.from) !== null && typedDay(shown.to) !== null);
  const field = (name: keyof Period) => (
    <Field label={messages[name]} error={showsErrors ? errorOf(name) : undefined}>
      <DateInput
        value={shown[name]}
        onChange={(day) => {
          setTyping(true);
          type({ [name]: day });
        }}
        onBlur={() => setTyping(false)}
        range={{ value: [shown.from, shown.to], onChange: ([from, to]) => choose({ from, to }) }}
      />
    </Field>
  );
  return (
    <PeriodBar data-print="no" aria-label={messages.period}>
      {field('from')}
      {field('to')}
      {quick.map((name) => {
        const { from, to } = periods[name];
        return (
          <Button
            key={name}
            variant="outline"
            aria-pressed={from === shown.from && to === shown.to}
            onClick={() => choose({ from, to })}
          >
            {messages.quick[name]}
          </Button>
        );
      })}
    </PeriodBar>
  );
}
