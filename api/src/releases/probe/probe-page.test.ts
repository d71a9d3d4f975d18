import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { App } from '../../app-context.ts';
import { openPage } from './probe-page.ts';
import { findChromium, launchUntil } from './probe-visit.ts';

const executablePath = findChromium(process.env.CHROME_PATH ?? null) ?? '';

/** Asks on and on, so that whenever the server stops an answer is missing. */
const asking = `<script>setInterval(() => fetch('/more'), 10)</script>`;

test('a server that stops in the middle of its own trial ends the trial, and not the process', {
  tags: ['slow'],
}, async () => {
  const http = fastify();
  const asked = new Promise<void>((resolve) => http.get('/more', async () => resolve()));
  http.get('/', (_, reply) => reply.type('text/html').send(asking));
  const app = { http, publicUrl: null, settings: { areaDeadline: 12_000 } } as unknown as App;
  const browser = await launchUntil(new AbortController().signal, executablePath);
  try {
    const page = {
      remote: 'mf-marketing',
      release: '1.0.0',
      path: '/',
      cookie: '',
      companyId: null,
    } as const;
    const visit = openPage(app, browser, page);
    const ended = expect(visit).rejects.toThrow('closed');
    await asked;
    await http.close();
    await ended;
  } finally {
    await browser.close();
  }
});

test('a trial whose server stops while its browser starts does not begin', { tags: ['slow'] }, async () => {
  const closing = new AbortController();
  const launched = launchUntil(closing.signal, executablePath);
  closing.abort(new Error('the server stops'));
  await expect(launched).rejects.toThrow('the server stops');
});
