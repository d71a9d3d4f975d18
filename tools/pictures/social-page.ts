import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The page has no origin from which it could fetch. */
const asAddress = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** HTML of the 1200 × 630 preview of a shared address; `picture` is a PNG, `mark` an SVG. */
export function socialPage(
  root: string,
  {
    headline,
    picture,
    mark,
    navy,
    orange,
  }: { headline: string; picture: Buffer; mark: string; navy: string; orange: string },
) {
  const require = createRequire(join(root, 'shared/package.json'));
  const face = (weight: number) => {
    const file = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`;
    const source = asAddress('font/woff2', readFileSync(require.resolve(file)));
    return `@font-face { font-family: Plex; font-weight: ${weight}; src: url(${source}) }`;
  };
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><style>
${face(400)} ${face(600)}
* { box-sizing: border-box; margin: 0 }
:root { --hw-colors-mark: ${orange}; --hw-colors-mark-navy: ${navy} }
.card { position: relative; inline-size: 1200px; block-size: 630px; overflow: hidden; background: ${navy}; color: #fff; font: 400 28px/1.5 Plex }
.card::before { position: absolute; inset: 0; content: ""; background: radial-gradient(60% 90% at 20% 50%, rgb(56 106 168 / 45%), transparent 70%) }
.words { position: absolute; inset-block: 0; inset-inline-start: 64px; inline-size: 480px; display: flex; flex-direction: column; justify-content: center; gap: 36px }
.brand { display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 600 }
.brand svg { inline-size: 72px }
h1 { font-size: 55px; font-weight: 600; line-height: 1.35; text-wrap: balance }
i { display: block; inline-size: 96px; block-size: 6px; border-radius: 3px; background: ${orange} }
.frame { position: absolute; inset-block-start: 84px; left: -180px; inline-size: 780px; overflow: hidden; border-radius: 16px; background: #1b3258; box-shadow: 0 0 0 1px rgb(255 255 255 / 16%), 0 24px 64px rgb(0 0 0 / 45%) }
.bar { display: flex; align-items: center; gap: 8px; block-size: 34px; padding-inline: 16px }
.bar b { inline-size: 10px; block-size: 10px; border-radius: 50%; background: rgb(255 255 255 / 24%) }
img { display: block; inline-size: 100% }
</style><div class="card"><div class="words"><div class="brand">${mark}منصة حاويات</div><h1>${headline}</h1><i></i></div>
<div class="frame"><div class="bar"><b></b><b></b><b></b></div><img src="${asAddress('image/png', picture)}"></div></div></html>`;
}
