import base from '../components/base.module.css';
import { testimonials } from '../texts/landing.ts';
import styles from './testimonials.module.css';

/** Samples must not look like real reviews: the notice is always visible, and each is labeled as a sample. */
export function Testimonials() {
  return (
    <section id="testimonials" className={base.section} aria-labelledby="testimonials-title">
      <div className={base.wrap}>
        <h2 id="testimonials-title" className={base.title}>
          {testimonials.title}
        </h2>
        <p className={styles.notice}>{testimonials.notice}</p>
        <div className={styles.quotes}>
          {testimonials.samples.map(({ text, who }) => (
            <figure key={who}>
              <blockquote>«{text}»</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
