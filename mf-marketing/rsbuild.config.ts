import { defineRemote } from '@hawiyat/shared/federation/define-remote';

export default defineRemote('mf-marketing', import.meta.dirname);
