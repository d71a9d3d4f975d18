import { readSecurity } from '@hawiyat/shared/contract/account/account-security';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

export const $security = createQuery(readSecurity, atom({}), {});

export interface SecurityProps {
  security: Answer<typeof readSecurity>;
}
