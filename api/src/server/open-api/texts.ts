import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { OperationText } from './operation-text.ts';
import { accountTexts } from './texts/accounts.ts';
import { archiveTexts } from './texts/archive.ts';
import { areaTexts } from './texts/areas.ts';
import { companyTexts } from './texts/companies.ts';
import { companySettingsTexts } from './texts/company-settings.ts';
import { containerTexts } from './texts/containers.ts';
import { customerTexts } from './texts/customers.ts';
import { driverAppTexts } from './texts/driver-app.ts';
import { driverTexts } from './texts/drivers.ts';
import { eventTexts } from './texts/events.ts';
import { insightTexts } from './texts/insights.ts';
import { operatorTexts } from './texts/operators.ts';
import { orderTexts } from './texts/orders.ts';
import { peopleTexts } from './texts/people.ts';
import { personalDataTexts } from './texts/personal-data.ts';
import { previewTexts } from './texts/previews.ts';
import { releaseTexts } from './texts/releases.ts';
import { reviewTexts } from './texts/review.ts';
import { rolloutTexts } from './texts/rollouts.ts';
import { sandboxTexts } from './texts/sandboxes.ts';
import { vehicleTexts } from './texts/vehicles.ts';
import { webhookTexts } from './texts/webhooks.ts';

const texts = new Map<Endpoint, OperationText>([
  ...companyTexts,
  ...peopleTexts,
  ...personalDataTexts,
  ...accountTexts,
  ...companySettingsTexts,
  ...archiveTexts,
  ...containerTexts,
  ...driverTexts,
  ...vehicleTexts,
  ...orderTexts,
  ...insightTexts,
  ...eventTexts,
  ...customerTexts,
  ...driverAppTexts,
  ...reviewTexts,
  ...operatorTexts,
  ...releaseTexts,
  ...previewTexts,
  ...rolloutTexts,
  ...areaTexts,
  ...sandboxTexts,
  ...webhookTexts,
]);

/** @returns what a call's description says beyond its contract; undefined for a call without a text */
export const textOf = (endpoint: Endpoint): OperationText | undefined => texts.get(endpoint);
