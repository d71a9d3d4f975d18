import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { badFilter } from '../core/paging.ts';
import { pure } from '../core/pure.ts';

export const mostLabels = 200;
const uuidLength = 36;

const ids = pure(() =>
  z.string().check(
    z.maxLength(mostLabels * (uuidLength + 1), badFilter),
    z.refine((text) => text.split(',').length <= mostLabels, badFilter),
  ),
);

export const printLabels = endpoint('GET /api/company/containers/labels', () => ({
  perCaller: { counted: 'labels', whose: 'company', allowed: 20, seconds: 60 },
  right: 'see-work',
  query: z.object({ ids }),
  response: z.string(),
  answers: 'file',
  defaultMessage: 'Failed to fetch containers',
}));
