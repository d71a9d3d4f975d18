import { releaseToAll } from '@hawiyat/api/testing/release-to-all';
import { earlierHost, sampleHost, sampleRelease } from '@hawiyat/api/testing/sample-release';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { expect, test } from 'vitest';
import { withRelease } from './trial-page.mjs';

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
  ['of a host without inline scripts', earlierHost(), '/signin'],
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

test('a prerendered page of the live release does not stay under another one, whose scripts render it', async () => {
  const page = {
    title: 'حاويات',
    description: 'وصف',
    html: '<main class="live"><div>صفحة المستقر</div></main>',
  };
  const marketing = (text: string, about: object) =>
    sampleRelease(
      'mf-marketing',
      { 'remoteEntry.js': text, 'page.json': JSON.stringify(page), 'own.css': 'h1 { color: red }' },
      { preload: ['own.css'], ...about },
    );
  const prerendered = { '/': 'page.json' };
  const server = await testServer();
  try {
    for (const sample of [sampleHost(), marketing('live', { prerendered })])
      await releaseToAll(server, sample);
    const live = await pageOf(server, '/');
    expect(live).toContain('صفحة المستقر');
    const { release } = marketing('next', { prerendered });
    const tried = withRelease(live, release, null);
    expect(tried).toContain('<div id="root"></div>');
    expect(tried).not.toContain('data-prerendered');

    await releaseToAll(server, marketing('next', {}));
    expect(scriptsOf(tried)).toEqual(scriptsOf(await pageOf(server, '/')));
  } finally {
    await server.close();
  }
});
