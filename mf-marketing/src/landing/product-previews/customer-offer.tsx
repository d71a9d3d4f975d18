import type { ReactNode } from 'react';
import { offer } from '../../texts/previews.ts';
import styles from './product-previews.module.css';

/** From a customer's request to his payment, in three cards. */
export function CustomerOffer() {
  return (
    <div className={styles.steps}>
      <Step name={offer.request} badge={offer.new} look={styles.current}>
        <Row name={offer.containerLabel}>{offer.container}</Row>
        <Row name={offer.startLabel}>{offer.start}</Row>
        <Row name={offer.placeLabel}>{offer.place}</Row>
      </Step>
      <Step name={offer.yours} badge={offer.accepted} look={styles.free}>
        <Row name={offer.priceLabel}>
          <bdi dir="ltr">{offer.amount}</bdi> {offer.unit}
        </Row>
        <Row name={offer.durationLabel}>{offer.duration}</Row>
        <Row name={offer.unloadsLabel}>{offer.unloads}</Row>
      </Step>
      <Step name={offer.payment} badge={offer.paid} look={styles.free}>
        <Row name={offer.methodLabel}>{offer.method}</Row>
        <Row name={offer.totalLabel}>
          <bdi dir="ltr">{offer.amount}</bdi> {offer.unit}
        </Row>
        <Row name={offer.dayLabel}>{offer.today}</Row>
      </Step>
    </div>
  );
}

interface StepProps {
  name: string;
  badge: string;
  look: string | undefined;
  children: ReactNode;
}

const Step = ({ name, badge, look, children }: StepProps) => (
  <div className={styles.offer}>
    <b>{name}</b>
    <span className={`${styles.badge} ${look}`}>{badge}</span>
    <dl>{children}</dl>
  </div>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
