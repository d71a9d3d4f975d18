import { mayI } from '@hawiyat/shared/state';
import { Alert } from '@hawiyat/shared/ui';

export const mayChangeCompany = (): boolean => mayI('change-company');

export function OwnerOnly() {
  if (mayChangeCompany()) return null;
  return (
    <Alert status="info" quiet>
      يعدّل مالك الشركة هذه الإعدادات.
    </Alert>
  );
}
