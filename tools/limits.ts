import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import ts from 'typescript';

const limits = { commentPercent: 6, fileLines: 300, functionLines: 80, parameters: 4, functionsWithMore: 10 };
/** Packages whose comments are counted. */
const commented = ['api', 'shared', 'shell'];
const isTest = (path: string) => /\.(test|slow|bench|soak)\.|\/(e2e|testing|bench|soak)\//.test(path);
const isGenerated = (path: string) => /\.d\.ts$|^api\/src\/db\/schema\.ts$/.test(path);

interface FunctionSize {
  readonly place: string;
  readonly lines: number;
  readonly parameters: number;
}

interface SourceSize {
  readonly path: string;
  readonly lines: number;
  /** Lines that hold nothing but comment. */
  readonly comments: number;
  readonly functions: readonly FunctionSize[];
}

/** Counts a file's lines and comments, and measures its functions. */
export function sizeOf(path: string, text: string): SourceSize {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const code = new Set<number>();
  const functions: FunctionSize[] = [];
  const visit = (node: ts.Node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const [start, first, last] = [node.getStart(source), lineAt(node.getStart(source)), lineAt(node.end)];
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const owner = node.name ? node : (node.parent as ts.NamedDeclaration);
      functions.push({
        place: `${path}:${first + 1} ${owner.name?.getText(source) ?? 'a function'}`,
        lines: last - first + 1,
        parameters: node.parameters.length,
      });
    }
    const children = node.getChildren(source);
    if (children.length === 0 && start < node.end)
      for (let line = first; line <= last; line++) code.add(line);
    children.forEach(visit);
  };
  visit(source);
  const lines = text.trimEnd().split('\n');
  const comments = lines.filter((line, index) => line.trim() !== '' && !code.has(index)).length;
  return { path, lines: lines.length, comments, functions };
}

/** What is over a limit, one sentence each. */
export function excesses(sources: readonly SourceSize[]): string[] {
  const functions = sources.flatMap((source) => source.functions);
  const withMore = functions.filter(({ parameters }) => parameters > limits.parameters);
  const isOver = withMore.length > limits.functionsWithMore;
  return [
    ...commented.flatMap((name) => tooManyComments(name, sources)),
    ...sources
      .filter(({ lines }) => lines > limits.fileLines)
      .map(({ path, lines }) => `${path} has ${lines} lines, and may have ${limits.fileLines}: split it.`),
    ...functions
      .filter(({ lines }) => lines > limits.functionLines)
      .map(
        ({ place, lines }) => `${place} has ${lines} lines, and may have ${limits.functionLines}: split it.`,
      ),
    ...(isOver
      ? [
          `${withMore.length} functions take more than ${limits.parameters} parameters, and ${limits.functionsWithMore} may: pass an object.`,
          ...withMore.map(({ place, parameters }) => `  ${place} takes ${parameters}`),
        ]
      : []),
  ];
}

function tooManyComments(name: string, sources: readonly SourceSize[]): string[] {
  const own = sources.filter(({ path }) => path.startsWith(`${name}/`));
  const sum = (count: (source: SourceSize) => number) =>
    own.reduce((total, source) => total + count(source), 0);
  const percent = (100 * sum(({ comments }) => comments)) / sum(({ lines }) => lines);
  if (!(percent > limits.commentPercent)) return [];
  const worst = own.toSorted((a, b) => b.comments - a.comments).slice(0, 3);
  const files = worst.map(({ path, comments }) => `${path} (${comments} lines)`).join(', ');
  return [
    `${percent.toFixed(1)} % of ${name} are comments, and ${limits.commentPercent} % may be: begin with ${files}.`,
  ];
}

/** Measures what is written by hand; a copy without Git has nothing to measure. */
async function check() {
  const root = join(import.meta.dirname, '..');
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  if (code !== 0) return;
  const paths = output.split('\n').filter((path) => /\.(tsx?|mjs|js)$/.test(path));
  const written = paths.filter((path) => !isTest(path) && !isGenerated(path));
  const faults = excesses(written.map((path) => sizeOf(path, readFileSync(join(root, path), 'utf8'))));
  if (faults.length > 0) throw new CliError(`Over a limit (tools/limits.ts):\n${faults.join('\n')}`);
}

if (process.argv[1] === import.meta.filename) await runCli(check);
