import { join } from 'node:path';
import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { prefetch } from './src/prefetch.ts';

const slimCharts = { test: /@nivo[\\/].+\.mjs$/, loader: join(import.meta.dirname, 'slim-charts.mjs') };

export default defineRemote('mf-insights', import.meta.dirname, { prefetch, rules: [slimCharts] });
