import { createHash } from 'node:crypto';
import css from '@hawiyat/shared/ui/fonts/fonts.css?raw';
import arabic400 from '@hawiyat/shared/ui/fonts/hawiyat-arabic-400.woff2?inline';
import arabic500 from '@hawiyat/shared/ui/fonts/hawiyat-arabic-500.woff2?inline';
import arabic600 from '@hawiyat/shared/ui/fonts/hawiyat-arabic-600.woff2?inline';
import latin400 from '@hawiyat/shared/ui/fonts/hawiyat-latin-400.woff2?inline';
import latin500 from '@hawiyat/shared/ui/fonts/hawiyat-latin-500.woff2?inline';
import latin600 from '@hawiyat/shared/ui/fonts/hawiyat-latin-600.woff2?inline';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../../http/http-error.ts';
import { messages } from '../../../http/messages.ts';

/** Part of the server, because a broken host must not change how this page reads. */
const files = Object.entries({ arabic400, arabic500, arabic600, latin400, latin500, latin600 }).map(
  ([key, dataUrl]) => {
    const name = `hawiyat-${key.replace(/\d/, '-$&')}`;
    const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { name, content, path: `/operator/fonts/${name}.${hash}.woff2` };
  },
);

/** Without the complete fonts of rare characters: those fall back to the device's fonts. */
export const fontFaces = files.reduce(
  (faces, { name, path }) => faces.replace(`./${name}.woff2`, path),
  css
    .split('\n\n')
    .filter((face) => !face.includes('@fontsource'))
    .join('\n'),
);

/** Needs no session, because the sign-in form uses the fonts too. */
export function serveFonts(http: FastifyInstance): void {
  http.get<{ Params: { file: string } }>('/operator/fonts/:file', async ({ params }, reply) => {
    const font = files.find(({ path }) => path === `/operator/fonts/${params.file}`);
    if (!font) throw new HttpError(404, messages.notFound);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(font.content);
  });
}
