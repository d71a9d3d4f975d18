import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { IbanInput } from '@hawiyat/shared/components/iban-input';
import { bankChangeDraft } from '@hawiyat/shared/contract/company/bank-change';
import { bankOf } from '@hawiyat/shared/locale/bank-names';
import { isSaudiIban } from '@hawiyat/shared/locale/iban';
import { Field, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { useRef } from 'react';
import { PasswordField } from '../../sign-in/credential-fields.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/bank.ts';
import { askForChange, type BankDraft, withdrawChange } from './bank-account.ts';

export { ChangeDialog as change, WithdrawDialog as withdraw };

const { fields } = messages;

/** The server answers with a code by e-mail. */
function ChangeDialog({ title, onClose }: DialogProps) {
  const { form, iban, typeIban } = useBankForm();
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.changing} busyText={actions.sending}>
      <Text color="fg.muted">{messages.changingAbout}</Text>
      <Field
        {...fields.iban}
        required
        error={form.error('iban')}
        warning={iban !== '' && !isSaudiIban(iban) ? messages.ibanDoubt : undefined}
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
      <InputField {...fields.bankName} required {...form.register('bankName')} />
      <InputField
        {...fields.bankAccountNumber}
        required
        inputMode="numeric"
        {...form.register('bankAccountNumber')}
      />
      <InputField {...fields.bankAccountName} required {...form.register('bankAccountName')} />
      <PasswordField {...fields.password} {...form.register('password')} />
    </FormDialog>
  );
}

function useBankForm() {
  const suggested = useRef('');
  const form = useForm<Record<keyof typeof fields, string>, BankDraft>({
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
  <ConfirmDialog {...messages.withdrawing} {...shown} send={withdrawChange} />
);
