import look from '../parts/look.module.css';
import { testimonials } from './landing-messages.ts';
import styles from './testimonials.module.css';

/** Three samples that never pass for real opinions: the mark is always in sight, and each names itself one. */
export function Testimonials() {
  return (
    <section id="testimonials" className={look.section} aria-labelledby="testimonials-title">
      <div className={look.wrap}>
        <h2 id="testimonials-title" className={look.title}>
          {testimonials.title}
        </h2>
        <p className={styles.mark}>{testimonials.mark}</p>
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
