import { Link } from '@hawiyat/shared/router';
import base from '../components/base.module.css';
import styles from './contact-us.module.css';
import { contactUs, landing } from './landing-messages.ts';

export function ContactUs() {
  return (
    <section id="contact-us" className={styles.contact} aria-labelledby="contact-us-title">
      <div className={`${base.wrap} ${styles.invitation}`}>
        <div>
          <h2 id="contact-us-title" className={base.title}>
            {contactUs.title}
          </h2>
          <p>{contactUs.text}</p>
        </div>
        <Link to="/signup" className={`${base.button} ${base.large} ${base.accent}`}>
          {landing.register}
        </Link>
      </div>
    </section>
  );
}
