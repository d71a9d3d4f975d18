import { type Role, roles } from '@hawiyat/shared/contract/core/roles';
import { Field, NativeSelect } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';
import { roleAbout, roleName } from './role-texts.ts';

export interface RoleFieldProps extends ComponentProps<typeof NativeSelect> {
  value: string;
  error: string | undefined;
}

export function RoleField({ error, ...select }: RoleFieldProps) {
  const chosen = roles.find((role) => role === select.value);
  return (
    <Field label="الصلاحية" required error={error} {...(chosen && { hint: roleAbout[chosen] })}>
      <NativeSelect placeholder="اختر الصلاحية" {...select}>
        {roles.map((role: Role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
