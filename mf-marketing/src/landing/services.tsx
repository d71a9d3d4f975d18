import type { ReactNode } from 'react';
import look from '../parts/look.module.css';
import { services } from './landing-messages.ts';
import { ContainersCut } from './product-cuts/containers-cut.tsx';
import { CustomerOffer } from './product-cuts/customer-offer.tsx';
import { DriverTask } from './product-cuts/driver-task.tsx';
import { OrdersCut } from './product-cuts/orders-cut.tsx';
import { RevenueCut } from './product-cuts/revenue-cut.tsx';
import styles from './services.module.css';

/** The four tools, each with a cut from the product instead of an icon. */
export function Services() {
  return (
    <section id="services" className={look.section} aria-labelledby="services-title">
      <div className={look.wrap}>
        <h2 id="services-title" className={look.title}>
          {services.title}
        </h2>
        <p className={look.lead}>{services.lead}</p>
        <div className={styles.cards}>
          <Service
            {...services.panel}
            cut={
              <div className={styles.pair}>
                <OrdersCut />
                <ContainersCut />
              </div>
            }
            wide
            tall
          />
          <Service {...services.accounting} cut={<RevenueCut />} />
          <Service {...services.drivers} cut={<DriverTask />} />
          <Service {...services.customers} cut={<CustomerOffer />} wide beside />
        </div>
      </div>
    </section>
  );
}

function Service(props: {
  name: string;
  text: string;
  cut: ReactNode;
  wide?: boolean;
  beside?: boolean;
  tall?: boolean;
}) {
  const look = [
    styles.card,
    props.wide && styles.wide,
    props.beside && styles.beside,
    props.tall && styles.tall,
  ].filter(Boolean);
  return (
    <article className={look.join(' ')}>
      <div className={styles.words}>
        <h3>{props.name}</h3>
        <p>{props.text}</p>
      </div>
      <div className={styles.cut} aria-hidden="true">
        {props.cut}
      </div>
    </article>
  );
}
