import { themeVariables } from '@hawiyat/shared/ui/theme/variables';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Fills `src/theme-variables.css` with the theme's colors, so that static pages have them before any script. */
export const themeVariablesPlugin = (): RsbuildPlugin => ({
  name: 'hawiyat:theme-variables',
  setup(api) {
    api.transform({ test: /theme-variables\.css$/, order: 'pre' }, () =>
      [`:root{${themeVariables('light')}}`, `.dark{${themeVariables('dark')}}`].join('\n'),
    );
  },
});
