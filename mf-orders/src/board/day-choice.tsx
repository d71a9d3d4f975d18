import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { Button, chakra, Heading, IconButton, TextInput } from '@hawiyat/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './day-messages.ts';
import { readDay } from './view-address.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    rowGap: '3',
    '& > h2': { flex: { base: '1 0 100%', md: '1' } },
    '& > input': { flex: { base: '1', md: 'none' }, w: { md: '40' } },
  },
});

export function DayChoice({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  // Typing a date passes through partial values: only outside changes may overwrite the input.
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
  }, [day]);
  return (
    <Bar>
      <Heading size="lg" aria-live="polite">
        {dayWithWeekday(day)}
      </Heading>
      <IconButton look="outline" label={messages.previous} onClick={() => onChange(daysAfter(day, -1))}>
        <ChevronRight size={18} />
      </IconButton>
      <Button look="outline" disabled={day === today()} onClick={() => onChange(today())}>
        {messages.today}
      </Button>
      <IconButton look="outline" label={messages.next} onClick={() => onChange(daysAfter(day, 1))}>
        <ChevronLeft size={18} />
      </IconButton>
      <TextInput
        ref={input}
        type="date"
        aria-label={messages.chosenDay}
        defaultValue={day}
        onChange={(event) => {
          const typed = readDay(event.target.value);
          if (typed && typed !== day) onChange(typed);
        }}
      />
    </Bar>
  );
}
