import { chakra } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { CalendarDays } from 'lucide-react';
import { atom } from 'nanostores';
import { type ComponentProps, useId, useState } from 'react';
import { typedDay } from '../../contract/core/typed-day.ts';
import { notify } from '../../state/notices.ts';
import { IconButton } from '../icon-button.tsx';
import { Input } from '../input.tsx';
import type { Calendar, DayRange } from './calendar.tsx';

const Control = chakra('div', {
  base: { position: 'relative', minW: '0', '& > input': { ps: '12', pe: '3' } },
});

const $calendar = atom<typeof Calendar | null>(null);

async function ensureCalendar(): Promise<void> {
  if ($calendar.get()) return;
  const loaded = await import(/* webpackChunkName: "calendar" */ './calendar.tsx');
  $calendar.set(loaded.Calendar);
}

// The press that needs it tries again and reports a failure.
const preload = () => void ensureCalendar().catch((error) => console.warn('No calendar yet', error));

type Controlled = 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'dir';

export interface DateInputProps extends Omit<ComponentProps<typeof Input>, Controlled> {
  /** `YYYY-MM-DD`, or text that is no day. */
  value: string;
  /** Called with `YYYY-MM-DD` as soon as what is typed is a day, else with the text as typed. */
  onChange: (value: string) => void;
  /** The first and the last day to choose from, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Where the field is one end of a period: both ends, which the calendar then chooses together. */
  range?: { readonly value: DayRange; readonly onChange: (range: DayRange) => void } | undefined;
}

/** A day, typed or chosen in an Arabic calendar that shows the Hijri day, too. Alone or in a `Field`. */
export function DateInput({ value, onChange, min, max, range, ...input }: DateInputProps) {
  const id = useId();
  const Loaded = useStore($calendar);
  const [open, setOpen] = useState(false);
  // While it has the focus the field shows what is typed, not the day that it means.
  const [typed, setTyped] = useState<string | null>(null);
  const stands = typed !== null && (typedDay(typed) ?? typed) === value;

  const press = () => {
    setOpen(!open);
    ensureCalendar().catch((error: unknown) => {
      console.warn('The calendar could not be loaded', error);
      setOpen(false);
      notify('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.', 'error');
    });
  };
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
        aria-busy={open && !Loaded}
        position="absolute"
        insetInlineEnd="0"
        top="0"
        color="fg.muted"
        _hover={{ bg: 'transparent', color: 'fg' }}
        disabled={input.disabled}
        onClick={press}
      >
        <CalendarDays size={18} />
      </IconButton>
      {Loaded && (
        <Loaded
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
