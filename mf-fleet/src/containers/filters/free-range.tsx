import { Box } from '@hawiyat/shared/ui';
import { DateInput, typedDay } from '@hawiyat/shared/ui/dates';
import { useState } from 'react';
import type { Days } from '../container-availability.ts';
import { messages } from './filter-messages.ts';

interface FreeRangeProps {
  free: Days | null;
  today: string;
  onChange: (free: Days | null) => void;
}

/** Two days; a half-typed one waits in its field. */
export function FreeRange({ free, today, onChange }: FreeRangeProps) {
  const [typed, setTyped] = useState<Days | null>(null);
  const [from, to] = typed ?? free ?? ['', ''];
  const change = (days: Days) => {
    const [first, last] = days.map((text) => (text === '' ? null : typedDay(text)));
    const isWhole = first && last && first <= last && first >= today;
    setTyped(isWhole ? null : days);
    if (isWhole) onChange([first, last]);
  };
  const range = { value: [from, to] as const, onChange: change };
  return (
    <Box display="flex" gap="2" w={{ base: 'full', md: '20rem' }}>
      <DateInput
        aria-label={messages.from}
        placeholder={messages.from}
        value={from}
        min={today}
        onChange={(text) => change([text, to])}
        range={range}
      />
      <DateInput
        aria-label={messages.to}
        placeholder={messages.to}
        value={to}
        min={today}
        onChange={(text) => change([from, text])}
        range={range}
      />
    </Box>
  );
}
