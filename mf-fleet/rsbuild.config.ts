import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { ahead } from './src/ahead.ts';

export default defineRemote('mf-fleet', import.meta.dirname, { ahead });
