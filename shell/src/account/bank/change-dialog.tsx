import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { IbanInput } from '@hawiyat/shared/components/iban-input';
import { bankChangeDraft } from '@hawiyat/shared/contract/company/bank-change';
import { bankOf } from '@hawiyat/shared/locale/bank-names';
import { isSaudiIban } from '@hawiyat/shared/locale/iban';
import { Field, PasswordInput, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { askForChange, type BankDraft, withdrawChange } from './bank-account.ts';

const names = ['iban', 'bankName', 'bankAccountNumber', 'bankAccountName', 'password'] as const;
type Typed = Record<(typeof names)[number], string>;

export { ChangeDialog as change, WithdrawDialog as withdraw };

/** The server answers with a code by e-mail. */
function ChangeDialog({ title, onClose }: DialogProps) {
  const { form, iban, typeIban } = useBankForm();
  return (
    <FormDialog
      {...{ form, title, onClose }}
      success="أُرسل رمز التأكيد إلى بريدك الإلكتروني"
      submit="إرسال رمز التأكيد"
      busyText="جاري الإرسال..."
    >
      <Text color="fg.muted">
        يبقى الحساب الحالي معمولًا به حتى تؤكد الجديد برمز يصلك بالبريد الإلكتروني، وتعتمده إدارة المنصة. ويُبلَّغ
        مالكو الشركة كلهم.
      </Text>
      <Field
        label="رقم الآيبان (IBAN)"
        required
        error={form.error('iban')}
        warning={
          iban !== '' && !isSaudiIban(iban) ? 'يبدو أن رقم الآيبان غير صحيح. يرجى التأكد منه.' : undefined
        }
        hint="يبدأ بـ SA ويليه 22 رقمًا."
      >
        <IbanInput
          name="iban"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          disabled={form.locked}
          value={iban}
          onIban={typeIban}
        />
      </Field>
      <InputField label="اسم البنك" required {...form.register('bankName')} />
      <InputField
        label="رقم الحساب البنكي"
        required
        inputMode="numeric"
        {...form.register('bankAccountNumber')}
      />
      <InputField
        label="اسم صاحب الحساب"
        required
        hint="كما هو مسجّل في البنك."
        {...form.register('bankAccountName')}
      />
      <InputField
        label="كلمة مرورك"
        required
        hint="نطلبها مرة أخرى لحماية أموال شركتك."
        control={PasswordInput}
        autoComplete="current-password"
        maxLength={1024}
        {...form.register('password')}
      />
    </FormDialog>
  );
}

function useBankForm() {
  const suggested = useRef('');
  const form = useForm<Typed, BankDraft>({
    schema: bankChangeDraft,
    defaults: { iban: '', bankName: '', bankAccountNumber: '', bankAccountName: '', password: '' },
    subject: 'bank account',
    send: askForChange,
  });
  const typeIban = (typed: string) => {
    form.set('iban', typed);
    const bank = bankOf(typed);
    // A name that the person typed stays.
    if (bank !== null && [suggested.current, ''].includes(String(form.value('bankName') ?? ''))) {
      suggested.current = bank;
      form.set('bankName', bank);
    }
  };
  return { form, iban: String(form.value('iban') ?? ''), typeIban };
}

const WithdrawDialog = (shown: DialogProps) => (
  <ConfirmDialog
    {...shown}
    question="هل تريد سحب هذا التغيير؟"
    warning="يُلغى الطلب، ويبقى الحساب الحالي معمولًا به."
    confirm="سحب التغيير"
    busyText="جاري السحب..."
    success="تم سحب التغيير"
    send={withdrawChange}
  />
);
