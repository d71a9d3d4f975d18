import ipaddr from 'ipaddr.js';

/** One network for all unreadable addresses: a bad value that changes with each request would never wait. */
const unreadable = 'unreadable';

/** Each carries an IPv4 address in its last four bytes: mapped, translated (RFC 7915), NAT64 (RFC 6052). */
const carriers = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96'].map((text) =>
  ipaddr.IPv6.parseCIDR(text),
);

/** Every form that proxies write: port, brackets, quotes, `for=` (RFC 7239). Null for `unknown` or `_hidden`. */
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

/** The key of an address in rate limits. One rented server has 2^64 IPv6 addresses, which therefore count as one. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const ip = addressIn(address);
  if (ip === null) return unreadable;
  return ip instanceof ipaddr.IPv4 ? ip.toString() : prefixOf(ip, 4);
}

/** The /48 of an IPv6 network, which a provider gives one customer, e.g. `2001:db8:1::/48`; other networks stay. */
export function siteOf(network: string): string {
  return network.endsWith('/64') ? prefixOf(ipaddr.IPv6.parse(network.slice(0, -3)), 3) : network;
}

const prefixOf = ({ parts }: ipaddr.IPv6, count: number) =>
  `${parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')}::/${count * 16}`;

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
