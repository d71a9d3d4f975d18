import { defineRemote } from '@hawiyat/shared/federation/define-remote';

export default defineRemote('mf-insights', import.meta.dirname);
