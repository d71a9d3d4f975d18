import type { ReactNode } from 'react';
import look from '../parts/look.module.css';
import { services } from './landing-messages.ts';
import { CustomerOffer } from './product-cuts/customer-offer.tsx';
import { DriverTask } from './product-cuts/driver-task.tsx';
import { FleetTable } from './product-cuts/fleet-table.tsx';
import { RevenueChart } from './product-cuts/revenue-chart.tsx';
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
          <Service {...services.panel} cut={<FleetTable />} wide />
          <Service {...services.accounting} cut={<RevenueChart />} />
          <Service {...services.drivers} cut={<DriverTask />} />
          <Service {...services.customers} cut={<CustomerOffer />} wide />
        </div>
      </div>
    </section>
  );
}

function Service(props: { name: string; text: string; cut: ReactNode; wide?: boolean }) {
  return (
    <article className={props.wide ? `${styles.card} ${styles.wide}` : styles.card}>
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
