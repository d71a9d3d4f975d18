import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { typedDay } from '../../contract/core/typed-day.ts';
import { day } from '../../locale/dates.ts';
import { IconButton } from '../button.tsx';
import { Input } from '../input.tsx';
import { CloseFailed } from '../lazy/lazy-dialog.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { DayRange } from './calendar.tsx';
import { messages } from './texts.ts';

const Control = chakra('div', {
  base: {
    position: 'relative',
    minW: '0',
    // The button is at the left of either direction; beside it fits the longest month.
    '& > input': { ps: '2.5', pe: '9' },
    '& > input[dir=ltr]': { ps: '9', pe: '2.5' },
  },
});

const LazyCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "calendar" */ './calendar.tsx')).Calendar,
  {
    failed: ({ onOpenChange }, { error }) => (
      <CloseFailed error={error} onClose={() => onOpenChange(false)} />
    ),
  },
);
const preload = () => void LazyCalendar.preload();

type Controlled = 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'dir';

export interface DateInputProps extends Omit<ComponentProps<typeof Input>, Controlled> {
  /** `YYYY-MM-DD`, or a text that is no day. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** For a field that is one end of a period: the calendar then chooses both ends. */
  range?: { readonly value: DayRange; readonly onChange: (range: DayRange) => void } | undefined;
}

/** `21 نوفمبر 2026`, as everywhere in the panel; a text that is no day is shown as it is. */
const written = (value: string): string => (typedDay(value) === value ? day(value) : value);
const isRightToLeft = (text: string): boolean => text === '' || /[ء-ي]/.test(text);

/** A day, typed or chosen in an Arabic calendar that shows the Hijri day, too. Alone or in a `Field`. */
export function DateInput({ value, onChange, min, max, range, ...input }: DateInputProps) {
  const id = useId();
  const isLoaded = LazyCalendar.useIsLoaded();
  const [open, setOpen] = useState(false);
  // While it has the focus the field shows the typed text, not its day.
  const [typed, setTyped] = useState<string | null>(null);
  const stands = typed !== null && (typedDay(typed) ?? typed) === value;
  const text = stands ? typed : written(value);

  return (
    <Control id={`${id}-control`} onPointerEnter={preload} onFocus={preload}>
      <Input
        autoComplete="off"
        placeholder={messages.written}
        {...input}
        dir={isRightToLeft(text) ? 'rtl' : 'ltr'}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(typedDay(event.target.value) ?? event.target.value);
        }}
        onBlur={(event) => {
          setTyped(null);
          input.onBlur?.(event);
        }}
      />
      <IconButton
        id={`${id}-trigger`}
        label={messages.open}
        aria-haspopup="grid"
        aria-expanded={open}
        aria-busy={open && !isLoaded}
        position="absolute"
        insetInlineEnd="0"
        top="0"
        color="fg.muted"
        _hover={{ bg: 'transparent', color: 'fg' }}
        disabled={input.disabled}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays size={18} />
      </IconButton>
      {(open || isLoaded) && (
        <LazyCalendar
          id={id}
          open={open}
          onOpenChange={setOpen}
          value={range ? range.value : [value]}
          mode={range ? 'range' : 'single'}
          min={min}
          max={max}
          onChoose={([from, to = from]) => (range ? range.onChange([from, to]) : onChange(from))}
        />
      )}
    </Control>
  );
}
