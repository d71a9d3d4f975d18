// The policy must exist before the first dynamic import.
import './trusted-types.ts';
import './foreign-dom.ts';
import './filled-fields.ts';
import './popovers.ts';
import './theme-variables.css';
import './page.css';
import './skeleton.css';
import './host-notice.css';
import './load-fonts.ts';
import './bootstrap.tsx';
