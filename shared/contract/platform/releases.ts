import * as z from '@hawiyat/shared/contract/core/schema';
import { moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
import { areaProposal, releasable } from './areas.ts';
import { longestReport } from './trial-report.ts';

/** `sha384-` and the base64 of the digest (W3C Subresource Integrity). */
const integrity = pure(() => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)));
const filePath = pure(() =>
  z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~@-]*$/), z.maxLength(200)),
);

/** A call without effects, with its query: pages make it before any other script. */
const companyCall = pure(() =>
  z
    .string()
    .check(z.regex(/^\/api\/company\/(?!.*\.\.)[A-Za-z0-9/?=_.-]+(&[A-Za-z0-9=_.-]+)*$/), z.maxLength(300)),
);

/** A Git commit; `-dirty` when the checkout had uncommitted changes. */
const commit = pure(() => z.string().check(z.regex(/^[0-9a-f]{40}(-dirty)?$/)));

/** First line of a commit's message: the name that its team knows the release by. */
const subject = pure(() => z.string().check(z.regex(/^[^\p{Cc}]+$/u), z.maxLength(200)));

/** Semver and a hash of the inputs, known before the build: `1.0.0-3f9c2a71d0`. */
const releaseId = pure(() => z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/)));

const named = pure(() => z.object({ role: z.string(), name: z.string() }));

/**
 * A screen that the trial of a release opens, and what it does there: each step presses the first element of a role
 * whose name begins so, and waits for what it shows; a dialog is closed again.
 */
