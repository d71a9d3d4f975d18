import { Link } from '@hawiyat/shared/router';
import base from '../components/base.module.css';
import { hero, landing } from '../texts/landing.ts';
import styles from './hero.module.css';
import panel800 from './pictures/panel-800.avif';
import panelOlder800 from './pictures/panel-800.webp';
import panel1600 from './pictures/panel-1600.avif';
import panelOlder1600 from './pictures/panel-1600.webp';
import panelDark800 from './pictures/panel-dark-800.avif';
import panelDarkOlder800 from './pictures/panel-dark-800.webp';
import panelDark1600 from './pictures/panel-dark-1600.avif';
import panelDarkOlder1600 from './pictures/panel-dark-1600.webp';
import phone390 from './pictures/panel-phone-390.avif';
import phone780 from './pictures/panel-phone-780.avif';
import phoneOlder780 from './pictures/panel-phone-780.webp';
import phoneDark390 from './pictures/panel-phone-dark-390.avif';
import phoneDark780 from './pictures/panel-phone-dark-780.avif';
import phoneDarkOlder780 from './pictures/panel-phone-dark-780.webp';
import { TryDemo } from './try-demo.tsx';

/** Follows the layout in `hero.module.css`. */
const onPhone = {
  media: '(max-width: 47.99em)',
  sizes: 'min(22rem, 100vw - 3.5rem)',
  width: 780,
  height: 1212,
};
const wide = '(min-width: 80em) max(66rem, 56vw), (min-width: 64em) 58rem, 100vw';

export function Hero() {
  return (
    <section id="hero" className={styles.hero}>
      <div className={styles.words}>
        <h1>{hero.headline}</h1>
        <p>{hero.lead}</p>
        <div className={styles.actions}>
          <Link to="/signup" className={`${base.button} ${base.large} ${base.accent}`}>
            {landing.register}
          </Link>
          <TryDemo />
          <Link to="/signin" className={`${base.button} ${base.large} ${base.onNavy}`}>
            {landing.signIn}
          </Link>
        </div>
      </div>
      <div className={styles.window}>
        <div className={styles.windowBar} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <Panel
          className={styles.light}
          phone={`${phone390} 390w, ${phone780} 780w`}
          phoneOlder={`${phoneOlder780} 780w`}
          panel={`${panel800} 800w, ${panel1600} 1600w`}
          panelOlder={`${panelOlder800} 800w, ${panelOlder1600} 1600w`}
          src={panelOlder1600}
        />
        {/* Lazy, so that it never loads where the light theme hides it. */}
        <Panel
          className={styles.dark}
          phone={`${phoneDark390} 390w, ${phoneDark780} 780w`}
          phoneOlder={`${phoneDarkOlder780} 780w`}
          panel={`${panelDark800} 800w, ${panelDark1600} 1600w`}
          panelOlder={`${panelDarkOlder800} 800w, ${panelDarkOlder1600} 1600w`}
          src={panelDarkOlder1600}
          isLazy
        />
      </div>
    </section>
  );
}

interface PanelProps {
  className: string | undefined;
  phone: string;
  phoneOlder: string;
  panel: string;
  panelOlder: string;
  src: string;
  isLazy?: boolean;
}

function Panel({ className, phone, phoneOlder, panel, panelOlder, src, isLazy = false }: PanelProps) {
  return (
    <picture className={className}>
      {/* Asset addresses have no origin in the prerendered HTML, but have one in the browser. */}
      <source type="image/avif" srcSet={phone} {...onPhone} suppressHydrationWarning />
      <source srcSet={phoneOlder} {...onPhone} suppressHydrationWarning />
      <source type="image/avif" srcSet={panel} sizes={wide} suppressHydrationWarning />
      <img
        // Before `src`, because React sets attributes in this order and the load would start eagerly.
        {...(isLazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        srcSet={panelOlder}
        src={src}
        sizes={wide}
        alt={hero.picture}
        width={1600}
        height={910}
        suppressHydrationWarning
      />
    </picture>
  );
}
