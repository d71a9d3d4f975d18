import * as z from '@hawiyat/shared/contract/schema';
import { endpoint } from './endpoint.ts';
import { remoteNames } from './remotes.ts';

/** What can be released: each remote, and the host itself. */
export const releasable = ['shell', ...remoteNames] as const;
export type Releasable = (typeof releasable)[number];

/** `sha384-` and the base64 of the digest: the form that browsers check (W3C Subresource Integrity). */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~@-]*$/), z.maxLength(200));

/** One immutable build of one remote, or of the host: written by its build, stored and served by the server. */
export const release = z.object({
  of: z.enum(releasable),
  /** Semver and a hash of the inputs, known before the build: `1.0.0-3f9c2a71d0`. */
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)),
  /** The global that the entry defines, and the release's name in the federation. */
  globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Version of the exposed module's face, compared with the host's before mounting. */
  contract: z.number(),
  entry: filePath,
  /** Files that the first screen needs at once, in the order of their need; of the host, its scripts and styles too. */
  preload: z.array(filePath),
  /** Of a remote: for a path, the files that its screen needs at once beside `preload`, where screens come apart. */
  screens: z.optional(z.record(z.string(), z.array(filePath))),
  /** Of a remote with public pages: for a path, the file with its complete page (`prerenderedPage`). */
  prerendered: z.optional(z.record(z.string(), filePath)),
  /** Of a host: modules that it loads only when an area asks for them, with their files. */
  provides: z.optional(z.record(z.string(), z.array(filePath))),
  /** Of a remote: the host-owned modules that it imports. */
  needs: z.optional(z.array(z.string())),
  files: z.array(z.object({ path: filePath, integrity, bytes: z.number() })),
});
export type Release = z.infer<typeof release>;

/**
 * A public page as the build rendered it. The same inputs must give the same bytes, so what only the server knows stands
 * in it as a name in braces: `{year}`, the current one in the Kingdom, and `{origin}`, e.g. `https://hawiyat.example`.
 */
export const prerenderedPage = z.object({
  title: z.string(),
  description: z.string(),
  /** The picture that goes with the page where its address is shared: a file of the release, 1200 × 630. */
  picture: z.optional(filePath),
  /** What search engines read, in the words of schema.org. */
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  /** Goes into `#root`, where the host takes it over as it stands. */
  html: z.string(),
});
export type PrerenderedPage = z.infer<typeof prerenderedPage>;

/** One remote's release as the page needs it to load. */
export interface ComposedRelease {
  readonly id: string;
  readonly globalName: string;
  readonly contract: number;
  /** Absolute path of the release's folder, with a slash at the end: `/r/mf-fleet/1.0.0-3f9c2a71d0/`. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

/** For one page load: the release of every remote, with the one to fall back to. */
export interface Composition {
  readonly host: string;
  readonly remotes: Record<string, { assigned: ComposedRelease; fallback: ComposedRelease | null }>;
}

/** Publishes a release. Its files come along in base64, and are checked against the list before anything is stored. */
export const publishRelease = endpoint({
  method: 'POST',
  path: '/api/platform/releases',
  audience: 'operator',
  body: z.object({ release, files: z.record(z.string(), z.string()) }),
  response: z.object({ of: z.enum(releasable), id: z.string() }),
  status: 201,
  fallback: 'Failed to publish release',
});

const composedRelease = z.object({
  id: z.string(),
  globalName: z.string(),
  contract: z.number(),
  base: z.string(),
  entry: z.string(),
  integrity: z.string(),
});

/** The composition for the company that is signed in: asked for when the page was composed for another, or for nobody. */
export const fetchComposition = endpoint({
  method: 'GET',
  path: '/api/platform/composition',
  audience: 'company',
  response: z.object({
    composition: z.object({
      host: z.string(),
      remotes: z.record(
        z.string(),
        z.object({ assigned: composedRelease, fallback: z.nullable(composedRelease) }),
      ),
    }),
  }),
  fallback: 'Failed to fetch composition',
});

export const outcomeKinds = ['loaded', 'retried', 'fell_back', 'failed', 'threw'] as const;

const outcome = z.object({
  remote: z.enum(remoteNames),
  release: z.string().check(z.maxLength(64)),
  /**
   * What became of a release in one opening of its area: `loaded` at once, `retried` (at the second try), `threw` while
   * it was shown, `fell_back` (did not arrive, and another took its place), `failed` (and none was left).
   */
  outcome: z.enum(outcomeKinds),
  /** Milliseconds from asking for the area until this was known. */
  milliseconds: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
});
export type Outcome = z.infer<typeof outcome>;

/** What happened to an area, by release: counted, so that a bad release shows. Public pages report too. */
export const reportOutcomes = endpoint({
  method: 'POST',
  path: '/api/platform/outcomes',
  audience: 'anyone',
  body: z.object({
    outcomes: z.array(outcome).check(z.maxLength(50)),
  }),
  response: z.void(),
  status: 204,
  fallback: 'Error',
});
