import { docsOf } from '../core/endpoint.docs.ts';
import * as profile from './profile.ts';

export default docsOf(profile, 'People', {
  fetchProfile: {
    summary: 'See who is signed in',
    description: 'The person of this token, with role and rights as they are now.',
  },
  saveProfile: {
    summary: 'Change the own name',
    description: 'The name under which the company’s people and its audit log show the person.',
    request: { name: 'نورة القحطاني' },
    response: { adminUser: { name: 'نورة القحطاني', email: 'noura@rowad.example', role: 'dispatcher' } },
  },
  leaveCompany: {
    summary: 'Leave the company',
    description: 'Removes the person of this token. A company keeps at least one owner.',
  },
});
