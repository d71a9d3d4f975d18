import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { sendRelease, signRelease } from '@hawiyat/shared/federation/publish-release';
import { releaseId } from '@hawiyat/shared/federation/release-id';
import { newTeamKey } from '@hawiyat/shared/federation/team-key';
import { checkFit, publishedState } from '../fit/check-fit.ts';
import { buildOne, builtPackages } from '../lib/build.ts';
import { CliError } from '../lib/cli-error.ts';
import { folderOf, ownProject, root } from '../lib/project.ts';
import { credential, dataDir, panelUrl } from '../platform/credentials.ts';
import { callOperatorApi } from '../platform/operator-api-client.ts';
import { type PreviewOptions, previewByTeam } from '../platform/preview.ts';
import { startBrowser, tryRelease } from '../trial/try-release.ts';
import { commitOf, subjectOf } from './commit-of.ts';
import { sideBySide } from './side-by-side.ts';

/** Builds a remote or the host, compares and tries it beside a running server, signs and publishes it. */
export async function release(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { for: { type: 'string' }, until: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const known = builtPackages(root).filter((item) => item !== 'api');
  if (!known.includes(name)) throw new CliError(`Say what to release: ${known.join(', ')}.`);

  const url = panelUrl();
  const credentials = await credentialsOf(name);
  // A trial on a busy machine must not fail a repeated job.
  const wanted = releaseId(root, name, relative(root, folderOf(root, name)));
  const { isPublished, isLive } = await publishedState(url, credentials.token, wanted);
  const next = isLive
    ? 'Pages use it already; how far it has come: npm run platform -- status'
    : 'No company has it yet. Start a rollout:';
  const { id, summary } = isPublished
    ? { id: wanted, summary: `${name} ${wanted} was published before, and is unchanged, at ${url}. ${next}` }
    : await publish(url, name, credentials, next);
  console.log(summary);
  await printNext(credentials.token, name, id, { ...values, isLive });
}

interface TeamCredentials {
  readonly token: string;
  readonly privateKey: string;
}

/** `next` says what to do with it. */
async function publish(url: string, name: string, { token, privateKey }: TeamCredentials, next: string) {
  const folder = join(folderOf(root, name), 'dist');
  const starting = startBrowser();
  // The trial awaits it and tells when it does not start.
  starting.catch(() => {});
  try {
    const built = await timed(() => buildOne(root, name));
    const checking = timed(() => checkFit(root, url, token, name)).then((checked) => {
      console.log(`  checked in ${checked.seconds} s: it fits what is live`);
      return checked;
    });
    const trying = async () =>
      tryRelease(await starting, url, folder, console.log).catch((error) =>
        reportTrial(token, folder, error),
      );
    const [compared, tried, commit, subject] = await sideBySide([
      checking,
      // Both at the same time slow each other; what does not fit is tried, too, so that one run tells all.
      checking.catch(() => null).then(() => timed(trying)),
      commitOf(root),
      subjectOf(root),
    ]);
    const statement = { commit, subject, checkedAgainst: compared.value, report: tried.value.report };
    const signed = await timed(async () => signRelease(privateKey, folder, statement));
    const sent = await timed(() =>
      sendRelease(url, token, signed.value).catch((error) => {
        throw new CliError(error instanceof Error ? error.message : String(error));
      }),
    );
    const { id, isRepeated } = sent.value;
    const published = isRepeated ? 'was published before, and is unchanged,' : 'is published';
    const summary =
      `${name} ${id} ${published} at ${url} after ${seconds(performance.now())} s: ` +
      `built ${built.seconds} s · checked ${compared.seconds} s · signed ${signed.seconds} s · ` +
      `trial ${tried.seconds} s · sent ${sent.seconds} s. ${next}\n` +
      `  What the trial saw: ${tried.value.file}`;
    return { id, summary };
  } finally {
    await starting.then(
      (browser) => browser.close(),
      () => {},
    );
  }
}

async function reportTrial(token: string, folder: string, error: unknown): Promise<never> {
  const { id: release } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const reason = String(error instanceof Error ? error.message : error).slice(0, 2000);
  const body = { release, reason };
  // The error of the trial counts.
  await callOperatorApi('POST', 'releases/trial-failed', body, { token }).catch((failure) =>
    console.error(failure instanceof Error ? failure.message : failure),
  );
  throw error;
}

/** Prints how the release goes live, and a link of a preview or how to get one. */
async function printNext(
  token: string,
  name: string,
  release: string,
  options: PreviewOptions & { isLive: boolean },
) {
  const isElsewhere = ownProject(root) !== null;
  const operator = isElsewhere ? '    (an operator does, in a checkout)' : '';
  if (!options.isLive)
    console.log(`  npm run platform -- rollout start ${name} ${release} --stages 1,5,25,50,100${operator}`);
  if (!options.for) {
    const command = isElsewhere ? 'npx hawiyat preview' : `npm run platform -- preview ${release}`;
    console.log(`  ${command} --for a@b    (a link for named administrators before that)`);
    return;
  }
  console.log(`Preview of ${name} for ${options.for}:\n${await previewByTeam(token, release, options)}`);
}

function seconds(milliseconds: number) {
  return (milliseconds / 1000).toFixed(1);
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: string }> {
  const began = performance.now();
  const value = await work();
  return { value, seconds: seconds(performance.now() - began) };
}

/** The team's credential and key; a local server gets a new team where its operator token is known. */
async function credentialsOf(name: string): Promise<TeamCredentials> {
  const { RELEASE_TOKEN: token, RELEASE_KEY: key } = process.env;
  if (token && key)
    return { token, privateKey: key.includes('PRIVATE KEY') ? key : readFileSync(key, 'utf8') };
  if (token || key)
    throw new CliError('Set both RELEASE_TOKEN and RELEASE_KEY (the file with the key, or the key).');
  if (!credential())
    throw new CliError('No credential: set RELEASE_TOKEN and RELEASE_KEY, or DATA_DIR of a local server.');

  const file = join(dataDir(), 'teams', `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { privateKey, publicKey } = newTeamKey();
  const body = { remote: name, name: `${name} on this machine`, publicKey };
  const added = await callOperatorApi<{ token: string }>('POST', 'teams', body);
  mkdirSync(join(dataDir(), 'teams'), { recursive: true });
  writeFileSync(file, JSON.stringify({ token: added.token, privateKey }), { mode: 0o600 });
  return { token: added.token, privateKey };
}
