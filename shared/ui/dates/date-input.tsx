import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { typedDay } from '../../contract/core/typed-day.ts';
import { IconButton } from '../icon-button.tsx';
import { Input } from '../input.tsx';
import { CloseFailed } from '../lazy/lazy-dialog.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { DayRange } from './calendar.tsx';

const Control = chakra('div', {
  base: { position: 'relative', minW: '0', '& > input': { ps: '12', pe: '3' } },
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
  /** Called with `YYYY-MM-DD`, or with the text as typed while it is no day. */
  onChange: (value: string) => void;
  /** `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** For a field that is one end of a period: the calendar then chooses both ends. */
  range?: { readonly value: DayRange; readonly onChange: (range: DayRange) => void } | undefined;
}

/** A day, typed or chosen in an Arabic calendar that shows the Hijri day, too. Alone or in a `Field`. */
export function DateInput({ value, onChange, min, max, range, ...input }: DateInputProps) {
  const id = useId();
  const isLoaded = LazyCalendar.useIsLoaded();
  const [open, setOpen] = useState(false);
  // While it has the focus the field shows the typed text, not its day.
  const [typed, setTyped] = useState<string | null>(null);
  const stands = typed !== null && (typedDay(typed) ?? typed) === value;

  return (
    <Control id={`${id}-control`} onPointerEnter={preload} onFocus={preload}>
      <Input
        autoComplete="off"
        placeholder="31/01/2026"
        {...input}
        dir="ltr"
        value={stands ? typed : value}
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
        label="فتح التقويم"
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
