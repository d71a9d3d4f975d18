import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { answeredEnum } from '../core/values.ts';

export const firstSteps = ['logo', 'containers', 'drivers', 'place', 'offer'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstDay = object(() => ({
  steps: z.array(z.object({ step: answeredEnum(firstSteps), isDone: z.boolean() })),
  isHidden: z.boolean(),
}));
export type FirstDay = z.infer<typeof firstDay>;

export const fetchFirstDay = endpoint('GET /api/company/first-day', () => ({
  right: 'see-work',
  response: z.object({ firstDay }),
  defaultMessage: 'Failed to fetch first steps',
}));

export const hideFirstDay = endpoint('POST /api/company/first-day/hide', () => ({
  right: 'change-company',
  undo: 'hint',
  response: z.object({ firstDay }),
  defaultMessage: 'Failed to hide first steps',
}));
