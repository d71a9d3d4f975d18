import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { ahead } from './src/ahead.ts';

export default defineRemote('mf-orders', import.meta.dirname, { ahead });
