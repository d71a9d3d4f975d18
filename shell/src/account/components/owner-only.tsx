import { mayI } from '@hawiyat/shared/state';
import { Alert } from '@hawiyat/shared/ui';
import { messages } from '../../texts/settings.ts';

export const mayChangeCompany = (): boolean => mayI('change-company');

export function OwnerOnly() {
  if (mayChangeCompany()) return null;
  return (
    <Alert status="info" quiet>
      {messages.ownerOnly}
    </Alert>
  );
}
