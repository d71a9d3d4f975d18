import type { Preview } from '@hawiyat/shared/contract/platform/previews';
import { html } from 'ghtml';

/**
 * Marks a page that shows a previewed release, as the development host marks its overrides: plain elements, which
 * any host's release leaves where they are.
 * @param nonce of the page
 */
export const previewStrip = (
  { remote, release }: Preview,
  nonce: string,
): string => html`<style nonce="${nonce}">
.preview-strip { position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 100; display: flex; flex-wrap: wrap; align-items: center; column-gap: 16px; box-sizing: border-box; max-inline-size: min(calc(100vw - 32px), 28rem); padding-inline: 16px; border-radius: 14px; background: repeating-linear-gradient(-45deg, #7a2e06 0 14px, #6f2a06 14px 28px); box-shadow: 0 10px 28px rgba(15, 33, 64, .3); color: #fff; font: 500 14px/1.6 "Hawiyat Sans", "Segoe UI", Tahoma, sans-serif }
.preview-strip p { margin: 0; padding-block: 8px }
.preview-strip bdi { white-space: nowrap }
.preview-strip a { display: inline-flex; align-items: center; min-block-size: 44px; border-radius: 8px; color: inherit; text-decoration: underline; text-underline-offset: 4px }
.preview-strip a:focus-visible { outline: 2px solid #fff; outline-offset: 2px }
body:has(> .preview-strip) { padding-block-end: 76px }
</style><aside class="preview-strip" aria-label="معاينة">
<p>معاينة إصدار: <bdi dir="ltr">${remote} ${release}</bdi></p>
<a href="?preview=none">إنهاء المعاينة</a>
</aside>`;
