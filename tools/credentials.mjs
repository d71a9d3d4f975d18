// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Where the server is that commands talk to: `PANEL_URL`, else this machine's. */
export const panelUrl = () => process.env.PANEL_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** Folder of a server on this machine. */
export const dataDir = () => process.env.DATA_DIR ?? join(root, '.data');

/** @typedef {{ token: string, name: string, expiresAt: string }} StoredSession */

const folder = () => join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'hawiyat');
const file = () => join(folder(), 'sessions.json');

/** @returns {Record<string, StoredSession>} by the server's address */
const allSessions = () => (existsSync(file()) ? JSON.parse(readFileSync(file(), 'utf8')) : {});

/** @returns {StoredSession | undefined} the person's session at this server, unless its eight hours are over */
export function storedSession() {
  const session = allSessions()[panelUrl()];
  return session && Date.parse(session.expiresAt) > Date.now() ? session : undefined;
}

/**
 * Keeps a session for the next commands, readable by its owner only; null forgets it.
 * @param {StoredSession | null} session
 */
export function storeSession(session) {
  const { [panelUrl()]: _, ...others } = allSessions();
  const kept = session ? { ...others, [panelUrl()]: session } : others;
  if (Object.keys(kept).length === 0) return rmSync(file(), { force: true });
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  const draft = `${file()}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(kept), { mode: 0o600 });
  renameSync(draft, file());
}

/**
 * @returns {string | undefined} what calls are made with: a machine's token, else the session of the person who signed in, else
 *   OPERATOR_TOKEN, as it was given or as a server on this machine keeps it
 */
export function credential() {
  const own = join(dataDir(), 'operator-token');
  return (
    process.env.PLATFORM_TOKEN ??
    storedSession()?.token ??
    process.env.OPERATOR_TOKEN ??
    (existsSync(own) ? readFileSync(own, 'utf8').trim() : undefined)
  );
}
