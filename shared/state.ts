export { onLiveEvent } from './client/live-events.ts';
export { offerUndo, type Reversible, type UndoableCall, undoLast } from './client/undo.ts';
export { $connection, type Connection } from './live/connection.ts';
export { goLive } from './live/live-stream.ts';
export { onCompanyChange } from './session/company-change.ts';
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
} from './session/session.ts';
export { $notices, dismissNotice, type Notice, type NoticeAction, notify } from './state/notices.ts';
export { pageFacts } from './state/page-facts.ts';
export { $pageTitle, addToTitle } from './state/page-title.ts';
export { persistentText } from './state/persistent.ts';
export {
  $theme,
  $themeChoice,
  chooseTheme,
  type Theme,
  type ThemeChoice,
  toggleTheme,
} from './state/theme.ts';
