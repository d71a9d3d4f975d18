import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface AllowedAddresses {
  /** `http:` to this machine, while developing. */
  readonly thisMachine: boolean;
  readonly privateNetworks: boolean;
}

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';
const isLoopback = (address: string) => ipaddr.process(address).range() === 'loopback';
const mayReach = (address: string, { thisMachine, privateNetworks }: AllowedAddresses) =>
  isPublic(address) || privateNetworks || (thisMachine && isLoopback(address));

/** As far as the text tells: a name may still lead to a private network. */
export function isAllowed(text: string, allowed: AllowedAddresses): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isNamed = !ipaddr.isValid(host);
  const isThisMachine = isNamed ? host === 'localhost' : isLoopback(host);
  if (protocol === 'http:') return allowed.thisMachine && isThisMachine;
  return protocol === 'https:' && (isNamed || mayReach(host, allowed));
}

/** Checks at the moment of connecting that no address of the name is forbidden. */
export const lookupAllowed =
  (allowed: AllowedAddresses): LookupFunction =>
  (hostname: string, options: LookupOptions, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !mayReach(address, allowed)))
        return done(new Error('The name leads to a private network.'), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
