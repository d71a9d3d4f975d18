export { presentCursor, textOfCursor } from './event-feed.ts';
export {
  type Actor,
  appendEvent,
  type Changes,
  changesOf,
  type DomainEvent,
  hidden,
  marketOf,
  marketplace,
} from './event-log.ts';
export { findNotifications, markSeen, seenNotifications } from './notifications.ts';
export { onceADay } from './once-a-day.ts';
