import * as z from '@hawiyat/shared/contract/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { remoteNames } from './remotes.ts';

/** What can be released: each remote, and the host itself. */
export const releasable = ['shell', ...remoteNames] as const;
export type Releasable = (typeof releasable)[number];

/** `sha384-` and the base64 of the digest: the form that browsers check (W3C Subresource Integrity). */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const filePath = z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~@-]*$/), z.maxLength(200));

/** A call that changes nothing, with its query. It stands in pages as it is, so nothing in it needs escaping. */
const companyCall = z
  .string()
  .check(z.regex(/^\/api\/company\/(?!.*\.\.)[A-Za-z0-9/?=_.-]+(&[A-Za-z0-9=_.-]+)*$/), z.maxLength(300));

/** A commit of Git; `-dirty` when the checkout had changes that are in no commit (as `git describe` says it). */
const commit = z.string().check(z.regex(/^[0-9a-f]{40}(-dirty)?$/));

const fingerprint = z.string().check(z.regex(/^[0-9a-f]{12}$/));
const fingerprints = z.record(z.string(), z.record(z.string(), fingerprint));

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
  /**
   * For a path, the files that its screen needs at once beside `preload`, where screens come apart: of a remote, and of
   * a host, which has a few of its own. An address below a path has those of `path/*`, where there are any.
   */
  screens: z.optional(z.record(z.string(), z.array(filePath))),
  /** For a path, the files of what its screen draws last: asked for when all that stands before them has come. */
  behind: z.optional(z.record(z.string(), z.array(filePath))),
  /** For a path without a query, the addresses of what its screen asks first of all (`federation/prefetch.ts`). */
  ahead: z.optional(z.record(z.string(), z.array(companyCall).check(z.maxLength(4)))),
  /** Of a remote with public pages: for a path, the file with its complete page (`prerenderedPage`). */
  prerendered: z.optional(z.record(z.string(), filePath)),
  /** Of a host: modules that it loads only when an area asks for them, with their files. */
  provides: z.optional(z.record(z.string(), z.array(filePath))),
  /** Of a remote: the host-owned modules that it imports. */
  needs: z.optional(z.array(z.string())),
  /** What a host provides, or what a remote imports of it, type by type (`federation/surface`): read by no browser. */
  surface: z.optional(filePath),
  /** Of the same, by module and name: of a host what it provides, of a remote what it imports. */
  fingerprints: z.optional(fingerprints),
  imports: z.optional(fingerprints),
  /** Of a remote: the paths that it draws. Of a host: those that it gives to each remote. */
  routes: z.optional(z.array(z.string())),
  claims: z.optional(z.record(z.string(), z.array(z.string()))),
  files: z.array(z.object({ path: filePath, integrity, bytes: z.number() })),
  /**
   * From what its team released it, and when: written as it is signed, not as it is built, because the same inputs give the
   * same release. What comes with a server has none.
   */
  source: z.optional(z.object({ commit: z.nullable(commit), at: moment })),
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

/** One remote in a composition. */
export interface ComposedRemote {
  readonly assigned: ComposedRelease;
  readonly fallback: ComposedRelease | null;
  /** Releases that no page should go on with: halted, or rolled back. */
  readonly withdrawn: string[];
}

/** For one page load: the release of every remote, with the one to fall back to. */
export interface Composition {
  /** The host's release. */
  readonly host: string;
  /** The company that it was made for, by its id; null: for nobody who is signed in. */
  readonly company: string | null;
  /** Rises whenever any rollout changes: another number means that there may be another composition. */
  readonly epoch: number;
  readonly remotes: Record<string, ComposedRemote>;
}

/**
 * Publishes a release: from then on it can be rolled out. The list is signed by the team whose credential it comes with;
 * the files come along in base64, and are checked against the list before anything is stored. An id is published once.
 */
export const publishRelease = endpoint({
  method: 'POST',
  path: '/api/platform/releases',
  audience: 'team',
  body: z.object({
    /** `release` as JSON text, byte for byte as it was signed. */
    manifest: z.string().check(z.maxLength(1_000_000)),
    /** Ed25519, in base64 (`shared/federation/signed-bytes.mjs` says of what). */
    signature: z.string().check(z.maxLength(100)),
    files: z.record(z.string(), z.string()),
  }),
  // A release's files travel in its one request, a third larger than they are.
  bodyLimit: 32 * 1024 * 1024,
  response: z.object({ of: z.enum(releasable), id: z.string() }),
  status: 201,
  fallback: 'Failed to publish release',
});

/** A release as operators see it in a list. */
const publishedRelease = z.object({
  of: z.enum(releasable),
  id: z.string(),
  publishedAt: moment,
  /** Of what commit; null: nobody said. */
  commit: z.nullable(z.string()),
  /** The team that signed it; null: it came with a server. */
  by: z.nullable(z.string()),
});
export type PublishedRelease = z.infer<typeof publishedRelease>;

/** What was published of one remote, newest first: at most the newest hundred. */
export const listReleases = endpoint({
  method: 'GET',
  path: '/api/platform/releases',
  audience: 'operator',
  purpose: 'rollout',
  query: z.object({ of: z.enum(releasable) }),
  response: z.object({ releases: z.array(publishedRelease) }),
  fallback: 'Failed to fetch releases',
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
      company: z.nullable(z.string()),
      epoch: z.number(),
      remotes: z.record(
        z.string(),
        z.object({
          assigned: composedRelease,
          fallback: z.nullable(composedRelease),
          withdrawn: z.array(z.string()),
        }),
      ),
    }),
  }),
  fallback: 'Failed to fetch composition',
});

export const outcomeKinds = ['loaded', 'retried', 'fell_back', 'failed', 'threw', 'hung', 'erred'] as const;

const outcome = z.object({
  remote: z.enum(releasable),
  release: z.string().check(z.maxLength(64)),
  /**
   * What became of a release in one opening of its area: `loaded` at once, `retried` (at the second try), `threw` while
   * it was shown, `fell_back` (did not arrive, and another took its place), `failed` (and none was left), `hung` (the
   * whole page, as the next load of it found out), `erred` (an error that nothing caught came from its files).
   */
  outcome: z.enum(outcomeKinds),
  /** Milliseconds from asking for the area until this was known. */
  milliseconds: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
});
export type Outcome = z.infer<typeof outcome>;

/**
 * What happened to an area, or to the host, by release: counted, so that a bad release shows. Public pages report too; what
 * halts or promotes a release are the reports alone that come with a company's session, as its bearer token.
 */
export const reportOutcomes = endpoint({
  method: 'POST',
  path: '/api/platform/outcomes',
  audience: 'anyone',
  // A page opens a handful of areas and sends them together; nobody has so many pages.
  perNetwork: { counted: 'outcomes', allowed: 600, seconds: 600 },
  body: z.object({
    outcomes: z.array(outcome).check(z.maxLength(50)),
  }),
  response: z.void(),
  status: 204,
  fallback: 'Error',
});
