/** The page's own state. One instance in the page, for host and remotes alike. */
export { $notices, dismissNotice, type Notice, notify } from './notices.ts';
export { $session, $sessionEnd, endSession, type Session, type SessionEnd, startSession } from './session.ts';
export { $theme, type Theme, toggleTheme } from './theme.ts';
