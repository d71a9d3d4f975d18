import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/project.ts';

/** The server that commands call: by default that of `npm start`. */
export const panelUrl = () => process.env.PANEL_URL ?? 'http://localhost:4000';

export const dataDir = () => process.env.DATA_DIR ?? join(root, '.data');

interface StoredSession {
  token: string;
  name: string;
  expiresAt: string;
}

const folder = () => join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'hawiyat');
const file = () => join(folder(), 'sessions.json');

const allSessions = (): Record<string, StoredSession> =>
  existsSync(file()) ? JSON.parse(readFileSync(file(), 'utf8')) : {};

/** The session of a person at this server, unless it has expired. */
export function storedSession(): StoredSession | undefined {
  const session = allSessions()[panelUrl()];
  return session && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
}

/** Stores a session for the next commands, which only its owner can read; null removes it. */
export function storeSession(session: StoredSession | null) {
  const { [panelUrl()]: _, ...others } = allSessions();
  const sessions = session ? { ...others, [panelUrl()]: session } : others;
  if (Object.keys(sessions).length === 0) return rmSync(file(), { force: true });
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  const draft = `${file()}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(sessions), { mode: 0o600 });
  renameSync(draft, file());
}

/** The token of a machine, a person's session, or the operator token of a server on this machine. */
export function credential(): string | undefined {
  const own = join(dataDir(), 'operator-token');
  return (
    process.env.PLATFORM_TOKEN ??
    storedSession()?.token ??
    process.env.OPERATOR_TOKEN ??
    (existsSync(own) ? readFileSync(own, 'utf8').trim() : undefined)
  );
}
