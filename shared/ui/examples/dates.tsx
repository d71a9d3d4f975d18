import { useState } from 'react';
import { typedDayError } from '../../contract/core/typed-day.ts';
import { DateInput } from '../dates/date-input.tsx';
import { Field } from '../field.tsx';
import { Example, Examples } from './example.tsx';

export function DateExamples() {
  const [day, setDay] = useState('2026-02-18');
  const [wrong, setWrong] = useState('30/02/2026');
  const [range, setRange] = useState<readonly [string, string]>(['2026-02-03', '2026-02-12']);
  const [from, to] = range;
  const both = { value: range, onChange: setRange };
  return (
    <Examples>
      <Example title="يوم">
        <Field label="يوم التوصيل" error={typedDayError(day)}>
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label="يوم غير موجود" error={typedDayError(wrong)}>
          <DateInput value={wrong} onChange={setWrong} />
        </Field>
        <Field label="معطّل">
          <DateInput value="2026-02-18" onChange={() => {}} disabled />
        </Field>
      </Example>
      <Example title="فترة">
        <Field label="من" error={typedDayError(from)}>
          <DateInput value={from} onChange={(text) => setRange([text, to])} range={both} />
        </Field>
        <Field label="إلى" error={typedDayError(to)}>
          <DateInput value={to} onChange={(text) => setRange([from, text])} range={both} />
        </Field>
        <Field label="فترة معطّلة، من">
          <DateInput value={from} onChange={() => {}} range={both} disabled />
        </Field>
      </Example>
    </Examples>
  );
}
