import { endpoint } from '../core/endpoint.ts';

export const signOut = endpoint('POST /api/company/auth/admin/logout', () => ({
  right: 'own',
  undo: 'session',
  everyTime: true,
}));
