import { createHash } from 'node:crypto';
import { scaleVariables, themeVariables } from '@hawiyat/shared/ui/theme/variables';
import refresh from '../browser/refresh.js?raw';
import rollouts from '../rollouts/rollouts.css?raw';
import card from './card.css?raw';
import { fontFaces } from './fonts.ts';
import form from './form.css?raw';
import layout from './layout.css?raw';
import list from './list.css?raw';

export const tokens = `:root{color-scheme:light dark;${scaleVariables()}${themeVariables('light')}}
@media(prefers-color-scheme:dark){:root{${themeVariables('dark')}}}`;

export const style = [fontFaces, tokens, layout, card, list, form, rollouts].join('\n');
export const script = refresh;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

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
