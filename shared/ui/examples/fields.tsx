import { Field } from '../field.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { Input } from '../input.tsx';
import { NativeSelect } from '../native-select.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Example, Examples } from './example.tsx';
import { longArabic, longLatin } from './samples.ts';

export function FieldExamples() {
  return (
    <Examples>
      <Example title="حقول">
        <Field label="اسم السائق" required>
          <Input dir="auto" placeholder="الاسم الكامل" />
        </Field>
        <Field label="البريد الإلكتروني" hint="يستخدم لتسجيل الدخول.">
          <Input dir="ltr" type="email" defaultValue={longLatin} />
        </Field>
        <Field label="اسم الشركة">
          <Input dir="auto" defaultValue={longArabic} />
        </Field>
        <Field label="السعر" required>
          <MoneyInput defaultValue="380.00" />
        </Field>
        <Field label="كلمة المرور">
          <PasswordInput defaultValue="hawiyat-2026" autoComplete="off" />
        </Field>
        <Field label="الحجم">
          <NativeSelect placeholder="اختر الحجم">
            <option>12 ياردة</option>
            <option>20 ياردة</option>
          </NativeSelect>
        </Field>
      </Example>
      <Example title="بأخطاء وتنبيهات">
        <Field label="اسم السائق" required error="اسم السائق مطلوب">
          <Input dir="auto" />
        </Field>
        <Field label="رقم الهاتف" required hint="مثال: 0551234567" error={longArabic}>
          <Input dir="ltr" type="tel" defaultValue="055" />
        </Field>
        <Field label="الحجم" required error="الحجم مطلوب">
          <NativeSelect placeholder="اختر الحجم" />
        </Field>
        <Field
          label="رقم السجل التجاري"
          required
          hint="أو الرقم الوطني الموحد"
          warning="يتكون عادةً من 10 أرقام. يرجى التأكد منه."
        >
          <Input dir="ltr" inputMode="numeric" defaultValue="1010" />
        </Field>
      </Example>
      <Example title="معطّلة">
        <Field label="اسم السائق">
          <Input dir="auto" defaultValue="سعد القحطاني" disabled />
        </Field>
        <Field label="الحجم" hint="اختر النوع أولًا">
          <NativeSelect placeholder="اختر الحجم" disabled />
        </Field>
      </Example>
    </Examples>
  );
}
