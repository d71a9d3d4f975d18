import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';
import { type Ran, withRunnerFailure } from './ran.ts';
import { inRunFolder } from './run-folder.ts';

/**
 * Runs unit tests, or the server's tests on either database.
 * @param projects of `tools/vitest.config.ts`, unless `args` choose another
 * @param kind the tests without the tag `slow`, those with it, or both
 * @param args files, and what else Vitest understands, as `-t "a title"`
 */
export async function runVitest(
  root: string,
  projects: ('unit' | 'isolated' | 'api' | 'api on PGlite' | 'slow' | 'upgrade' | 'node' | 'planted')[],
  kind: 'daily' | 'slow' | 'all',
  args: string[],
): Promise<Ran> {
  return inRunFolder(async (folder, env) => {
    const report = join(folder, 'report.json');
    const chosen = args.includes('--project') ? [] : projects.flatMap((project) => ['--project', project]);
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const given = ['run', '--root', root, '--config', 'tools/vitest.config.ts', ...chosen, ...reports];
    const filter = { daily: ['--tags-filter=!slow'], slow: ['--tags-filter=slow'], all: [] }[kind];
    const { code } = await run(
      process.execPath,
      [program('vitest', 'vitest.mjs'), ...given, ...filter, ...args],
      { cwd: root, env, show: true },
    );
    const ran = withRunnerFailure(code, resultOf(root, JSON.parse(readFileSync(report, 'utf8'))));
    const unrun = kind !== 'daily' || args.includes('-t') ? [] : withoutTests(ran, args);
    return { ...ran, failed: ran.failed + unrun.length, failures: [...ran.failures, ...unrun] };
  });
}

/** A file that is named, and has no test of the kind that runs, proves nothing. */
export const withoutTests = ({ times }: Pick<Ran, 'times'>, args: readonly string[]): string[] =>
  args
    .filter((file) => file.endsWith('.test.ts') && !times.some(({ name }) => name.startsWith(`${file} › `)))
    .map((file) => `${file}\n  None of its tests ran: slow ones run by \`npm run test:slow -- ${file}\`.`);

function resultOf(
  root: string,
  report: {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      message: string;
      assertionResults: { status: string; fullName: string; duration?: number; failureMessages: string[] }[];
    }[];
  },
): Ran {
  const tests = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const all = assertionResults.map((result) => ({ ...result, name: `${file} › ${result.fullName}` }));
    const hasFailed = all.some((item) => item.status === 'failed');
    // A file that fails to load has no failed test.
    if (hasFailed || !message) return all;
    return [...all, { name: file, status: 'failed', duration: 0, failureMessages: [message] }];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: tests
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.name}\n  ${test.failureMessages.join('\n').slice(0, 1500)}`),
    times: tests
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ name, duration = 0 }) => ({ name, milliseconds: duration })),
  };
}
