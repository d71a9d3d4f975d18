import { isIP } from 'node:net';

/**
 * The key of an address in rate limits. One house or one rented server has 2^64 IPv6 addresses with the same
 * first half: counted singly, their owner would never have to wait.
 * @param address from the socket or a trusted proxy; undefined once the caller has hung up
 * @returns an IPv4 address as it is, also from its IPv6 form; the first half of an IPv6 address
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || isIP(bare) !== 6) return mapped ?? bare;
  // The URL standard gives every address one spelling.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((part) => part !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