export const trialScreen = pure(() =>
  z.object({
    /** Path with its query. */
    path: z.string().check(z.regex(/^\//)),
    /** What the screen shows with the contract's examples; without it any content counts. */
    shows: z.optional(named),
    steps: z.optional(z.array(z.object({ press: named, shows: named }))),
    /** Sources that no step reaches, like a dialog that the examples lack the data for, or routes, and why. */
    leavesOut: z.optional(z.array(z.object({ source: z.string(), reason: z.string() }))),
  }),
);
export type TrialScreen = z.infer<typeof trialScreen>;

/** One immutable build of a remote or of the host: written by its build, stored and served by the server. */
export const release = pure(() =>
  z.object({
    remote: releasable,
    id: releaseId,
    /** The global that the entry defines, and the release's name in the federation. */
    globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
    /** Version of the exposed module's interface: the server publishes only its own, the host mounts only its own. */
    contract: z.number(),
    entry: filePath,
    /** Files that the first screen needs, in order; for the host also its scripts and styles. */
    preload: z.array(filePath),
    /**
     * By path, the files that its screen needs beside `preload`, where a remote or the host splits screens.
     * `path/*` holds for addresses below a path.
     */
    screens: z.optional(z.record(z.string(), z.array(filePath))),
    /** By path, the screen's deferred chunks, requested when everything before them has arrived. */
    deferred: z.optional(z.record(z.string(), z.array(filePath))),
    /** By path without a query, the addresses of the screen's first calls (`federation/prefetch.ts`). */
    prefetch: z.optional(z.record(z.string(), z.array(companyCall).check(z.maxLength(4)))),
    /** For a remote with public pages: by path, the file with the prerendered page (`prerenderedPage`). */
    prerendered: z.optional(z.record(z.string(), filePath)),
    /** For the host: modules that it loads only when an area asks for them, with their files. */
    shares: z.optional(z.record(z.string(), z.array(filePath))),
    /** For the host: its scripts that stand in the HTML itself (`shell/src/inline`). */
    inline: z.optional(z.object({ head: filePath, body: filePath })),
    /** For a remote: the host's modules that it imports. */
    consumes: z.optional(z.array(z.string())),
    /** By file of a remote, those of them that its modules import. */
    consumedBy: z.optional(z.record(filePath, z.array(z.string()))),
    /** For the host: the types of what it shares and of its calls (`federation/types`); no browser reads it. */
    types: z.optional(filePath),
    /** For a remote: the names that it imports, by module of the host or of the contract. */
    importedNames: z.optional(z.record(z.string(), z.array(z.string()))),
    /** Versions of the libraries that the host shares, or that a remote was built with. */
    libraries: z.optional(z.record(z.string(), z.string())),
    /** For a remote: the paths that it draws. */
    routes: z.optional(z.array(z.string())),
    /** For a remote: what its trial opens and presses (`trial.ts`); `routes` without parameters by default. */
    trial: z.optional(z.array(trialScreen)),
    /** For a remote: its area, for a database that does not have it yet. */
    area: z.optional(areaProposal),
    /** For a host that knows no other areas than those: by remote, the paths of its area. */
    areaPaths: z.optional(z.record(z.string(), z.array(z.string()))),
    files: z.array(z.object({ path: filePath, integrity, bytes: z.number() })),
    /**
     * Commit, its subject, and time of the release by its team, and the hash of its trial's report: added when it is
     * signed, because the same inputs must build the same release. Bundled releases have none.
     */
    source: z.optional(
      z.object({
        commit: z.nullable(commit),
        subject: z.optional(subject),
        at: moment,
        report: z.optional(integrity),
      }),
    ),
    /** Releases that its team found it to fit, by the compiler: hosts for a remote, remotes for a host. */
    checkedAgainst: z.optional(z.record(z.string(), z.array(releaseId))),
  }),
);
export type Release = z.infer<typeof release>;

/**
 * A public page as the build rendered it. The same inputs must give the same bytes, so the server fills in
 * names in braces: `{year}`, the current one in Riyadh, and `{origin}`, e.g. `https://hawiyat.example`.
 */
export const prerenderedPage = pure(() =>
  z.object({
    title: z.string(),
    description: z.string(),
    /** Picture for shared links: a file of the release, 1200 × 630. */
    picture: z.optional(filePath),
    /** Data for search engines, by schema.org. */
    structuredData: z.optional(z.record(z.string(), z.unknown())),
    /** Goes into `#root`, where the host hydrates it. */
    html: z.string(),
  }),
);
export type PrerenderedPage = z.infer<typeof prerenderedPage>;

export const publishRelease = endpoint(() => ({
  method: 'POST',
  path: '/api/platform/releases',
  audience: 'team',
  body: z.object({
    /** `release` as JSON text, byte for byte as it was signed. */
    manifest: z.string().check(z.maxLength(1_000_000)),
    /** Ed25519, in base64, over the bytes of `shared/federation/signed-bytes.mjs`. */
    signature: z.string().check(z.maxLength(100)),
    files: z.record(z.string(), z.string()),
    /** `trialReport` as JSON text, whose hash the manifest names. */
    report: z.optional(z.string().check(z.maxLength(longestReport))),
  }),
  // The files travel in base64 in one request, a third larger than they are.
  bodyLimit: 42 * 1024 * 1024,
  response: z.object({
    remote: releasable,
    id: z.string(),
    /** Whether it was published before, and nothing changed. */
    isRepeated: z.boolean(),
  }),
  status: 201,
  defaultMessage: 'Failed to publish release',
}));

const publishedRelease = pure(() =>
  z.object({
    remote: releasable,
    id: z.string(),
    publishedAt: moment,
    /** Null when unknown. */
    commit: z.nullable(z.string()),
    /** The commit's subject. Null when unknown. */
    subject: z.nullable(z.string()),
    /** The team that signed it; null for a bundled release. */
    by: z.nullable(z.string()),
    /** Whether the report of its trial is kept. */
    hasReport: z.boolean(),
  }),
);
export type PublishedRelease = z.infer<typeof publishedRelease>;

const liveRelease = pure(() =>
  z.object({
    remote: releasable,
    id: z.string(),
    types: z.optional(z.string()),
    importedNames: z.optional(z.record(z.string(), z.array(z.string()))),
    checkedAgainst: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
);
export type LiveRelease = z.infer<typeof liveRelease>;

export const listLiveReleases = endpoint(() => ({
  method: 'GET',
  path: '/api/platform/releases/live',
  audience: 'team',
  query: z.object({ id: z.optional(z.string().check(z.regex(/^[0-9a-z.-]+$/), z.maxLength(64))) }),
  response: z.object({ releases: z.array(liveRelease), isPublished: z.boolean() }),
  defaultMessage: 'Failed to fetch live releases',
}));

export const listReleases = endpoint(() => ({
  method: 'GET',
  path: '/api/platform/releases',
  audience: 'operator',
  purpose: 'rollout',
  query: z.object({ remote: releasable }),
  response: z.object({ releases: z.array(publishedRelease) }),
  defaultMessage: 'Failed to fetch releases',
}));
