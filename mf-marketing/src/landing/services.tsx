import type { ReactNode } from 'react';
import base from '../components/base.module.css';
import { services } from '../texts/landing.ts';
import { CustomerOffer } from './product-previews/customer-offer.tsx';
import { DriverTask } from './product-previews/driver-task.tsx';
import { ContainersScreenshot, RevenueScreenshot, WorkScreenshot } from './product-previews/screenshots.tsx';
import styles from './services.module.css';

export function Services() {
  return (
    <section id="services" className={base.section} aria-labelledby="services-title">
      <div className={base.wrap}>
        <h2 id="services-title" className={base.title}>
          {services.title}
        </h2>
        <p className={base.lead}>{services.lead}</p>
        <div className={styles.cards}>
          <Service
            {...services.panel}
            preview={
              <div className={styles.pair}>
                <WorkScreenshot />
                <ContainersScreenshot />
              </div>
            }
            wide
            tall
          />
          <Service {...services.accounting} preview={<RevenueScreenshot />} />
          <Service {...services.drivers} preview={<DriverTask />} />
          <Service {...services.customers} preview={<CustomerOffer />} wide filled />
        </div>
      </div>
    </section>
  );
}

function Service(props: {
  name: string;
  text: string;
  preview: ReactNode;
  wide?: boolean;
  tall?: boolean;
  filled?: boolean;
}) {
  const classNames = [
    styles.card,
    props.wide && styles.wide,
    props.tall && styles.tall,
    props.filled && styles.filled,
  ].filter(Boolean);
  return (
    <article className={classNames.join(' ')}>
      <div className={styles.words}>
        <h3>{props.name}</h3>
        <p>{props.text}</p>
      </div>
      <div className={styles.preview} aria-hidden="true">
        {props.preview}
      </div>
    </article>
  );
}
