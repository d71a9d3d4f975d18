import { defineHost } from '@hawiyat/shared/federation/define-host';
import type { RsbuildConfig } from '@rsbuild/core';
import { themeVariablesPlugin } from './theme-variables-plugin.ts';

const host = defineHost(import.meta.dirname);

export default {
  ...host,
  plugins: [...(host.plugins ?? []), themeVariablesPlugin()],
} satisfies RsbuildConfig;
