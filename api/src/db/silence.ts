import { Client, DatabaseError } from 'pg';
import type { Timeouts } from './timeouts.ts';

/** A connection whose answer is waited for. */
interface Awaited {
  readonly name: string;
  readonly since: number;
  isSuspect: boolean;
  /** Closes it at once, without a word to a server that may not be there. */
  readonly cut: () => void;
}

/** Milliseconds until the second look at one that seems forgotten. */
const secondLook = 100;

/**
 * Finds out whether connections still have a server behind them. One that the network has forgotten looks like one whose
 * statement takes long, for a quarter of an hour or for ever. So whoever is waited for too long is looked for by a new
 * connection: a server that is not at work for it, twice in a row, will never answer it. What the server still holds of
 * it is ended there too, because others wait for its locks.
 */
export class SilenceWatch {
  private readonly awaited = new Set<Awaited>();
  /** Names of connections that were cut here, and not yet there. */
  private readonly cut = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  /** @param silent is told when a server has fallen silent: its other connections are then worth nothing either */
  constructor(
    private readonly url: string,
    private readonly timeouts: Timeouts,
    private readonly silent: () => void,
  ) {}

  /** Watches for as long as `answer` is waited for. @param name the connection's own, by which the server knows it */
  async during<T>(name: string, cut: () => void, answer: Promise<T>): Promise<T> {
    const it: Awaited = { name, since: performance.now(), isSuspect: false, cut };
    this.awaited.add(it);
    this.timer ??= this.lookIn(this.timeouts.silence / 2);
    try {
      return await answer;
    } finally {
      this.awaited.delete(it);
    }
  }

  private lookIn(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(async () => {
      const isFound = await this.look();
      const isDone = this.awaited.size === 0 && this.cut.size === 0;
      this.timer = isDone ? null : this.lookIn(isFound ? secondLook : this.timeouts.silence / 2);
    }, milliseconds);
    return timer.unref();
  }

  /** @returns whether the server was there, and has to be asked again soon */
  private async look(): Promise<boolean> {
    const late = [...this.awaited].filter((item) => performance.now() - item.since >= this.timeouts.silence);
    if (late.length === 0 && this.cut.size === 0) return false;
    const atWork = await this.namesAtWork(late.map((item) => item.name));
    const gone = late.filter((item) => this.awaited.has(item) && !atWork?.includes(item.name));
    const isSilent = gone.some((item) => item.isSuspect);
    for (const it of gone) {
      if (it.isSuspect) {
        this.cut.add(it.name);
        it.cut();
      }
      it.isSuspect = true;
    }
    if (isSilent) this.silent();
    return atWork !== null && gone.length > 0;
  }

  /** Of these connections, the ones that the server works for; null when it cannot be reached. Ends there what was cut here. */
  private async namesAtWork(names: string[]): Promise<string[] | null> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'hawiyat',
      connectionTimeoutMillis: this.timeouts.silence,
      query_timeout: this.timeouts.silence,
    });
    // What breaks it is said by its call as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const cut = [...this.cut];
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = any($1)',
        [cut],
      );
      for (const it of cut) this.cut.delete(it);
      const { rows } = await client.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where application_name = any($1) and state not like 'idle%'`,
        [names],
      );
      return rows.map((row) => row.name);
    } catch (error) {
      // A server that answers with a refusal, because it has too many connections, is there.
      return error instanceof DatabaseError ? names : null;
    } finally {
      // Never waits for a server that does not answer.
      void client.end().catch(() => undefined);
    }
  }
}
