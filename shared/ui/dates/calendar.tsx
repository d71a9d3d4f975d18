import type { DateValue, UseDatePickerProps } from '@chakra-ui/react';
import { DatePicker, LocaleProvider, parseDate, useDatePicker, useDatePickerContext } from '@chakra-ui/react';
import { texts } from '@hawiyat/shared/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { typedDay } from '../../contract/core/typed-day.ts';
import { hijriDay, hijriMonths } from '../../locale/hijri.ts';
import { locale, timeZone } from '../../locale/locale.ts';
import { today } from '../../locale/today.ts';
import { calendarRecipe } from './calendar.styles.ts';

export type DayRange = readonly [from: string, to: string];

export interface CalendarProps {
  /** Prefix: `…-control` is what it opens below, `…-trigger` gets the focus back. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mode: 'single' | 'range';
  /** `YYYY-MM-DD`; any other text is ignored. */
  value: readonly string[];
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (days: readonly [string, string?]) => void;
}

const messages = texts('ui/dates/calendar', {
  title: 'التقويم',
  unavailable: (day: string) => `${day}، غير متاح`,
  first: (day: string) => `${day}، بداية الفترة`,
  last: (day: string) => `${day}، نهاية الفترة`,
  inRange: (day: string) => `${day}، ضمن الفترة`,
  chosen: (day: string) => `${day}، اليوم المختار`,
  previous: { day: 'الشهر السابق', month: 'السنة السابقة', year: 'العقد السابق' },
  next: { day: 'الشهر التالي', month: 'السنة التالية', year: 'العقد التالي' },
  choose: { day: 'عرض الأيام', month: 'عرض الأشهر', year: 'عرض السنوات' },
});

const valuesOf = (days: readonly string[]): DateValue[] => {
  const known = days.map(typedDay).filter((day) => day !== null);
  return known.length < days.length ? [] : known.map((day) => parseDate(day));
};

const translations: Partial<NonNullable<UseDatePickerProps['translations']>> = {
  content: messages.title,
  dayCell({ valueText, firstInRange, lastInRange, inRange, selected, unavailable }) {
    if (unavailable) return messages.unavailable(valueText);
    if (firstInRange) return messages.first(valueText);
    if (lastInRange) return messages.last(valueText);
    if (inRange) return messages.inRange(valueText);
    return selected ? messages.chosen(valueText) : valueText;
  },
  prevTrigger: (view) => messages.previous[view],
  nextTrigger: (view) => messages.next[view],
  viewTrigger: (_, next) => messages.choose[next ?? 'year'],
};

/** Chakra's date picker without its input, which would drop a text that is no day. */
export const Calendar = (props: CalendarProps) => (
  // Right to left: the picker ignores the page's direction.
  <LocaleProvider locale={locale}>
    <Picker {...props} />
  </LocaleProvider>
);

function Picker({ id, open, onOpenChange, mode, value, min, max, onChoose }: CalendarProps) {
  const [chosen, setChosen] = useState(() => valuesOf(value));
  const known = value.join();
  useEffect(() => setChosen(valuesOf(known.split(','))), [known]);
  const picker = useDatePicker({
    ...{ timeZone, translations, selectionMode: mode, startOfWeek: 0 },
    // The server's day, whatever the device's clock says.
    defaultFocusedValue: chosen[0] ?? parseDate(today()),
    ids: { control: `${id}-control`, trigger: `${id}-trigger` },
    positioning: { placement: 'bottom-start', gutter: 4 },
    ...(min && { min: parseDate(min) }),
    ...(max && { max: parseDate(max) }),
    value: chosen,
    onValueChange(details) {
      setChosen(details.value);
      const [from, to] = details.value.map(String);
      if (from && (mode === 'single' || to)) onChoose([from, to]);
    },
    onOpenChange(details) {
      // Half a range is dropped when the calendar closes.
      if (!details.open) setChosen((days) => (days.length < value.length ? valuesOf(value) : days));
      onOpenChange(details.open);
    },
  });
  const setOpen = useEffectEvent(picker.setOpen);
  useEffect(() => setOpen(open), [open]);
  return (
    <DatePicker.RootProvider value={picker} recipe={calendarRecipe} lazyMount unmountOnExit>
      <DatePicker.Positioner>
        <DatePicker.Content>
          <Views />
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.RootProvider>
  );
}

function Views() {
  const { visibleRange } = useDatePickerContext();
  return (
    <>
      <DatePicker.View view="day">
        <Header />
        <p>{hijriMonths(String(visibleRange.start), String(visibleRange.end))}</p>
        <Days />
      </DatePicker.View>
      <DatePicker.View view="month">
        <Header />
        <DatePicker.MonthTable columns={3} format="long" />
      </DatePicker.View>
      <DatePicker.View view="year">
        <Header />
        <DatePicker.YearTable columns={4} />
      </DatePicker.View>
    </>
  );
}

/** The previous month is at the right. */
const Header = () => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger>
      <ChevronRight size={18} />
    </DatePicker.PrevTrigger>
    <DatePicker.ViewTrigger>
      <DatePicker.RangeText />
    </DatePicker.ViewTrigger>
    <DatePicker.NextTrigger>
      <ChevronLeft size={18} />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

function Days() {
  const { weeks, weekDays } = useDatePickerContext();
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map(({ long, narrow }) => (
            <DatePicker.TableHeader key={long} abbr={long}>
              {narrow}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((date) => (
              <DatePicker.TableCell key={String(date)} value={date}>
                <DatePicker.TableCellTrigger data-today={String(date) === today() ? '' : undefined}>
                  {date.day}
                  <small>{hijriDay(String(date))}</small>
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}
