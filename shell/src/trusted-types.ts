import { isOverridden } from './composition/overrides.ts';

/**
 * The page's one Trusted Types policy. It must exist before the first dynamic import, so the entry imports it first:
 * the bundler's chunk loaders of the host and of every remote then need no policy of their own. Scripts may come from
 * the host's and the remotes' releases on this origin. HTML strings are rejected, except constant ones of libraries.
 */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createScriptURL(url: string): string | null; createHTML(html: string): string | null },
  ): unknown;
}

/** Leaflet writes it into a detached element to find out whether the browser knows SVG. */
const constantHtml = ['<svg/>'];

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location.href);
    const isReleased = origin === location.origin && /^\/[rs]\//.test(pathname);
    return isReleased || isOverridden(url) ? url : null;
  },
  createHTML: (html) => (constantHtml.includes(html) ? html : null),
});
