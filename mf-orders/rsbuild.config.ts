import { defineRemote } from '@hawiyat/shared/federation/define-remote';

export default defineRemote('mf-orders', import.meta.dirname);
