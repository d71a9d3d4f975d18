import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledIdentifier } from '../core/number-fields.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { moment } from '../core/values.ts';
import { bankAccount } from './bank-change.ts';

export const registrationStatuses = ['pending', 'approved', 'rejected'] as const;

export const registration = object(() => ({
  id: z.string(),
  companyName: z.string(),
  commercialNumber: z.string(),
  taxNumber: z.string(),
  companyPhoneNumber: z.string(),
  ...bankAccount.shape,
  email: z.string(),
  logoUrl: z.string(),
  status: z.enum(registrationStatuses),
  reason: z.nullable(z.string()),
  identifier: z.nullable(z.string()),
  submittedAt: moment,
  reviewedAt: z.nullable(moment),
  warnings: z.record(z.string(), z.string()),
}));
export type Registration = z.infer<typeof registration>;

export const companyStatus = object(() => ({
  id: z.string(),
  name: z.string(),
  identifier: z.string(),
  status: z.enum(['active', 'suspended']),
}));
export type CompanyStatus = z.infer<typeof companyStatus>;
const reason = pure(() => filled(1000));

export const listRegistrations = endpoint('GET /api/platform/registrations', () => ({
  purpose: 'review',
  query: z.object({ status: z.optional(z.enum(registrationStatuses, badFilter)), ...pageQuery }),
  response: z.object({ registrations: z.array(registration), ...pageEnd }),
  defaultMessage: 'Failed to fetch registrations',
}));

export const approveRegistration = endpoint(
  'POST /api/platform/registrations/:registrationId/approve',
  () => ({
    audience: 'operator',
    purpose: 'review',
    response: z.object({ registration }),
    defaultMessage: 'Failed to approve registration',
  }),
);

export const rejectRegistration = endpoint('POST /api/platform/registrations/:registrationId/reject', () => ({
  purpose: 'review',
  body: z.object({ reason }),
  response: z.object({ registration }),
  defaultMessage: 'Failed to reject registration',
}));

export const listCompanies = endpoint('GET /api/platform/companies', () => ({
  purpose: 'review',
  query: z.object({ identifier: z.optional(filledIdentifier(20)), ...pageQuery }),
  response: z.object({ companies: z.array(companyStatus), ...pageEnd }),
  defaultMessage: 'Failed to fetch companies',
}));

export const suspendCompany = endpoint('POST /api/platform/companies/:companyId/suspend', () => ({
  purpose: 'review',
  body: z.object({ reason }),
  response: z.object({ company: companyStatus }),
  defaultMessage: 'Failed to suspend company',
}));

export const reinstateCompany = endpoint('POST /api/platform/companies/:companyId/reinstate', () => ({
  purpose: 'review',
  response: z.object({ company: companyStatus }),
  defaultMessage: 'Failed to reinstate company',
}));
