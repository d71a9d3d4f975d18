import { Field } from '../field.tsx';
import { InputField } from '../forms/input-field.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { PageForm } from '../forms/page-form.tsx';
import { useForm } from '../forms/use-form.ts';
import { NativeSelect } from '../native-select.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Example, Examples } from './example.tsx';
import { aWhile, longArabic, longLatin } from './samples.ts';

export function FieldExamples() {
  return (
    <Examples>
      <Example title="حقول">
        <InputField label="اسم السائق" required placeholder="الاسم الكامل" />
        <InputField
          label="البريد الإلكتروني"
          hint="يستخدم لتسجيل الدخول."
          type="email"
          defaultValue={longLatin}
        />
        <InputField label="اسم الشركة" defaultValue={longArabic} />
        <InputField label="السعر" required control={MoneyInput} defaultValue="380.00" />
        <InputField
          label="كلمة المرور"
          control={PasswordInput}
          defaultValue="hawiyat-2026"
          autoComplete="off"
        />
        <Field label="الحجم">
          <NativeSelect placeholder="اختر الحجم">
            <option>12 ياردة</option>
            <option>20 ياردة</option>
          </NativeSelect>
        </Field>
      </Example>
      <Example title="بأخطاء وتنبيهات">
        <InputField label="اسم السائق" required error="اسم السائق مطلوب" />
        <InputField
          label="رقم الهاتف"
          required
          hint="مثال: 0551234567"
          error={longArabic}
          type="tel"
          defaultValue="055"
        />
        <Field label="الحجم" required error="الحجم مطلوب">
          <NativeSelect placeholder="اختر الحجم" />
        </Field>
        <InputField
          label="رقم السجل التجاري"
          required
          hint="أو الرقم الوطني الموحد"
          warning="يتكون عادةً من 10 أرقام. يرجى التأكد منه."
          inputMode="numeric"
          defaultValue="1010"
        />
      </Example>
      <Example title="معطّلة">
        <InputField label="اسم السائق" defaultValue="سعد القحطاني" disabled />
        <Field label="الحجم" hint="اختر النوع أولًا">
          <NativeSelect placeholder="اختر الحجم" disabled />
        </Field>
      </Example>
      <Example title="نموذج في صفحة">
        <PageExample />
      </Example>
    </Examples>
  );
}

function PageExample() {
  const form = useForm<{ name: string }, { name: string }>({ defaults: { name: longArabic }, send: aWhile });
  return (
    <PageForm form={form} submit="حفظ الاسم" busyText="جاري الحفظ...">
      <InputField label="اسم الشركة" required {...form.register('name')} />
    </PageForm>
  );
}
