// The policy must stand before anything is imported late; what follows finds it there.
import './trusted-types.ts';
import './page.css';
import './outline.css';
import './ask-for-fonts.ts';
import './bootstrap.tsx';
