import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileUpload, hostileUploads, marker } from '../../testing/hostile-uploads.ts';
import { handleError } from '../http/error-handler.ts';
import { acceptMultipart, readMultipart } from '../http/multipart.ts';
import { acceptJsonOnly } from '../http/plain-json.ts';
import { secure } from '../http/security-headers.ts';
import { acceptPicture } from './accept-picture.ts';
import { pictureOf } from './picture.ts';
import { dropUpload, storeUpload } from './store.ts';
import { serveUploads } from './upload-routes.ts';

/** A server with only the upload routes, from the real parts. */
const http = fastify({ bodyLimit: 1024 * 1024 });
let dataDir: string;
let url: string;
let uploads: HostileUpload[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hawiyat-'));
  acceptJsonOnly(http);
  acceptMultipart(http);
  http.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
  });
  http.setErrorHandler(handleError);
  serveUploads(http, dataDir);
  http.post('/logo', async (request) => {
    const { fields: parts, drop } = await readMultipart(request, join(dataDir, 'incoming'));
    const { logo, ...fields } = parts;
    try {
      return { fields, url: logo instanceof File ? await acceptPicture(dataDir, 'logos', logo) : null };
    } finally {
      await drop();
    }
  });
  url = await http.listen({ port: 0, host: '127.0.0.1' });
  uploads = await hostileUploads();
}, 60_000);
afterAll(async () => {
  await http.close();
  await rm(dataDir, { recursive: true });
});

function form(bytes: Buffer, { name = 'logo.png', type = 'image/png' } = {}): FormData {
  const body = new FormData();
  body.append('logo', new File([new Uint8Array(bytes)], name, { type }));
  return body;
}
async function send(body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/logo`, { method: 'POST', body, headers });
  const json: { url?: string | null; message?: string; fields?: object } = JSON.parse(await answer.text());
  return { status: answer.status, ...json };
}
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
async function stored(): Promise<string[]> {
  return (await readdir(join(dataDir, 'uploads', 'logos')).catch(() => [])).sort();
}

test('of all hostile uploads none is stored as it was sent, and none is served as anything but a picture', async () => {
  expect(uploads.length).toBeGreaterThanOrEqual(40);
  for (const { what, bytes, fate, ...named } of uploads) {
    const answer = await send(form(bytes, named));
    if (fate !== 're-encoded') {
      const message =
        fate === 'too large'
          ? 'يجب أن يكون حجم الملف أقل من 2 ميجابايت'
          : 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)';
      expect([what, answer]).toEqual([what, { status: fate === 'too large' ? 413 : 415, message }]);
      continue;
    }
    expect([what, answer]).toEqual([what, { status: 200, fields: {}, url: expect.any(String) }]);
    const shown = await fetch(url + answer.url);
    const headers = ['content-type', 'x-content-type-options', 'content-security-policy'].map((text) =>
      shown.headers.get(text),
    );
    expect([what, ...headers]).toEqual([what, 'image/webp', 'nosniff', "default-src 'none'; sandbox"]);
    const kept = Buffer.from(await shown.arrayBuffer());
    expect([what, kept.includes(marker), kept.equals(bytes)]).toEqual([what, false, false]);
    const { format, exif, icc, xmp, iptc, pages, width, height } = await sharp(kept).metadata();
    expect([what, { format, exif, icc, xmp, iptc, pages }]).toEqual([what, { format: 'webp' }]);
    expect([what, Math.max(width, height) <= 1024]).toEqual([what, true]);
  }
}, 60_000);

test('what is rejected leaves nothing in the folder', async () => {
  const before = await stored();
  for (const { bytes, fate } of uploads) if (fate !== 're-encoded') await send(form(bytes));
  expect(await stored()).toEqual(before);
  expect(before.every((text) => /^[0-9a-f]{32}\.webp$/.test(text))).toBe(true);
}, 60_000);

test('a picture keeps what it shows, and is never made larger', async () => {
  const red = { width: 3000, height: 1500, channels: 3, background: '#ff0000' } as const;
  const { data, info } = await sharp(await pictureOf(blobOf(await sharp({ create: red }).png().toBuffer())))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1024, 512]);
  expect(data[0]).toBeGreaterThan(250);
  const small = await sharp({ create: { ...red, width: 20, height: 10 } })
    .gif()
    .toBuffer();
  expect(await sharp(await pictureOf(blobOf(small))).metadata()).toMatchObject({ width: 20, height: 10 });
  const lying = await sharp({ create: { ...red, width: 20, height: 10 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(await pictureOf(blobOf(lying))).metadata()).toMatchObject({ width: 10, height: 20 });
});

test('only the name of a kept picture leads to a file', async () => {
  const address = await storeUpload(
    dataDir,
    'drivers',
    await pictureOf(blobOf(uploads[0]?.bytes ?? Buffer.alloc(0))),
  );
  expect((await fetch(url + address)).status).toBe(200);
  const name = address.slice('/uploads/drivers/'.length);
  const wrong = [
    `/uploads/logos/${name}`,
    `/uploads/drivers/${name}.draft`,
    `/uploads/drivers/${name}/`,
    `/uploads/drivers/..%2fdrivers%2f${name}`,
    `/uploads/drivers/${name.toUpperCase()}`,
    '/uploads/drivers/',
    '/uploads/../operator-token',
    '/uploads/drivers/%00.webp',
    `/uploads/drivers/${'0'.repeat(32)}.webp`,
  ];
  for (const path of wrong) {
    const answer = await http.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
  const head = await fetch(url + address, { method: 'HEAD' });
  expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, expect.any(Number)]);
  await dropUpload(dataDir, address);
  expect((await fetch(url + address)).status).toBe(404);
});

test('a form that is malformed, too long or has a field twice is rejected, and text is text', async () => {
  const text = new FormData();
  text.append('companyName', 'شركة الحاويات');
  expect(await send(text)).toEqual({ status: 200, fields: { companyName: 'شركة الحاويات' }, url: null });

  const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` });
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const broken: [string, string, Record<string, string>, number][] = [
    ['no boundary', part('a', '1'), { 'content-type': 'multipart/form-data' }, 400],
    ['an end that never comes', part('a', '1'), multipart('x'), 400],
    ['another boundary', `${part('a', '1')}--x--`, multipart('y'), 400],
    ['a field twice', `${part('a', '1')}${part('a', '2')}--x--`, multipart('x'), 400],
    ['a value too long', `${part('a', 'x'.repeat(5000))}--x--`, multipart('x'), 400],
    ['a name of a megabyte', `${part('n'.repeat(1e6), '1')}--x--`, multipart('x'), 400],
    ['a name of 200 signs', `${part('n'.repeat(200), '1')}--x--`, multipart('x'), 400],
    ['an attack on the prototype', `${part('__proto__', '1')}--x--`, multipart('x'), 400],
    [
      '10,000 fields',
      `${Array.from({ length: 10_000 }, (_, at) => part(`f${at}`, '1')).join('')}--x--`,
      multipart('x'),
      400,
    ],
    ['not what it says', '{}', multipart('x'), 400],
  ];
  for (const [what, body, headers, status] of broken) {
    const answer = await send(body, headers);
    expect([what, answer.status]).toEqual([what, status]);
  }
  for (const name of ['logo', 'other']) {
    const twoFiles = form(uploads[0]?.bytes ?? Buffer.alloc(0));
    twoFiles.append(name, new File(['x'], 'x.png'));
    expect([name, (await send(twoFiles)).status]).toEqual([name, 400]);
  }
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
});
