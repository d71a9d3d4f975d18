import { Link } from '@hawiyat/shared/router';
import base from '../components/base.module.css';
import { Footer } from '../components/footer.tsx';
import header from '../components/header.module.css';
import { Logo } from '../components/logo.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { usePageNavigation } from '../components/use-page-navigation.ts';
import { brand } from '../texts/public.ts';
import styles from './legal.module.css';
import { LegalBlocks } from './legal-blocks.tsx';
import { LegalContents } from './legal-contents.tsx';
import { legal } from './legal-messages.ts';
import type { LegalText } from './legal-text.ts';
import { renderEach } from './render-each.ts';

export function LegalScreen({ text }: { text: LegalText }) {
  usePageNavigation(legal.titleOf(text.title));
  return (
    <div className={`${base.page} ${styles.page}`}>
      <a className={base.skip} href="#content">
        {brand.skip}
      </a>
      <header className={header.header}>
        <div className={`${base.wrap} ${header.bar}`}>
          <Link to="/" aria-label={brand.home} className={header.home}>
            <Logo />
          </Link>
          <div className={header.controls}>
            <ThemeSwitch />
            <Link to="/" aria-label={legal.back} className={`${base.button} ${base.quiet} ${styles.back}`}>
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="M5 12h14m-6-6 6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
              <span>{legal.back}</span>
            </Link>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={base.main}>
        <div className={styles.title}>
          <div className={base.wrap}>
            <h1>{text.title}</h1>
            <LegalBlocks blocks={text.intro} />
          </div>
        </div>
        <div className={`${base.wrap} ${styles.columns}`}>
          <LegalContents sections={text.sections} />
          <div className={styles.text}>
            {renderEach(text.sections, ({ number, title, blocks }) => (
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
