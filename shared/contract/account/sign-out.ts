import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';

export const signOut = endpoint(() => ({
  method: 'POST',
  path: '/api/company/auth/admin/logout',
  right: 'own',
  response: z.void(),
  status: 204,
  everyTime: true,
  defaultMessage: 'Error',
}));
