import type { App } from '../app-context.ts';
import { bankRoutes } from './bank-routes.ts';
import { emailVerificationRoutes } from './email-verification-routes.ts';
import { joinRoutes } from './people/join-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { profileRoutes } from './people/profile-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { companySettingsRoutes } from './settings-routes.ts';
import { companyStatusRoutes } from './status-routes.ts';

export function companiesRoutes(app: App): void {
  emailVerificationRoutes(app);
  registrationRoutes(app);
  reviewRoutes(app);
  companyStatusRoutes(app);
  companySettingsRoutes(app);
  bankRoutes(app);
  peopleRoutes(app);
  joinRoutes(app);
  profileRoutes(app);
}
