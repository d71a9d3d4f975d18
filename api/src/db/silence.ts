import { Client, DatabaseError } from 'pg';
import type { Hosts } from './hosts.ts';
import type { Timeouts } from './timeouts.ts';

interface Awaited {
  readonly name: string;
  readonly since: number;
  isSuspect: boolean;
  /** Sends no message, because the server may be gone. */
  readonly cut: () => void;
}

/** Milliseconds before a suspect is checked again. */
const recheckDelay = 100;

/**
 * A connection that the network has dropped looks like a slow statement. A new connection asks: if the server is idle
 * for it twice in a row, it is ended here and on the server, because others wait for its locks.
 */
export class SilenceWatch {
  private readonly awaited = new Set<Awaited>();
  /** Names of connections that were cut here and not yet on the server. */
  private readonly cut = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  /** `silent` is called when a server stops answering: its other connections are then dead too. */
  constructor(
    private readonly hosts: Hosts,
    private readonly timeouts: Timeouts,
    private readonly silent: () => void,
  ) {}

  async during<T>(name: string, cut: () => void, answer: Promise<T>): Promise<T> {
    const waiting: Awaited = { name, since: performance.now(), isSuspect: false, cut };
    this.awaited.add(waiting);
    this.timer ??= this.scheduleCheck(this.timeouts.silence / 2);
    try {
      return await answer;
    } finally {
      this.awaited.delete(waiting);
    }
  }

  private scheduleCheck(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(async () => {
      const isFound = await this.check();
      const isDone = this.awaited.size === 0 && this.cut.size === 0;
      this.timer = isDone ? null : this.scheduleCheck(isFound ? recheckDelay : this.timeouts.silence / 2);
    }, milliseconds);
    return timer.unref();
  }

  /** Returns whether the server was reachable and must be checked again soon. */
  private async check(): Promise<boolean> {
    const overdue = [...this.awaited].filter(
      (item) => performance.now() - item.since >= this.timeouts.silence,
    );
    if (overdue.length === 0 && this.cut.size === 0) return false;
    // The database may have moved to another host meanwhile.
    if (overdue.length > 0) await this.hosts.checkAgain();
    const atWork = await this.namesAtWork(overdue.map((item) => item.name));
    const dead = overdue.filter((item) => this.awaited.has(item) && !atWork?.includes(item.name));
    const isSilent = dead.some((item) => item.isSuspect);
    for (const waiting of dead) {
      if (waiting.isSuspect) {
        this.cut.add(waiting.name);
        waiting.cut();
      }
      waiting.isSuspect = true;
    }
    if (isSilent) this.silent();
    return atWork !== null && dead.length > 0;
  }

  /** Connections that the server is busy for; null when it is unreachable. Also ends cut connections on the server. */
  private async namesAtWork(names: string[]): Promise<string[] | null> {
    const client = new Client({
      connectionString: this.hosts.latest,
      application_name: 'hawiyat',
      connectionTimeoutMillis: this.timeouts.silence,
      query_timeout: this.timeouts.silence,
    });
    // The query reports the same error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const cut = [...this.cut];
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1)',
        [cut],
      );
      for (const name of cut) this.cut.delete(name);
      const { rows } = await client.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where application_name = any($1) and state not like 'idle%'`,
        [names],
      );
      return rows.map((row) => row.name);
    } catch (error) {
      // A server that rejects us, because it has too many connections, is alive.
      return error instanceof DatabaseError ? names : null;
    } finally {
      // Must not wait for a server that does not answer.
      void client.end().catch(() => undefined);
    }
  }
}
