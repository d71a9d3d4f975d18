import { colors } from '@hawiyat/shared/ui/theme/colors';

type Scheme = 'light' | 'dark';

const sans = 'system-ui, sans-serif';
const mono = 'ui-monospace, monospace';

export function docsTheme(scheme: Scheme) {
  const of = (color: { readonly light: string; readonly dark: string }) => color[scheme];
  const border = of(colors.border.DEFAULT);
  return {
    colors: {
      primary: { main: of(colors.brand.fg), contrastText: of(colors.bg.panel) },
      success: { main: of(colors.success.fg) },
      error: { main: of(colors.danger.fg) },
      warning: { main: of(colors.warning.fg) },
      gray: { 50: of(colors.bg.muted), 100: of(colors.bg.emphasized) },
      text: { primary: of(colors.fg.DEFAULT), secondary: of(colors.fg.muted) },
      border: { dark: border, light: border },
      responses: {
        success: { color: of(colors.success.fg), backgroundColor: of(colors.success.subtle) },
        error: { color: of(colors.danger.fg), backgroundColor: of(colors.danger.subtle) },
      },
    },
    schema: {
      nestedBackground: of(colors.bg.muted),
      linesColor: of(colors.border.emphasized),
      typeNameColor: of(colors.fg.muted),
      requireLabelColor: of(colors.danger.fg),
    },
    typography: {
      fontSize: '15px',
      fontFamily: sans,
      headings: { fontFamily: sans, fontWeight: '600' },
      code: {
        fontFamily: mono,
        color: of(colors.accent.fg),
        backgroundColor: of(colors.bg.muted),
        wrap: true,
      },
      links: { color: of(colors.brand.fg), hover: of(colors.accent.fg) },
    },
    sidebar: {
      width: '290px',
      backgroundColor: of(colors.bg.panel),
      textColor: of(colors.fg.DEFAULT),
      activeTextColor: of(colors.brand.fg),
    },
    // Redoc's colors of code need a dark background in both themes.
    rightPanel: { backgroundColor: colors.bg.sidebar.dark, textColor: '#FFFFFF' },
    fab: { backgroundColor: of(colors.bg.emphasized), color: of(colors.fg.DEFAULT) },
  };
}

/** The policy allows exactly this text. */
export const docsStyle = `
body { margin: 0; background: ${colors.bg.panel.light}; color: ${colors.fg.DEFAULT.light}; font: 16px/1.6 ${sans}; }
#intro { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
a { color: ${colors.brand.fg.light}; }
@media (prefers-color-scheme: dark) {
  body { background: ${colors.bg.panel.dark}; color: ${colors.fg.DEFAULT.dark}; }
  a { color: ${colors.brand.fg.dark}; }
  /* What Redoc's theme does not decide. */
  h5, h5 * { color: ${colors.fg.muted.dark} !important; }
  table tr { background: transparent !important; }
  .react-tabs__tab--selected { background: ${colors.bg.emphasized.dark} !important; }
}
`;
