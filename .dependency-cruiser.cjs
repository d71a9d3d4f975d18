/** Who may import whom (README, "The house"). Packages reach each other by name, through their exports. */
const tests = '\\.test\\.tsx?$|/e2e/|/testing/';

/** The server's folders (api/README.md, "Layout"), the lowest first. */
const serverFolders = [
  ...['kernel/', 'db/', 'csv/', 'http/', 'events/', 'mail/', 'uploads/', 'auth/', 'resources/', 'documents/'],
  ...[
    'orders/',
    'marketplace/',
    'fleet/',
    'vehicles/',
    'companies/',
    'personal-data/',
    'insights/',
    'releases/',
  ],
  ...['pages/', 'demo/'],
];

/** Folders of `auth`, the lowest first. */
const authFolders = [
  ...['sessions/', 'limits/', 'credentials/', 'two-factor/', 'sign-in/', 'recovery/'],
  ...['operators/', 'machines/'],
];

/** Folders of `shared`, the lowest first; `state.ts` is the face of the page's stores. */
const sharedFolders = [
  ...['contract/', 'lib/', 'locale/', 'state/', 'session/', 'client/', 'query/', 'live/'],
  ...['ui/', 'state\\.ts$', 'components/', 'federation/', 'visits/'],
];

/** Domains of the contract, the lowest first. */
const contractFolders = ['core/', 'account/', 'orders/', 'marketplace/', 'fleet/', 'company/', 'platform/'];

/** Folders of the host, the lowest first. */
const shellFolders = [
  ...['inline/', 'composition/', 'health/', 'area/', 'components/', 'notifications/', 'sign-in/', 'account/'],
  ...['layout/', 'worker/', 'development/'],
];

/** Folders of `sdk`, the lowest first; the program is above them all. */
const sdkFolders = [
  ...['lib/', 'platform/', 'fit/', 'create/', 'trial/', 'release/', 'testing/', 'commands/', 'package/'],
  '[^/]+\\.ts$',
];

/** Folders of `tools`, the lowest first; the commands are above them all. */
const toolsFolders = [
  ...['testing/', 'words/', 'commits/', 'engines/', 'fonts/', 'create-remote/', 'examples/'],
  ...['upgrade/', 'node/', 'pictures/', 'monolith/', 'deployment/', '[^/]+\\.ts$'],
];

/**
 * @param exempt what any of them may import
 * @returns rules by which each of the folders imports only those before it in the list: so they have no cycle
 */
const inOrder = (root, folders, exempt) =>
  folders.slice(0, -1).map((folder, at) => ({
    name: `${root}${folder}-knows-only-folders-below-it`,
    severity: 'error',
    from: { path: `^${root}${folder}`, pathNot: tests },
    to: { path: `^${root}(${folders.slice(at + 1).join('|')})`, ...(exempt && { pathNot: exempt }) },
  }));

/** Folders of the server that no domain owns: any file of theirs may be used. */
const foundation = 'kernel|db|csv|http|resources';

/** The files of a domain that know HTTP: its calls, what they count and set, and files that are served. */
const speaksHttp =
  '(^|[-/])(routes|hooks|limit|cookie|principal|release-files|sdk-files)\\.ts$|/releases/probe/';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-depends-on-its-schema-library-alone',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: tests },
      to: { pathNot: '^shared/contract/|node_modules/zod/' },
    },
    {
      name: 'no-page-imports-docs-of-calls',
      severity: 'error',
      from: { pathNot: '^(api|tools)/|\\.docs\\.ts$' },
      to: { path: '^shared/contract/.*\\.docs\\.ts$' },
    },
    {
      name: 'no-page-carries-the-driver-of-a-browser',
      severity: 'error',
      from: { pathNot: '^(api|sdk|tools|shared/visits)/' },
      to: { path: '^shared/visits/' },
    },
    {
      name: 'shared-knows-no-other-package',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
      to: { path: '^(shell|api|sdk|tools|mf-[^/]+)/' },
    },
    {
      name: 'the-sdk-knows-only-shared',
      severity: 'error',
      from: { path: '^sdk/', pathNot: '\\.test\\.ts$|^sdk/e2e/' },
      to: { path: '^(shell|api|tools|mf-[^/]+)/' },
    },
    {
      name: 'a-remote-knows-only-itself-and-shared',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/', pathNot: tests },
      to: { path: '^(shell|api|tools|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'a-feature-knows-no-other-feature',
      severity: 'error',
      // A chapter of texts belongs to its screen, in a folder of its own.
      from: { path: '^(mf-[^/]+/src)/([^/]+)/', pathNot: '^mf-[^/]+/src/texts/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/($2|components|texts)/' },
    },
    {
      name: 'the-host-imports-no-remote',
      severity: 'error',
      from: { path: '^shell/', pathNot: tests },
      to: { path: '^(api|tools|mf-[^/]+)/' },
    },
    {
      name: 'the-server-knows-the-contract-and-nothing-of-the-browser',
      severity: 'error',
      from: { path: '^api/', pathNot: tests },
      to: {
        path: '^(shell|tools|mf-[^/]+|shared)/|node_modules/(react|@chakra-ui|nanostores)',
        pathNot:
          '^shared/(contract|locale|visits)/|^shared/lib/brand-mark\\.ts|^shared/ui/theme/(colors|scales|themed|variables)\\.ts|^shared/ui/fonts/|^shared/federation/(remote\\.ts|(missing-chunks|signed-bytes)\\.mjs)',
      },
    },
    ...inOrder('api/src/', serverFolders, '/errors\\.ts$'),
    ...inOrder('api/src/auth/', authFolders),
    ...inOrder('shared/', sharedFolders),
    ...inOrder('shared/contract/', contractFolders),
    ...inOrder('shell/src/', shellFolders),
    ...inOrder('sdk/', sdkFolders),
    ...inOrder('tools/', toolsFolders),
    {
      name: 'another-domain-is-entered-by-its-door',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^api/src/[^/]+/',
        pathNot: `^api/src/($1|${foundation})/|/errors\\.ts$|^api/src/[^/]+/index\\.ts$`,
      },
    },
    {
      name: 'errors-know-only-the-kernel',
      severity: 'error',
      from: { path: '^api/src/.*[/-]errors\\.ts$' },
      to: { pathNot: '^(api/src/kernel|shared/(contract|locale))/' },
    },
    {
      name: 'rules-commands-and-queries-know-no-http',
      severity: 'error',
      from: {
        path: '^api/src/[^/]+/',
        pathNot: `${tests}|${speaksHttp}|^api/src/(http|auth|pages|demo)/`,
      },
      to: { path: '^api/src/(http/|app-context\\.ts)|node_modules/(@fastify|fastify)/' },
    },
    {
      name: 'tests-reach-the-server-by-its-testing-face',
      severity: 'error',
      from: { path: '^(shell|shared|sdk|mf-[^/]+)/' },
      to: { path: '^api/', pathNot: '^api/testing/' },
    },
    {
      name: 'nothing-imports-tools',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'only-the-build-of-the-host-imports-the-sdk',
      severity: 'error',
      from: { pathNot: '^(sdk|tools)/|^shell/rsbuild\\.config\\.ts$' },
      to: { path: '^sdk/' },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      from: { path: '^(shell|api|shared|sdk|tools|mf-[^/]+)/' },
      to: { path: '^(shell|api|shared|sdk|tools|mf-[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Projects outside of the workspace, with dependencies of their own.
    exclude: { path: '/dist(-dev)?/|\\.tsbuildinfo$|^shared/testing/stock/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
