import autocannon from 'autocannon';

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests a second that an address answers to twenty connections. */
async function requestsASecond(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { requests, non2xx } = await autocannon({ url, connections: 20, duration: 4, headers });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} failed`);
  return requests.average;
}

export interface Side {
  readonly url: string;
  readonly token: string;
}

/**
 * Compares two servers by turns, so that what slows the machine slows both.
 * @returns the median ratio of their requests, and the requests of each round as text
 */
export async function compareRequests(one: Side, other: Side): Promise<{ ratio: number; rounds: string }> {
  const rounds: { one: number; other: number }[] = [];
  for (let i = 0; i < 6; i++)
    rounds.push({
      other: await requestsASecond(other.url, other.token),
      one: await requestsASecond(one.url, one.token),
    });
  // The first round only warms up.
  const counted = rounds.slice(1);
  return {
    ratio: median(counted.map((round) => round.one / round.other)),
    rounds: counted.map((round) => `${Math.round(round.one)} / ${Math.round(round.other)}`).join(', '),
  };
}
