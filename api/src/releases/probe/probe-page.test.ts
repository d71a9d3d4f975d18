import fastify from 'fastify';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App } from '../../app-context.ts';
import { openPage } from './probe-page.ts';
import { findChromium } from './probe-visit.ts';

/** Asks on and on, so that whenever the server stops an answer is missing. */
const asking = `<script>setInterval(() => fetch('/more'), 10)</script>`;

test('a server that stops in the middle of its own trial ends the trial, and not the process', {
  tags: ['slow'],
}, async () => {
  const http = fastify();
  const asked = new Promise<void>((resolve) => http.get('/more', async () => resolve()));
  http.get('/', (_, reply) => reply.type('text/html').send(asking));
  const app = { http, publicUrl: null, settings: { areaDeadline: 12_000 } } as unknown as App;
  const browser = await chromium.launch({
    executablePath: findChromium(process.env.CHROME_PATH ?? null) ?? '',
    chromiumSandbox: false,
  });
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
