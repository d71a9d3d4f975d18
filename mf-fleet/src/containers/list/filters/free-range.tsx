import { Box, Text } from '@hawiyat/shared/ui';
import { DateInput, typedDay, typedDayError } from '@hawiyat/shared/ui/dates';
import { useId, useState } from 'react';
import { messages } from '../../../texts/list-actions.ts';
import type { Days } from '../container-filter.ts';

interface FreeRangeProps {
  free: Days | null;
  today: string;
  onChange: (free: Days | null) => void;
}

const problemOf = (text: string) => (text === '' ? undefined : typedDayError(text));

/** A half-typed day stays in its field, whose error shows on leaving it. */
export function FreeRange({ free, today, onChange }: FreeRangeProps) {
  const [typed, setTyped] = useState<Days | null>(null);
  const [typing, setTyping] = useState(false);
  const problemId = useId();
  const [from, to] = typed ?? free ?? ['', ''];
  const problem = typing ? undefined : (problemOf(from) ?? problemOf(to));
  const change = (days: Days) => {
    const [first, last] = days.map((text) => (text === '' ? null : typedDay(text)));
    const isWhole = first && last && first <= last && first >= today;
    setTyped(isWhole ? null : days);
    if (isWhole) onChange([first, last]);
  };
  const field = (name: 'from' | 'to', value: string, daysOf: (text: string) => Days) => (
    <DateInput
      aria-label={messages[name]}
      aria-invalid={!typing && problemOf(value) ? true : undefined}
      aria-describedby={problem && problemId}
      placeholder={messages[name]}
      value={value}
      min={today}
      onChange={(text) => {
        setTyping(true);
        change(daysOf(text));
      }}
      onBlur={() => setTyping(false)}
      range={{ value: [from, to], onChange: change }}
    />
  );
  return (
    <Box w={{ base: 'full', md: '20rem' }}>
      <Box display="flex" gap="2">
        {field('from', from, (text) => [text, to])}
        {field('to', to, (text) => [from, text])}
      </Box>
      <Text id={problemId} role="status" fontSize="sm" color="danger.fg" mt={problem ? '1.5' : '0'}>
        {problem}
      </Text>
    </Box>
  );
}
