import { largeText } from '@hawiyat/shared/lib/large-text';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { Button, chakra, Heading, IconButton, Text } from '@hawiyat/shared/ui';
import { DateInput, typedDayError } from '@hawiyat/shared/ui/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { readDay } from '../view-address.ts';
import { messages } from './day-messages.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    rowGap: '3',
    '& > h2': { flex: { base: '1 0 100%', md: '1' } },
    '& > div': { flex: { base: '1', md: 'none' }, w: { md: '40' } },
    [largeText]: { '& > div': { flex: '1 0 100%' } },
    '& > p': { flex: '1 0 100%', fontSize: 'xs', color: 'danger.fg', textAlign: { md: 'end' } },
  },
});

export function DayChoice({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  // An invalid text stays, with its error, until another day is chosen.
  const [draft, setDraft] = useState({ day, text: day });
  const text = draft.day === day ? draft.text : day;
  const [typing, setTyping] = useState(false);
  const error = typing ? undefined : typedDayError(text);
  const errorId = useId();
  return (
    <Bar data-print="no">
      <Heading size="lg" aria-live="polite">
        {dayWithWeekday(day)}
      </Heading>
      <IconButton variant="outline" label={messages.previous} onClick={() => onChange(daysAfter(day, -1))}>
        <ChevronRight size={18} />
      </IconButton>
      <Button variant="outline" disabled={day === today()} onClick={() => onChange(today())}>
        {messages.today}
      </Button>
      <IconButton variant="outline" label={messages.next} onClick={() => onChange(daysAfter(day, 1))}>
        <ChevronLeft size={18} />
      </IconButton>
      <DateInput
        aria-label={messages.chosenDay}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        value={text}
        onChange={(typed) => {
          setTyping(true);
          const chosen = readDay(typed);
          setDraft({ day: chosen ?? day, text: typed });
          if (chosen && chosen !== day) onChange(chosen);
        }}
        onBlur={() => setTyping(false)}
      />
      {error && <Text id={errorId}>{error}</Text>}
    </Bar>
  );
}
