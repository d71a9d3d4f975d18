// The policy must exist before the first dynamic import, and the host's own changes before the built-ins are read.
import './trusted-types.ts';
import './composition/foreign-dom.ts';
import './filled-fields.ts';
import './popovers.ts';
import './composition/built-ins.ts';
import './theme-variables.css';
import './page.css';
import './forced-colors.css';
import './skeleton.css';
import './host-notice.css';
import './load-fonts.ts';
import './bootstrap.tsx';
