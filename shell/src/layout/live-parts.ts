/** A separate chunk, because the first content comes first. */
export { AccountMenu } from '../account/account-menu.tsx';
export { SandboxStrip } from '../account/sandbox/sandbox-strip.tsx';
export { NotificationsButton } from '../notifications/notifications-button.tsx';
export { ConnectionStrip } from './connection-strip.tsx';
export { $orderCounts, RequestsBadge } from './requests-badge.tsx';
