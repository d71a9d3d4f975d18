import { Upload } from 'lucide-react';
import { useState } from 'react';
import { typedDayError } from '../../contract/core/typed-day.ts';
import { DateInput } from '../dates/date-input.tsx';
import { Field } from '../field.tsx';
import { FileButton } from '../forms/file-button.tsx';
import { InputField, type InputFieldProps } from '../forms/input-field.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { PageForm } from '../forms/page-form.tsx';
import { PictureInput } from '../forms/picture-input.tsx';
import { useForm } from '../forms/use-form.ts';
import { NativeSelect } from '../native-select.tsx';
import { PasswordInput } from '../password-input.tsx';
import type { Example } from './example.tsx';
import { aWhile, longArabic, longLatin, picture } from './samples.ts';

const inputs: readonly InputFieldProps[] = [
  { label: 'اسم السائق', required: true, placeholder: 'الاسم الكامل' },
  { label: 'البريد الإلكتروني', hint: 'يستخدم لتسجيل الدخول.', type: 'email', defaultValue: longLatin },
  { label: 'اسم الشركة', defaultValue: longArabic },
  { label: 'السعر', required: true, control: MoneyInput, defaultValue: '380.00' },
  { label: 'كلمة المرور', control: PasswordInput, defaultValue: 'hawiyat-2026', autoComplete: 'off' },
  { label: 'اسم المسؤول', defaultValue: 'سعد القحطاني', disabled: true },
];
const faulty: readonly InputFieldProps[] = [
  { label: 'اسم السائق', required: true, error: 'اسم السائق مطلوب' },
  { label: 'رقم الهاتف', hint: 'مثال: 0551234567', error: longArabic, type: 'tel', defaultValue: '055' },
  { label: 'رقم السجل التجاري', warning: 'يتكون عادةً من 10 أرقام. يرجى التأكد منه.', defaultValue: '1010' },
];
const inputsOf = (all: readonly InputFieldProps[]) =>
  all.map((props) => <InputField key={props.label as string} {...props} />);

function OnPage() {
  const form = useForm<{ name: string }, { name: string }>({ defaults: { name: longArabic }, send: aWhile });
  return (
    <PageForm form={form} submit="حفظ الاسم" busyText="جاري الحفظ...">
      <InputField label="اسم الشركة" required {...form.register('name')} />
    </PageForm>
  );
}

function Picture() {
  const [chosen, setChosen] = useState<File | null>(null);
  const [rejected, setRejected] = useState<string>();
  const choose = (file: File | null) => {
    setChosen(file);
    setRejected(undefined);
  };
  return (
    <Field label="شعار الشركة" required hint="حتى 2 ميجابايت" error={rejected}>
      <PictureInput value={chosen} alt="معاينة شعار الشركة" onReject={setRejected} onChange={choose} />
    </Field>
  );
}

function Days() {
  const [day, setDay] = useState('30/02/2026');
  const [range, setRange] = useState<readonly [string, string]>(['2026-02-03', '2026-02-12']);
  const [from, to] = range;
  return (
    <>
      <Field label="يوم التوصيل" error={typedDayError(day)}>
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="من" error={typedDayError(from)}>
        <DateInput
          value={from}
          onChange={(text) => setRange([text, to])}
          range={{ value: range, onChange: setRange }}
        />
      </Field>
    </>
  );
}

export const fieldExamples: readonly Example[] = [
  { title: 'حقول', content: inputsOf(inputs) },
  {
    title: 'بأخطاء وتنبيهات',
    content: (
      <>
        {inputsOf(faulty)}
        <Field label="الحجم" required error="الحجم مطلوب">
          <NativeSelect placeholder="اختر الحجم">
            <option>12 ياردة</option>
          </NativeSelect>
        </Field>
      </>
    ),
  },
  { title: 'نموذج في صفحة', content: <OnPage /> },
];

export const fileExamples: readonly Example[] = [
  { title: 'صورة تُرى قبل إرسالها', content: <Picture /> },
  {
    title: 'صورة محفوظة لا تُعدَّل، واختيار ملف',
    content: (
      <>
        <Field label="صورة محفوظة">
          <PictureInput
            {...{ value: undefined, current: picture, disabled: true, onReject() {}, onChange() {} }}
            alt="معاينة الصورة المحفوظة"
          />
        </Field>
        <FileButton>
          <Upload size={16} aria-hidden />
          اختيار ملف
        </FileButton>
      </>
    ),
  },
];

export const dateExamples: readonly Example[] = [{ title: 'يوم وفترة', content: <Days /> }];
