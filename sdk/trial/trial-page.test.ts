import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseToAll } from '@hawiyat/api/testing/release-to-all';
import { hostWithoutInline, sampleHost, sampleRelease } from '@hawiyat/api/testing/sample-release';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { publisherOfExample } from '@hawiyat/shared/contract/examples/publisher';
import { defaultSettings } from '@hawiyat/shared/contract/platform/settings';
import { expect, test } from 'vitest';
import { prerenderedOf } from './prerendered-of.ts';
import { sentAt, withRelease } from './trial-page.ts';

const inline = { head: 'first("</script><!--", "$&");', body: 'last("</SCRIPT>");' };
const paths = { head: 'inline/head.js', body: 'inline/body.js' };
const built = sampleRelease(
  'shell',
  { 'static/js/main.js': 'main', [paths.head]: inline.head, [paths.body]: inline.body },
  { preload: ['static/js/main.js'], inline: paths },
);
const fleet = sampleRelease(
  'mf-fleet',
  { 'remoteEntry.js': 'entry', 'static/js/charts.js': 'charts' },
  { preload: [], deferred: { '/containers': ['static/js/charts.js'] } },
);

const pageOf = async (server: TestServer, path: string) =>
  (await server.fetch(path, { headers: { accept: 'text/html' } })).text();

/** Everything that runs in a page, and the data of its inline scripts, in order; each nonce is that of its response. */
function scriptsOf(html: string): string[] {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const elements = html.match(/<template id="\w+">|<script.*?<\/script>/gs) ?? [];
  return elements
    .filter((element) => !/ id="(composition|facts)"/.test(element))
    .map((element) => element.replaceAll(nonce, 'nonce'));
}

test.each([
  ['with a template', sampleHost(), '/containers'],
  ['without one', sampleHost(), '/signin'],
  ['of a host without inline scripts', hostWithoutInline(), '/signin'],
])(
  'a page %s gets a built host’s scripts, as the server writes them once it is live',
  async (_, live, path) => {
    const server = await testServer();
    try {
      for (const sample of [live, fleet]) await releaseToAll(server, sample);
      const tried = withRelease(await pageOf(server, path), built.release, inline);
      await releaseToAll(server, built);
      const released = scriptsOf(await pageOf(server, path));
      expect(released.join()).toContain('first(');
      expect(scriptsOf(tried)).toEqual(released);
    } finally {
      await server.close();
    }
  },
);

/** A release with a landing page; `changed` makes it another one. */
function marketing(changed: string, about: object = { prerendered: { '/': 'page.json' } }) {
  const html = `<main class="live"><div>${changed}</div>{legalName} {phone} {year} {other}</main>`;
  const page = { title: 'حاويات', description: 'وصف', html };
  const files = {
    'remoteEntry.js': changed,
    'page.json': JSON.stringify(page),
    'static/own.css': `h1 { background: url(../${changed}.svg); content: "</style>" }`,
    'home.css': 'h2 { color: red }',
  };
  const sample = sampleRelease('mf-marketing', files, {
    ...{ preload: ['static/own.css'], screens: { '/': ['home.css'] } },
    ...about,
  });
  return { sample, files };
}

/** What stands in a page before any script. */
const shownIn = (html: string) => ({
  root: /<div id="root">(.*?)<\/div>(?=<template|<script nonce|<\/body>)/s.exec(html)?.[1],
  style: / data-prerendered>(.*?)<\/style>/s.exec(html)?.[1],
  isPrerendered: html.includes('"isPrerendered":true'),
});

test.each([
  ['another page', marketing('live')],
  ['none', marketing('live', {})],
])('a release’s own page is tried as the server sends it, where the live release has %s', async (_, live) => {
  const server = await testServer({ settings: { ...defaultSettings, publisher: publisherOfExample } });
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-built-'));
  try {
    for (const sample of [sampleHost(), live.sample]) await releaseToAll(server, sample);
    const { sample, files } = marketing('next');
    for (const name of ['page.json', 'home.css'] as const) writeFileSync(join(folder, name), files[name]);
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/own.css'), files['static/own.css']);
    const prerendered = prerenderedOf({ folder, release: sample.release }, '/?from=mail');
    const tried = withRelease(await pageOf(server, '/'), sample.release, null, prerendered);

    await releaseToAll(server, sample);
    const released = shownIn(await pageOf(server, '/'));
    expect(released.root).toContain('شركة المثال 011 234 5678');
    expect(shownIn(tried)).toEqual(released);
  } finally {
    rmSync(folder, { recursive: true });
    await server.close();
  }
});

test('the live release’s page does not stay under a release that has none for it: scripts render that one', async () => {
  const server = await testServer();
  try {
    for (const { sample } of [{ sample: sampleHost() }, marketing('live')])
      await releaseToAll(server, sample);
    const live = await pageOf(server, '/');
    expect(shownIn(live).isPrerendered).toBe(true);
    const { release } = marketing('next', { prerendered: { '/elsewhere': 'page.json' } }).sample;
    const tried = withRelease(live, release, null);
    expect(shownIn(tried)).toEqual({ root: '', style: undefined, isPrerendered: false });

    await releaseToAll(server, marketing('next', {}).sample);
    expect(scriptsOf(tried)).toEqual(scriptsOf(await pageOf(server, '/')));
  } finally {
    await server.close();
  }
});

test('a page names the moment of the examples, so that its screens ask for the days that these answer', async () => {
  const server = await testServer();
  try {
    await releaseToAll(server, sampleHost());
    const sent = sentAt(await pageOf(server, '/signin'), '2026-11-22T08:00:00.000Z');
    const [, json = ''] = /id="facts">([^<]*)</.exec(sent) ?? [];
    expect(JSON.parse(json)).toMatchObject({ now: Date.parse('2026-11-22T08:00:00.000Z') });
  } finally {
    await server.close();
  }
});
