import { Link } from '@hawiyat/shared/router';
import look from '../parts/look.module.css';
import styles from './contact-us.module.css';
import { contactUs, landing } from './landing-messages.ts';

/** The last word before the footer: the same one action as at the top. */
export function ContactUs() {
  return (
    <section id="contact-us" className={styles.contact} aria-labelledby="contact-us-title">
      <div className={`${look.wrap} ${styles.invitation}`}>
        <div>
          <h2 id="contact-us-title" className={look.title}>
            {contactUs.title}
          </h2>
          <p>{contactUs.text}</p>
        </div>
        <Link to="/signup" className={`${look.button} ${look.large} ${look.accent}`}>
          {landing.register}
        </Link>
      </div>
    </section>
  );
}
