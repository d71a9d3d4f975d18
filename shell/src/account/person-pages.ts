export { DataPage } from './data/data-page.tsx';
export { NotificationsPage } from './notifications/notifications-page.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { SecurityPage } from './security/security-page.tsx';
export { SessionsPage } from './sessions/sessions-page.tsx';
