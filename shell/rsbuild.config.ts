import { sdkPlugin } from '@hawiyat/sdk/sdk-plugin';
import { isDevelopment } from '@hawiyat/shared/federation/build-mode';
import { defineHost } from '@hawiyat/shared/federation/define-host';
import { themeVariables } from '@hawiyat/shared/ui/theme/variables';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';

/** Gives static pages the theme's colors before any script. */
const themeVariablesPlugin = (): RsbuildPlugin => ({
  name: 'hawiyat:theme-variables',
  setup(api) {
    api.transform({ test: /theme-variables\.css$/, order: 'pre' }, () =>
      [`:root{${themeVariables('light')}}`, `.dark{${themeVariables('dark')}}`].join('\n'),
    );
  },
});

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
