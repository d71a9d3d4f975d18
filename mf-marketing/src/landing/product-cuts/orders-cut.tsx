import orders390 from '../pictures/orders-390.avif';
import orders780 from '../pictures/orders-780.avif';
import orders from '../pictures/orders-780.webp';
import ordersDark390 from '../pictures/orders-dark-390.avif';
import ordersDark780 from '../pictures/orders-dark-780.avif';
import ordersDark from '../pictures/orders-dark-780.webp';
import { PanelCut } from './panel-cut.tsx';

/** Accepted orders as the panel shows them on a phone: container, price, driver, state. */
export function OrdersCut() {
  return (
    <PanelCut
      light={{ avif390: orders390, avif780: orders780, webp: orders }}
      dark={{ avif390: ordersDark390, avif780: ordersDark780, webp: ordersDark }}
      height={900}
    />
  );
}
