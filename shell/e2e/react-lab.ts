import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { ReactNode } from 'react';
import ts from 'typescript';

/** What the guard exports, and what draws with React in the page. */
interface ReactLab {
  readonly foreign: typeof import('../src/composition/foreign-dom.ts');
  draw(...children: ReactNode[]): void;
  element(tag: string, key: number, text?: string): ReactNode;
  readonly container: HTMLElement;
}

declare global {
  var lab: ReactLab;
}

const require = createRequire(import.meta.url);
const requireOfReactDom = createRequire(require.resolve('react-dom'));
const modules = ['react', 'react-dom', 'react-dom/client', 'scheduler'];
const folderOf = (name: string) =>
  requireOfReactDom.resolve(`${name}/package.json`).replace('package.json', '');

/** A module's one file for production, as CommonJS. */
function fileOf(name: string): string {
  const [library = ''] = name.split('/');
  return readFileSync(`${folderOf(library)}cjs/${name.replace('/', '-')}.production.js`, 'utf8');
}

const guard = ts.transpileModule(
  readFileSync(new URL('../src/composition/foreign-dom.ts', import.meta.url), 'utf8'),
  {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  },
).outputText;

/** Draws with React on an empty page, behind the host's guard and nothing else of it. */
export async function openReactLab(page: Page): Promise<void> {
  const sources = [...modules.map((name) => [name, fileOf(name)]), ['guard', guard]];
  await page.goto('about:blank');
  await page.evaluate((sources) => {
    const loaded = new Map<string, { exports: unknown }>();
    const texts = new Map(sources as [string, string][]);
    const load = (name: string): unknown => {
      const known = loaded.get(name);
      if (known) return known.exports;
      const module = { exports: {} as unknown };
      loaded.set(name, module);
      new Function('module', 'exports', 'require', texts.get(name) ?? '')(module, module.exports, load);
      return module.exports;
    };
    const foreign = load('guard') as ReactLab['foreign'];
    const { createElement } = load('react') as typeof import('react');
    const { flushSync } = load('react-dom') as typeof import('react-dom');
    const { createRoot } = load('react-dom/client') as typeof import('react-dom/client');
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container, {
      onUncaughtError(error) {
        throw error;
      },
    });
    globalThis.lab = {
      foreign,
      container,
      draw: (...children) => flushSync(() => root.render(createElement('p', null, ...children))),
      element: (tag, key, text) => createElement(tag, { key }, text),
    };
  }, sources);
}
