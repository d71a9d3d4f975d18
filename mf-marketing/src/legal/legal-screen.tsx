import { Link } from '@hawiyat/shared/router';
import { Footer } from '../parts/footer.tsx';
import frame from '../parts/header.module.css';
import { Logo } from '../parts/logo.tsx';
import look from '../parts/look.module.css';
import { brand } from '../parts/public-messages.ts';
import { useOpenedLikeAPage } from '../parts/use-opened-like-a-page.ts';
import { inOrder } from './in-order.ts';
import styles from './legal.module.css';
import { LegalBlocks } from './legal-blocks.tsx';
import { LegalContents } from './legal-contents.tsx';
import { legal } from './legal-messages.ts';
import type { LegalText } from './legal-text.ts';

/** A legal text as a page that is read, searched and printed; prerendered, and complete without any script. */
export function LegalScreen({ text }: { text: LegalText }) {
  useOpenedLikeAPage(legal.titleOf(text.title));
  return (
    <div className={`${look.page} ${styles.page}`}>
      <a className={look.skip} href="#content">
        {brand.skip}
      </a>
      <header className={frame.header}>
        <div className={`${look.wrap} ${frame.bar}`}>
          <Link to="/" aria-label={brand.home} className={frame.home}>
            <Logo />
          </Link>
          <Link to="/" className={`${look.button} ${look.quiet} ${styles.back}`}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M5 12h14m-6-6 6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {legal.back}
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={look.main}>
        <div className={styles.title}>
          <div className={look.wrap}>
            <h1>{text.title}</h1>
            <LegalBlocks blocks={text.intro} />
          </div>
        </div>
        <div className={`${look.wrap} ${styles.columns}`}>
          <LegalContents sections={text.sections} />
          <div className={styles.text}>
            {inOrder(text.sections, ({ number, title, blocks }) => (
              <section id={`section-${number}`} aria-labelledby={`section-${number}-title`}>
                <h2 id={`section-${number}-title`}>
                  <span>{number}.</span> {title}
                </h2>
                <LegalBlocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </main>
      <Footer />
    </div>
  );
}
