/** Who may import whom (README, "The house"). Packages reach each other by name, through their exports. */
const tests = '\\.test\\.tsx?$|/e2e/|/testing/';

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
      name: 'shared-knows-no-other-package',
      severity: 'error',
      from: { path: '^shared/', pathNot: tests },
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
      from: { path: '^(mf-[^/]+/src)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/($2|components)/' },
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
          '^shared/(contract|locale)/|^shared/ui/theme/(colors|themed|variables)\\.ts|^shared/federation/(remote\\.ts|signed-bytes\\.mjs)',
      },
    },
    {
      name: 'tests-reach-the-server-by-its-testing-face',
      severity: 'error',
      from: { path: '^(shell|shared|mf-[^/]+)/' },
      to: { path: '^api/', pathNot: '^api/testing/' },
    },
    {
      name: 'nothing-imports-tools',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' },
    },
    {
      name: 'packages-by-name',
      severity: 'error',
      from: { path: '^(shell|api|shared|tools|mf-[^/]+)/' },
      to: { path: '^(shell|api|shared|tools|mf-[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
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
