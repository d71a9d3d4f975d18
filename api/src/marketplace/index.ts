export { presentFitting } from './fitting-request-presenter.ts';
export { fittingRequests } from './fitting-requests.ts';
export { notificationSettingsRules } from './notification-settings.ts';
