// The development entry: `index.ts` and development tools.
import './refresh-hook.ts';
import '../trusted-types.ts';
import '../theme-variables.css';
import '../page.css';
import '../forced-colors.css';
import './override-strip.ts';

if (/^\/examples\/?$/.test(location.pathname)) void import('./examples.tsx');
else void import('../bootstrap.tsx');
