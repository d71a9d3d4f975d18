import { passwordLeast } from '@hawiyat/shared/contract/account/password';
import { PasswordInput } from '@hawiyat/shared/ui';
import { DraftField } from './draft-field.tsx';
import { FormGroup, Wide } from './form-group.tsx';
import { formTexts } from './sign-up-messages.ts';

export function AdministratorFields() {
  return (
    <FormGroup legend={formTexts.groups.administrator}>
      <Wide>
        <DraftField
          name="email"
          label="البريد الإلكتروني للمسؤول"
          placeholder="name@example.com"
          hint="سنرسل إليه رمز التحقق، ثم معرّف المنشأة عند قبول الطلب."
          type="email"
          dir="ltr"
          autoComplete="email"
        />
      </Wide>
      <DraftField
        name="password"
        label="كلمة المرور"
        placeholder="أدخل كلمة المرور"
        hint={`${passwordLeast} أحرف على الأقل`}
        control={PasswordInput}
        autoComplete="new-password"
        maxLength={1024}
      />
      <DraftField
        name="confirmPassword"
        label="تأكيد كلمة المرور"
        placeholder="أعد إدخال كلمة المرور"
        control={PasswordInput}
        autoComplete="new-password"
        enterKeyHint="send"
        maxLength={1024}
      />
    </FormGroup>
  );
}
