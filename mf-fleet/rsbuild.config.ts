import { defineRemote } from '@hawiyat/shared/federation/define-remote';

export default defineRemote('mf-fleet', import.meta.dirname);
