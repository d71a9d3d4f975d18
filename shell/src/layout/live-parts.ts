/** What the layout shows as soon as the page is live: a chunk of its own, because the first content comes first. */
export { NotificationsButton } from '../notifications/notifications-button.tsx';
export { ConnectionStrip } from './connection-strip.tsx';
