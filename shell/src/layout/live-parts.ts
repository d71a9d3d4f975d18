/** A separate chunk, because the first content comes first. */
export { AccountMenu } from '../account/account-menu.tsx';
export { NotificationsButton } from '../notifications/notifications-button.tsx';
export { $orderCounts } from './order-counts.ts';
export { RequestsBadge } from './requests-badge.tsx';
export { UnderHeader } from './under-header.tsx';
