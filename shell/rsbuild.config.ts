import { defineHost } from '@hawiyat/shared/federation/define-host';

export default defineHost(import.meta.dirname);
