import ipaddr from 'ipaddr.js';

/** Whoever cannot be told apart shares one network: written anew for each request, a bad value would never wait. */
const unreadable = 'unreadable';

/** Each carries an IPv4 address in its last four bytes: mapped, translated (RFC 7915), NAT64 (RFC 6052). */
const carriers = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96'].map((text) =>
  ipaddr.IPv6.parseCIDR(text),
);

/**
 * Reads an address in every form that proxies write: with a port, in brackets, quoted, as `for=` of a `Forwarded`
 * header (RFC 7239), an IPv4 address in its IPv6 forms.
 * @returns null for what is no address, e.g. `unknown` or `_hidden`
 */
export function addressIn(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [element = ''] = text.trim().split(';');
  const node = element
    .replace(/^for\s*=\s*/i, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();
  const bare = node
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const ip = ipaddr.IPv6.parse(bare);
  return carriers.some((range) => ip.match(range)) ? new ipaddr.IPv4(ip.toByteArray().slice(12)) : ip;
}

/**
 * The key of an address in rate limits. One house or one rented server has 2^64 IPv6 addresses with the same
 * first half: counted singly, their owner would never have to wait.
 * @param address from the socket or a trusted proxy; undefined once the caller has hung up
 * @returns an IPv4 address as it is, also from its IPv6 forms; the first half of an IPv6 address; one key for all
 *   that cannot be read
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const ip = addressIn(address);
  if (ip === null) return unreadable;
  return ip instanceof ipaddr.IPv4 ? ip.toString() : prefixOf(ip, 4);
}

/**
 * What a provider gives one customer: 65,536 networks, counted beside each of them.
 * @param network from `networkOf`
 * @returns the /48 of an IPv6 network, e.g. `2001:db8:1::/48`; any other network as it is
 */
export function siteOf(network: string): string {
  return network.endsWith('/64') ? prefixOf(ipaddr.IPv6.parse(network.slice(0, -3)), 3) : network;
}

const prefixOf = ({ parts }: ipaddr.IPv6, count: number) =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${count * 16}`;

/**
 * @param proxies addresses or networks, e.g. `10.0.0.0/8`
 * @returns whether a hop is one of them, in whichever form it is written
 */
export function trustOf(proxies: readonly string[]): (address: string | undefined) => boolean {
  const networks = proxies.map((text) => {
    const [address = '', bits] = text.split('/');
    const ip = ipaddr.process(address);
    const all = ip.toByteArray().length * 8;
    return { ip, bits: Math.min(Number(bits ?? all), all) };
  });
  return (address = '') => {
    const hop = addressIn(address);
    return hop !== null && networks.some(({ ip, bits }) => ip.kind() === hop.kind() && hop.match(ip, bits));
  };
}
