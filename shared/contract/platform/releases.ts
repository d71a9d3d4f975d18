import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object, pure } from '../core/pure.ts';
import { moment } from '../core/values.ts';
import { areaProposal, releasable, releaseId } from './areas.ts';
import { longestReport } from './trial-report.ts';

const integrity = pure(() => z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)));
const filePath = pure(() =>
  z.string().check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./~@-]*$/), z.maxLength(200)),
);

/** Pages make these calls before any script, so they must have no effects. */
const companyCall = pure(() =>
  z
    .string()
    .check(z.regex(/^\/api\/company\/(?!.*\.\.)[A-Za-z0-9/?=_.-]+(&[A-Za-z0-9=_.-]+)*$/), z.maxLength(300)),
);

/** `-dirty` when the checkout had uncommitted changes. */
const commit = pure(() => z.string().check(z.regex(/^[0-9a-f]{40}(-dirty)?$/)));

const subject = pure(() => z.string().check(z.regex(/^[^\p{Cc}]+$/u), z.maxLength(200)));

const named = object(() => ({ role: z.string(), name: z.string() }));

/** Each step presses the first element of a role whose name begins so, and waits for what it shows. */
export const trialScreen = object(() => ({
  path: z.string().check(z.regex(/^\//)),
  /** With the contract's examples; without it any content counts. */
  shows: z.optional(named),
  steps: z.optional(z.array(z.object({ press: named, shows: named }))),
}));
export type TrialScreen = z.infer<typeof trialScreen>;

export const release = object(() => ({
  remote: releasable,
  id: releaseId,
  /** The entry's global, and the release's name in the federation. */
  globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** The server publishes and the host mounts only its own version of the exposed module's interface. */
  contract: z.number(),
  entry: filePath,
  /** Files of the first screen, in order; for the host also its scripts and styles. */
  preload: z.array(filePath),
  /** By path, a screen's files beside `preload`; `path/*` holds for addresses below a path. */
  screens: z.optional(z.record(z.string(), z.array(filePath))),
  /** By path, the deferred chunks, requested when everything before them has arrived. */
  deferred: z.optional(z.record(z.string(), z.array(filePath))),
  /** By path without a query, the URLs of the screen's first calls (`federation/prefetch.ts`). */
  prefetch: z.optional(z.record(z.string(), z.array(companyCall).check(z.maxLength(4)))),
  /** By public path, the file with the `prerenderedPage`. */
  prerendered: z.optional(z.record(z.string(), filePath)),
  /** For the host: lazy modules with their files. */
  shares: z.optional(z.record(z.string(), z.array(filePath))),
  /** For the host: scripts in the HTML itself (`shell/src/inline`). */
  inline: z.optional(z.object({ head: filePath, body: filePath })),
  consumes: z.optional(z.array(z.string())),
  /** By file of a remote, those of them that its modules import. */
  consumedBy: z.optional(z.record(filePath, z.array(z.string()))),
  types: z.optional(filePath),
  /** For a remote: imported names by module of the host or of the contract. */
  importedNames: z.optional(z.record(z.string(), z.array(z.string()))),
  libraries: z.optional(z.record(z.string(), z.string())),
  routes: z.optional(z.array(z.string())),
  /** For a remote; `routes` without parameters by default. */
  trial: z.optional(z.array(trialScreen)),
  /** For a database that lacks the remote's area. */
  area: z.optional(areaProposal),
  /** For a host that knows no other areas: by remote, its paths. */
  areaPaths: z.optional(z.record(z.string(), z.array(z.string()))),
  files: z.array(z.object({ path: filePath, integrity, bytes: z.number() })),
  /** Added when the team signs, because the same inputs must build the same release; bundled releases have none. */
  source: z.optional(
    z.object({
      commit: z.nullable(commit),
      subject: z.optional(subject),
      at: moment,
      report: z.optional(integrity),
    }),
  ),
  /** Releases of the other side that the team's compiler found compatible. */
  checkedAgainst: z.optional(z.record(z.string(), z.array(releaseId))),
}));
export type Release = z.infer<typeof release>;

/** The server fills in `{year}` (Riyadh) and `{origin}`, because the same inputs must give the same bytes. */
export const prerenderedPage = object(() => ({
  title: z.string(),
  description: z.string(),
  /** For shared links: a file of the release, 1200 × 630. */
  picture: z.optional(filePath),
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  html: z.string(),
}));
export type PrerenderedPage = z.infer<typeof prerenderedPage>;

export const publishRelease = endpoint('POST /api/platform/releases', () => ({
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
  // The files travel in base64, a third larger than they are.
  bodyLimit: 42 * 1024 * 1024,
  response: z.object({ remote: releasable, id: z.string(), isRepeated: z.boolean() }),
  status: 201,
  defaultMessage: 'Failed to publish release',
}));

const publishedRelease = object(() => ({
  remote: releasable,
  id: z.string(),
  publishedAt: moment,
  commit: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** The team; null for a bundled release. */
  by: z.nullable(z.string()),
  hasReport: z.boolean(),
}));
export type PublishedRelease = z.infer<typeof publishedRelease>;

const liveRelease = object(() => ({
  remote: releasable,
  id: z.string(),
  types: z.optional(z.string()),
  importedNames: z.optional(z.record(z.string(), z.array(z.string()))),
  checkedAgainst: z.optional(z.record(z.string(), z.array(z.string()))),
}));
export type LiveRelease = z.infer<typeof liveRelease>;

export const listLiveReleases = endpoint('GET /api/platform/releases/live', () => ({
  audience: 'team',
  query: z.object({ id: z.optional(z.string().check(z.regex(/^[0-9a-z.-]+$/), z.maxLength(64))) }),
  response: z.object({ releases: z.array(liveRelease), isPublished: z.boolean() }),
  defaultMessage: 'Failed to fetch live releases',
}));

export const listReleases = endpoint('GET /api/platform/releases', () => ({
  purpose: 'rollout',
  query: z.object({ remote: releasable }),
  response: z.object({ releases: z.array(publishedRelease) }),
  defaultMessage: 'Failed to fetch releases',
}));
