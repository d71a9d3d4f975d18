import { Link } from '@hawiyat/shared/router';
import type { ReactNode } from 'react';
import base from '../components/base.module.css';
import { useFacts } from '../components/facts.ts';
import { contactUs, landing } from '../texts/landing.ts';
import styles from './contact-us.module.css';
import { TryDemo } from './try-demo.tsx';

const icons = {
  whatsapp:
    'M3 21l1.6-4.6A8.5 8.5 0 1 1 8 19.6L3 21Zm6-12.5c0 3.6 2.9 6.5 6.5 6.5l1-1.8-2.3-1.1-1 .9a5 5 0 0 1-2.3-2.3l.9-1L10.8 7.5 9 8.5Z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  hours: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
};

/** CSS hides facts that the publisher has not given. */
export function ContactUs() {
  const facts = useFacts();
  return (
    <section id="contact-us" className={styles.contact} aria-labelledby="contact-us-title">
      <div className={`${base.wrap} ${styles.columns}`}>
        <div className={styles.invitation}>
          <h2 id="contact-us-title" className={base.title}>
            {contactUs.title}
          </h2>
          <p>{contactUs.text}</p>
          <div className={styles.actions}>
            <Link to="/signup" className={`${base.button} ${base.large} ${base.accent}`}>
              {landing.register}
            </Link>
            <TryDemo />
          </div>
        </div>
        <ul className={styles.ways}>
          <Way icon="whatsapp" name={contactUs.whatsapp} remark={facts.whatsappRemark}>
            <a href={`https://wa.me/${facts.whatsappDigits}`} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{facts.whatsapp}</bdi>
              <span className={styles.hidden}>{contactUs.newTab}</span>
            </a>
          </Way>
          <Way icon="phone" name={contactUs.phone} remark={facts.phoneRemark}>
            <a href={`tel:${facts.phoneDigits}`}>
              <bdi dir="ltr">{facts.phone}</bdi>
            </a>
          </Way>
          <Way icon="email" name={contactUs.email} remark={facts.emailRemark}>
            <a href={`mailto:${facts.email}`}>
              <bdi dir="ltr">{facts.email}</bdi>
            </a>
          </Way>
          <Way icon="hours" name={contactUs.hours}>
            <bdi>{facts.hours}</bdi>
          </Way>
        </ul>
      </div>
    </section>
  );
}

interface WayProps {
  icon: keyof typeof icons;
  name: string;
  remark?: string;
  children: ReactNode;
}

function Way({ icon, name, remark = '', children }: WayProps) {
  return (
    <li>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
        <path d={icons[icon]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div>
        <h3>{name}</h3>
        <p>
          {children}
          {remark}
        </p>
      </div>
    </li>
  );
}
