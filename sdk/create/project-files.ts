import type { NewRemote } from './remote-files.ts';

/** What a project imports itself: pnpm hides what only the SDK depends on. */
const used = {
  dependencies: ['react'],
  devDependencies: [
    ...['@playwright/test', '@rsbuild/core', '@types/node', '@types/react', 'typescript', 'vitest'],
  ],
};

interface Sdk {
  readonly address: string;
  /** The panel that serves it. */
  readonly origin: string;
  /** Versions by library: another one would be a second copy. */
  readonly versions: Readonly<Record<string, string>>;
}

/** What a project has beside its sources: text by path. */
export function projectFiles(
  { name, path, title }: NewRemote,
  { address, origin: panel, versions }: Sdk,
): Record<string, string> {
  const pick = (names: string[]) => Object.fromEntries(names.map((item) => [item, versions[item]]));
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'hawiyat dev',
      test: 'hawiyat test',
      build: 'hawiyat build',
      types: 'tsc -p .',
      release: 'hawiyat release',
      preview: 'hawiyat preview',
    },
    dependencies: { '@hawiyat/shared': address, ...pick(used.dependencies) },
    devDependencies: pick(used.devDependencies),
    engines: { node: '>=20.19' },
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "@hawiyat/shared/tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM", "DOM.Iterable"], "types": ["node", "@rsbuild/core/types"] },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules", "dist"]
}
`,
    // Without a decision pnpm ends its install with an error.
    'pnpm-workspace.yaml': 'allowBuilds:\n  core-js: false\n',
    '.gitignore': 'node_modules/\ndist/\ntest-results/\n*.pem\n',
    '.github/workflows/release.yml': workflow(panel),
    'README.md': readme(name, path, title, panel),
  };
}

const workflow = (
  panel: string,
) => `# Every push is tested; what is on main is published, and rolled out by an operator.
name: release
on: push
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npm run types
      - run: npm test
      - if: github.ref == 'refs/heads/main'
        run: npm run release
        env:
          PANEL_URL: ${panel}
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
          RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
`;

const readme = (name: string, path: string, title: string, panel: string) => `# ${name}

The area «${title}» (\`${path}\`) of the panel at ${panel}. It is a micro-frontend: the panel loads its releases at runtime.

\`\`\`sh
npm install
npm run dev       # shows it in the running panel, with edits in place
npm test          # e2e: the panel’s pages with this build, and the demo company’s examples for answers
npm run types
npm run release   # builds, compares with what is live, tries it in a browser, signs and publishes it
npm run preview -- --for noura@binaa.example   # a link to it, for named administrators
\`\`\`

- \`src/remote.tsx\` lists the routes. Screens use \`@hawiyat/shared/ui\`, calls \`@hawiyat/shared/contract/*\`.
- \`area.json\` is what an operator adds once: \`npm run platform -- area add ${name} --path ${path} --title "${title}"\`.
- \`npx hawiyat key team.pem\` makes the team’s key. An operator admits the team with the public one, and gives it a credential.
  CI has both as secrets: \`RELEASE_TOKEN\` and \`RELEASE_KEY\` (the PEM text).
- A release reaches nobody by itself. An operator rolls it out in stages.
- When the panel’s host moves on, the commands say so, with the line that updates: \`npm install ${panel}/sdk/<release>.tgz\`.
`;
