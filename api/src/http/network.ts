import { isIP } from 'node:net';

/**
 * What an address is counted by in a rate limit. One house or one rented server has 2^64 addresses of IPv6, all with the
 * same first half: counted singly, whoever has them would never have to wait.
 * @param address as the socket or a trusted proxy names it; undefined once the caller has hung up
 * @returns an IPv4 address as it is, also from its form in IPv6; of IPv6 the first half
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || isIP(bare) !== 6) return mapped ?? bare;
  // The one spelling that every address has by the URL standard.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((part) => part !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
