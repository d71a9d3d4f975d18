import ipaddr from 'ipaddr.js';

/**
 * The key of an address in rate limits. One house or one rented server has 2^64 IPv6 addresses with the same
 * first half: counted singly, their owner would never have to wait.
 * @param address from the socket or a trusted proxy; undefined once the caller has hung up
 * @returns an IPv4 address as it is, also from its IPv6 form; the first half of an IPv6 address
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
