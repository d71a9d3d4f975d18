import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { filledPhone } from '../core/number-fields.ts';
import { object } from '../core/pure.ts';
import { missing } from '../core/text.ts';
import { day, moment } from '../core/values.ts';

export const retention = object(() => ({ what: z.string(), period: z.string(), why: z.string() }));
export type Retention = z.infer<typeof retention>;

export const dataSubject = object(() => ({ id: z.string(), name: z.string(), removedOn: z.nullable(day) }));
export type DataSubject = z.infer<typeof dataSubject>;

export const fetchPersonalData = endpoint('GET /api/company/personal-data', () => ({
  right: 'own',
  response: z.object({ retention: z.array(retention), persons: z.array(dataSubject) }),
  defaultMessage: 'Failed to fetch personal data',
}));

export const dataCopy = object(() => ({
  name: z.string(),
  at: moment,
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      rows: z.array(
        z.array(z.object({ field: z.string(), label: z.string(), value: z.nullable(z.string()) })),
      ),
    }),
  ),
}));
export type DataCopy = z.infer<typeof dataCopy>;

export const erasure = object(() => ({
  gone: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), until: z.nullable(day), why: z.string() })),
}));
export type Erasure = z.infer<typeof erasure>;

export const copyPersonData = endpoint('POST /api/company/personal-data/persons/:personId/copy', () => ({
  right: 'own',
  undo: 'read',
  everyTime: true,
  response: z.object({ copy: dataCopy }),
  defaultMessage: 'Failed to copy personal data',
}));

export const erasePersonData = endpoint('POST /api/company/personal-data/persons/:personId/erase', () => ({
  right: 'manage-people',
  undo: 'confirmed',
  response: z.object({ erasure }),
  defaultMessage: 'Failed to delete personal data',
}));

export const copyDriverData = endpoint('POST /api/company/personal-data/drivers/:driverId/copy', () => ({
  right: 'change-fleet',
  undo: 'read',
  everyTime: true,
  response: z.object({ copy: dataCopy }),
  defaultMessage: 'Failed to copy personal data',
}));

export const eraseDriverData = endpoint('POST /api/company/personal-data/drivers/:driverId/erase', () => ({
  right: 'change-fleet',
  undo: 'confirmed',
  response: z.object({ erasure }),
  defaultMessage: 'Failed to delete personal data',
}));

const byPhone = object(() => ({ phone: filledPhone(40) }));

export const copyCustomerData = endpoint('POST /api/platform/customers/personal-data/copy', () => ({
  body: byPhone,
  response: z.object({ copy: dataCopy }),
}));

export const eraseCustomerData = endpoint('POST /api/platform/customers/personal-data/erase', () => ({
  body: byPhone,
  response: z.object({ erasure }),
}));

export const consentChannels = ['device'] as const;

export const consent = object(() => ({
  channel: z.enum(consentChannels),
  given: z.boolean(),
  at: z.nullable(moment),
  text: z.string(),
  /** Null: never asked. */
  version: z.nullable(z.number()),
}));
export type Consent = z.infer<typeof consent>;

export const listConsents = endpoint('GET /api/company/consents', () => ({
  right: 'own',
  response: z.object({ consents: z.array(consent) }),
  defaultMessage: 'Failed to fetch consents',
}));

export const saveConsent = endpoint('POST /api/company/consents', () => ({
  right: 'own',
  undo: 'undoable',
  body: z.object({ channel: z.enum(consentChannels, missing), given: z.boolean(missing) }),
  response: z.object({ consents: z.array(consent) }),
  defaultMessage: 'Failed to save the consent',
}));
