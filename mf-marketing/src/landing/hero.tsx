import { Link } from '@hawiyat/shared/router';
import base from '../components/base.module.css';
import styles from './hero.module.css';
import { hero, landing } from './landing-messages.ts';
import panel800 from './pictures/panel-800.avif';
import panelOlder800 from './pictures/panel-800.webp';
import panel1600 from './pictures/panel-1600.avif';
import panelOlder1600 from './pictures/panel-1600.webp';
import phone390 from './pictures/panel-phone-390.avif';
import phone780 from './pictures/panel-phone-780.avif';
import phoneOlder780 from './pictures/panel-phone-780.webp';

/** Follows the layout in `hero.module.css`. */
const onPhone = {
  media: '(max-width: 47.99em)',
  sizes: 'min(22rem, 100vw - 3.5rem)',
  width: 780,
  height: 1212,
};
const wide = '(min-width: 80em) max(54rem, 56vw), (min-width: 64em) 46rem, 100vw';

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
        <picture>
          {/* The prerendered HTML has asset addresses without the origin, the browser with it. */}
          <source
            type="image/avif"
            srcSet={`${phone390} 390w, ${phone780} 780w`}
            {...onPhone}
            suppressHydrationWarning
          />
          <source srcSet={`${phoneOlder780} 780w`} {...onPhone} suppressHydrationWarning />
          <source
            type="image/avif"
            srcSet={`${panel800} 800w, ${panel1600} 1600w`}
            sizes={wide}
            suppressHydrationWarning
          />
          <img
            srcSet={`${panelOlder800} 800w, ${panelOlder1600} 1600w`}
            src={panelOlder1600}
            sizes={wide}
            alt={hero.picture}
            width={1600}
            height={910}
            fetchPriority="high"
            suppressHydrationWarning
          />
        </picture>
      </div>
    </section>
  );
}
