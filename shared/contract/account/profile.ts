import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { adminUser } from './admin-user.ts';
import { personName } from './people.ts';

export const fetchProfile = endpoint('GET /api/company/people/me', () => ({
  right: 'own',
  response: z.object({ adminUser }),
  defaultMessage: 'Failed to fetch the profile',
}));

export const saveProfile = endpoint('PATCH /api/company/people/me', () => ({
  right: 'own',
  undo: 'undoable',
  body: z.object({ name: personName }),
  response: z.object({ adminUser }),
  defaultMessage: 'Failed to save the profile',
}));

export const leaveCompany = endpoint('DELETE /api/company/people/me', () => ({
  right: 'own',
  undo: 'confirmed',
  defaultMessage: 'Failed to leave the company',
}));
