import { isOverridden } from './composition/overrides.ts';

/** The page's only policy; the entry imports it first, so that the bundlers' chunk loaders need none. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: 'default',
    rules: { createScriptURL(url: string): string | null; createHTML(html: string): string | null },
  ): unknown;
}

/** Leaflet writes it into a detached element to detect SVG. */
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
