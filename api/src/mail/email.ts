import { colors } from '@hawiyat/shared/ui/theme/colors';
import { html } from 'ghtml';

const { bg, brand, fg } = colors;

const button = `display:inline-block;padding:12px 24px;border-radius:8px;background:${brand.solid.light};color:${brand.contrast.light};text-decoration:none`;

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Paragraph {
  readonly text: string;
  readonly html: string;
}

const greeting = 'السلام عليكم،';
const signature = 'مع التحية، فريق منصة حاويات';
const footer = 'هذه رسالة آلية، يرجى عدم الرد عليها.';

export function plain(text: string): Paragraph {
  return { text, html: html`${text}` };
}

export function link(label: string, url: string): Paragraph {
  return { text: addressBelow(label, url), html: html`<a href="${url}" style="${button}">${label}</a>` };
}

/** A path that the reader adds to the panel's address, which the server does not know. */
export function pathToAdd(text: string, path: string): Paragraph {
  return { text: addressBelow(text, path), html: html`${text}: <bdi dir="ltr">${path}</bdi>` };
}

/** On its own line, because mail programs take a direction mark behind an address for a part of it. */
const addressBelow = (text: string, address: string) => `${text}:\n${address}`;

/** Assembles a right-to-left e-mail, in styles that mail programs support. */
export function email(subject: string, paragraphs: readonly Paragraph[]): Email {
  const all = [plain(greeting), ...paragraphs, plain(signature)];
  const body = all.map((item) => html`<p style="margin:0 0 16px">!${item.html}</p>`).join('\n');
  return {
    subject,
    text: `${[...all.map((item) => item.text), footer].join('\n\n')}\n`,
    html: html`<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:${bg.DEFAULT.light}">
<div dir="rtl" style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:${bg.panel.light};color:${fg.DEFAULT.light};font:16px/1.8 Tahoma,Arial,sans-serif;text-align:right">
!${body}
<p style="margin:24px 0 0;color:${fg.muted.light};font-size:13px">${footer}</p>
</div>
</body>
</html>
`,
  };
}
