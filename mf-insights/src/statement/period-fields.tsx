import { Button, chakra, Field, TextInput } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { messages } from './statement-messages.ts';
import { type Period, type QuickPeriod, quickPeriods } from './statement-period.ts';
import type { PeriodChoice } from './use-period.ts';

const Bar = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '3',
    md: { display: 'flex', flexWrap: 'wrap', '& > div': { w: '36' } },
    // Beside the fields, below their labels.
    '& > button': { md: { mt: '28px' }, px: { base: '2', md: '3' } },
    '& > [aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg' },
    '@media print': { display: 'none' },
  },
});

const quick = Object.keys(messages.quick) as QuickPeriod[];

/** The statement's days: typed, or chosen by a press. */
export function PeriodFields({ shown, faultOf, type, choose }: PeriodChoice) {
  const periods = quickPeriods();
  // A year is typed digit by digit, and wrong until its last: it is judged once the field has been left.
  const [typing, setTyping] = useState(false);
  const isWhole = (day: string) => day >= '1900';
  const judged = !typing || (isWhole(shown.from) && isWhole(shown.to));
  const field = (name: keyof Period) => (
    <Field label={messages[name]} error={judged ? faultOf(name) : undefined}>
      <TextInput
        type="date"
        value={shown[name]}
        onChange={(event) => {
          setTyping(true);
          type({ [name]: event.target.value });
        }}
        onBlur={() => setTyping(false)}
      />
    </Field>
  );
  return (
    <Bar aria-label={messages.period}>
      {field('from')}
      {field('to')}
      {quick.map((name) => {
        const { from, to } = periods[name];
        return (
          <Button
            key={name}
            look="outline"
            aria-pressed={from === shown.from && to === shown.to}
            onClick={() => choose({ from, to })}
          >
            {messages.quick[name]}
          </Button>
        );
      })}
    </Bar>
  );
}
