import { sdkPlugin } from '@hawiyat/sdk/sdk-plugin';
import { isDevelopment } from '@hawiyat/shared/federation/build-mode';
import { defineHost } from '@hawiyat/shared/federation/define-host';
import type { RsbuildConfig } from '@rsbuild/core';
import { themeVariablesPlugin } from './theme-variables-plugin.ts';

const host = defineHost(import.meta.dirname);

export default {
  ...host,
  plugins: [
    // Development builds are not published.
    !isDevelopment && sdkPlugin(),
    ...(host.plugins ?? []),
    themeVariablesPlugin(),
  ],
} satisfies RsbuildConfig;
