import { join } from 'node:path';
import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { ahead } from './src/ahead.ts';

const slimCharts = { test: /@nivo[\\/].+\.mjs$/, loader: join(import.meta.dirname, 'slim-charts.mjs') };

export default defineRemote('mf-insights', import.meta.dirname, { ahead, rules: [slimCharts] });
