export { type Changes, changesOf } from './changes.ts';
export { presentCursor, textOfCursor } from './event-feed.ts';
export { type Actor, appendEvent, type DomainEvent, marketOf, marketplace } from './event-log.ts';
export { hidden } from './hidden.ts';
export { findNotifications, markSeen, seenNotifications } from './notifications.ts';
export { onceADay } from './once-a-day.ts';
