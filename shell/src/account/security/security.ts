import type { readSecurity } from '@hawiyat/shared/contract/account/account-security';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';

export type Security = Answer<typeof readSecurity>;

export interface SecurityProps {
  security: Security;
  onChange: () => Promise<void>;
}
