import type { Override } from '../releases/index.ts';

/**
 * The page policy with overrides: it adds their servers for styles, pictures and live reload, and inline
 * styles, as development builds need them. Scripts stay as restricted: the host loads overridden remotes
 * itself, without a hash, because an edit changes it.
 * @param policy the headers of a page of released code
 */
export function developmentPolicy(
  { 'content-security-policy': released = '' }: Record<string, string>,
  overrides: readonly Override[],
): Record<string, string> {
  const origins = overrides.map(({ origin }) => ` ${origin}`).join('');
  const sockets = origins.replaceAll('http:', 'ws:');
  const added: Record<string, string> = { 'img-src': origins, 'connect-src': origins + sockets };
  const directives = released.split('; ').map((part) => {
    const name = part.split(' ', 1)[0] ?? '';
    return name === 'style-src' ? `style-src 'self' 'unsafe-inline'${origins}` : part + (added[name] ?? '');
  });
  return { 'content-security-policy': directives.join('; ') };
}
