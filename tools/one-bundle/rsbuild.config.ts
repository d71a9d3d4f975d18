import { join } from 'node:path';
import { defineHost } from '@hawiyat/shared/federation/define-host';

const host = defineHost(join(import.meta.dirname, '../../shell'));
const isFederation = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).includes('module-federation');

/** The host's own build, without the federation: the baseline that composition is measured against. Never shipped. */
export default {
  ...host,
  output: { ...host.output, distPath: { root: join(import.meta.dirname, 'dist') } },
  plugins: host.plugins?.filter((it) => !isFederation(it)),
  resolve: {
    alias: { '@module-federation/enhanced/runtime$': join(import.meta.dirname, 'federation.ts') },
  },
};
