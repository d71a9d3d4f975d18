/** One instance in the page, for host and remotes. */
export { onCompanyChange } from './company-change.ts';
export { $connection, type Connection } from './connection.ts';
export { onLiveEvent } from './live-events.ts';
export { goLive } from './live-stream.ts';
export { $notices, dismissNotice, type Notice, type NoticeAction, notify } from './notices.ts';
export { pageFacts } from './page-facts.ts';
export { persistentText } from './persistent.ts';
export {
  $session,
  $sessionEnd,
  endSession,
  isSessionWhole,
  mayI,
  type Session,
  type SessionEnd,
  startSession,
  storedToken,
  storeSession,
} from './session.ts';
export { $theme, $themeChoice, chooseTheme, type Theme, type ThemeChoice, toggleTheme } from './theme.ts';
