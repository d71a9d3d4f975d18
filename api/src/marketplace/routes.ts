import type { App } from '../app-context.ts';
import { customerRoutes } from './customer-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { offerRoutes, openRequestRoutes } from './offer-routes.ts';
import { ownOfferRoutes } from './own-offer-routes.ts';
import { customerPhoneRoutes } from './phone-routes.ts';
import { customerRequestRoutes } from './request-routes.ts';

export function marketplaceRoutes(app: App): void {
  openRequestRoutes(app);
  offerRoutes(app);
  ownOfferRoutes(app);
  customerRoutes(app);
  customerPhoneRoutes(app);
  customerRequestRoutes(app);
  notificationRoutes(app);
}
