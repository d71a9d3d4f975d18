import { createHash } from 'node:crypto';
import { scaleVariables, themeVariables } from '@hawiyat/shared/ui/theme/variables';
import refresh from '../browser/refresh.js?raw';
import base from '../styles/base.css?raw';
import card from '../styles/card.css?raw';
import form from '../styles/form.css?raw';
import header from '../styles/header.css?raw';
import log from '../styles/log.css?raw';
import registration from '../styles/registration.css?raw';
import rollout from '../styles/rollout.css?raw';
import trialReport from '../styles/trial-report.css?raw';
import { fontFaces } from './fonts.ts';

/** The panel's own fonts, sizes and colors, in the device's theme. */
export const tokens = `:root{color-scheme:light dark;${scaleVariables()}${themeVariables('light')}}
@media(prefers-color-scheme:dark){:root{${themeVariables('dark')}}}`;

/** The one stylesheet and the one script of the operators' pages, which stand in the page itself. */
export const style = [
  ...[fontFaces, tokens, base, header, card],
  ...[form, rollout, log, registration, trialReport],
].join('\n');
export const script = refresh;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The policy of the operators' pages: these two by their hashes, forms, pictures; and no text becomes HTML. */
export const policy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
