import type { readSecurity } from '@hawiyat/shared/contract/account-security';
import type { Answer } from '@hawiyat/shared/contract/endpoint';

export type Security = Answer<typeof readSecurity>;

export interface SecurityProps {
  security: Security;
  /** Reads it anew. */
  onChange: () => Promise<void>;
}
