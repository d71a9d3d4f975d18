import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds that other hosts have to answer after the first one that takes writes. */
const grace = 200;

/** SQLSTATE of a server that is not ready yet. */
const notReady = '57P03';

/** Null: a host has no valid address, or the URL asks only for reads (`target_session_attrs`). */
export function addressesOf(url: string): string[] | null {
  const [, start = '', hosts, rest = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  if (hosts === undefined) return null;
  const addresses = hosts.split(',').map((host) => start + host + rest);
  // A single host may also be a socket's folder.
  if (addresses.length === 1) return [url];
  const areValid = addresses.every((address) => URL.canParse(address) && isForWrites(address));
  return areValid ? addresses.map(withoutTarget) : null;
}

const target = 'target_session_attrs';

function isForWrites(address: string): boolean {
  return ['read-write', 'primary', null].includes(new URL(address).searchParams.get(target));
}

function withoutTarget(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has(target)) return address;
  url.searchParams.delete(target);
  return url.href;
}

export class Hosts {
  /** The last host that took writes; before that, the first host. */
  latest: string;
  private readonly addresses: readonly string[];
  private isKnown = false;
  private search: Promise<string> | null = null;

  /** `timeout` is in milliseconds. */
  constructor(
    url: string,
    private readonly timeout: number,
  ) {
    this.addresses = addressesOf(url) ?? [url];
    this.latest = this.addresses[0] ?? url;
  }

  /** Throws with the code of the first unreachable host when none takes writes. */
  async writable(): Promise<string> {
    if (this.addresses.length === 1) return this.latest;
    if (this.isKnown) return this.latest;
    this.search ??= this.find().finally(() => {
      this.search = null;
    });
    return this.search;
  }

  lookAgain(): void {
    this.isKnown = false;
  }

  async checkAgain(): Promise<void> {
    this.lookAgain();
    await this.writable().catch(() => undefined);
  }

  private async find(): Promise<string> {
    const writable: { address: string; timeline: number }[] = [];
    const answers = this.addresses.map(async (address) => {
      writable.push({ address, timeline: await timelineOf(address, this.timeout) });
    });
    await Promise.any(answers).catch(({ errors }: AggregateError) => {
      const codes = errors.map((error) => String(Object(error).code ?? ''));
      const code = codes.find((text) => text !== '' && text !== notReady) ?? notReady;
      throw Object.assign(new Error('No host of the database takes writes', { cause: errors[0] }), { code });
    });
    await Promise.race([Promise.allSettled(answers), wait(grace)]);
    // A primary that comes back after another was promoted is on the earlier timeline.
    const [newest] = writable.sort((a, b) => b.timeline - a.timeline);
    if (newest) this.latest = newest.address;
    this.isKnown = true;
    return this.latest;
  }
}

/** The timeline's number rises with each promotion. */
async function timelineOf(address: string, timeout: number): Promise<number> {
  const client = new Client({
    connectionString: address,
    application_name: 'hawiyat',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  // The query reports the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
         then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
    );
    const timeline = rows[0]?.timeline ?? null;
    if (timeline === null) throw Object.assign(new Error('The host takes no writes'), { code: notReady });
    return Number.parseInt(timeline, 16);
  } finally {
    // Must not wait for a server that does not answer.
    void client.end().catch(() => undefined);
  }
}
