import { writeFileSync } from 'node:fs';
import { mostLabels, printLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { marketServer } from '../../../testing/market-server.ts';
import { type PdfPage, pdfPages } from '../../../testing/pdf-content.ts';
import { rejected, statusAndBody, unknownId } from '../../../testing/responses.ts';

const { server, market } = await marketServer();
const company = await market.company(10);
const stranger = await market.company(1);

const print = (ids: readonly string[], token = company.token) =>
  server.fetch(`${printLabels.path}?ids=${ids.join(',')}`, { token });
async function containersIn({ token }: { token: string }) {
  const answer = await server.fetch(`${listContainers.path}?sort=containerNumber&limit=50`, { token });
  return listContainers.response.parse(await answer.json()).containers;
}

/** What a camera reads in a part of a page. */
function readCode(squares: PdfPage['squares']): string | undefined {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const side = squares[0]?.[2] ?? 1;
  const dots = squares.map(
    ([x, y]) => [Math.round((x - left) / side), Math.round((y - top) / side)] as const,
  );
  const size = Math.max(...dots.flat()) + 1;
  const [scale, border] = [4, 4];
  const width = (size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x, y] of dots)
    for (let at = 0; at < scale * scale; at += 1) {
      const row = (y + border) * scale + Math.floor(at / scale);
      pixels.fill(
        0,
        4 * (row * width + (x + border) * scale + (at % scale)),
        4 * (row * width + (x + border) * scale + (at % scale)) + 3,
      );
    }
  return jsqr(pixels, width, width)?.data;
}

test('labels stand eight on a page, each with a code that opens its container', async () => {
  const containers = await containersIn(company);
  const answer = await print(containers.map(({ id }) => id));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%D9%85/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, bytes);
  const pages = pdfPages(bytes);
  expect(pages).toHaveLength(2);
  const text = pages.map(({ texts }) => texts.join('')).join('\n');
  for (const { containerNumber } of containers) expect(text).toContain(containerNumber);
  // As it stands on paper, from left to right: letters of a word, too.
  expect(pages[1]?.texts.join('')).toMatch(/^C-0009ةدراي 20 ،ضاقنأ تايواح/);

  const [x, y] = [(one: readonly number[]) => one[0] ?? 0, (one: readonly number[]) => one[1] ?? 0];
  const last = pages[1]?.squares ?? [];
  const middle = 595.28 / 2;
  const codes = [last.filter((square) => x(square) >= middle), last.filter((square) => x(square) < middle)];
  expect(codes.every((code) => new Set(code.map(y)).size > 20)).toBe(true);
  expect(codes.map(readCode)).toEqual(containers.slice(8).map(({ id }) => `${server.url}/containers/${id}`));
});

test('what is not there is left out; without anything there is no file', async () => {
  const [own] = await containersIn(company);
  const [foreign] = await containersIn(stranger);
  const some = await print(['x', unknownId, foreign?.id ?? '', own?.id ?? '']);
  const [page] = pdfPages(Buffer.from(await some.arrayBuffer()));
  expect(page?.texts.filter((word) => /^C-/.test(word))).toEqual(['C-0001']);
  const missing = [404, rejected('الحاوية غير موجودة.')];
  for (const ids of [[''], ['x'], [foreign?.id ?? '']])
    expect(await statusAndBody(await print(ids))).toEqual(missing);
  expect((await print(Array(mostLabels + 1).fill('x'))).status).toBe(400);
});
