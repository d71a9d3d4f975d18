/**
 * The page's one Trusted Types policy. It must exist before the first dynamic import, so the entry imports it first:
 * the bundler's chunk loaders of the host and of every remote then need no policy of their own. Scripts may come from
 * the host's and the remotes' releases on this origin; HTML strings are refused.
 */
interface TrustedTypePolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && /^\/[rs]\//.test(pathname) ? url : null;
  },
});
