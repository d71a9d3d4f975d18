import { Link } from '@hawiyat/shared/router';
import look from '../parts/look.module.css';
import styles from './hero.module.css';
import { hero, landing } from './landing-messages.ts';
import panelSmaller from './panel.avif';
import panel from './panel.webp';

/** What it is, for whom, the one action, and the panel itself. */
export function Hero() {
  return (
    <section id="hero" className={styles.hero}>
      <div className={styles.words}>
        <h1>{hero.headline}</h1>
        <p>{hero.lead}</p>
        <div className={styles.actions}>
          <Link to="/signup" className={`${look.button} ${look.large} ${look.accent}`}>
            {landing.register}
          </Link>
          <Link to="/signin" className={`${look.button} ${look.large} ${look.onNavy}`}>
            {landing.signIn}
          </Link>
        </div>
      </div>
      <div className={styles.frame}>
        <div className={styles.frameBar} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <picture>
          {/* Addresses are the release's own: in the browser they come with the origin, in the HTML without. */}
          <source type="image/avif" srcSet={panelSmaller} suppressHydrationWarning />
          <img src={panel} alt={hero.picture} width={1600} height={1000} suppressHydrationWarning />
        </picture>
      </div>
    </section>
  );
}
