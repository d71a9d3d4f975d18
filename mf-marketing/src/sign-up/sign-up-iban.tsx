import { IbanInput } from '@hawiyat/shared/components/iban-input';
import type { Input } from '@hawiyat/shared/ui';
import type { ComponentProps } from 'react';
import { edit } from './lazy-registration.ts';

export const SignUpIban = (props: ComponentProps<typeof Input>) => (
  <IbanInput {...props} onIban={(iban) => edit('iban', iban)} />
);
