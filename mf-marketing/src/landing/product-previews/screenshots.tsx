import containers390 from '../pictures/containers-390.avif';
import containers780 from '../pictures/containers-780.avif';
import containers from '../pictures/containers-780.webp';
import containersDark390 from '../pictures/containers-dark-390.avif';
import containersDark780 from '../pictures/containers-dark-780.avif';
import containersDark from '../pictures/containers-dark-780.webp';
import orders390 from '../pictures/orders-390.avif';
import orders780 from '../pictures/orders-780.avif';
import orders from '../pictures/orders-780.webp';
import ordersDark390 from '../pictures/orders-dark-390.avif';
import ordersDark780 from '../pictures/orders-dark-780.avif';
import ordersDark from '../pictures/orders-dark-780.webp';
import revenue390 from '../pictures/revenue-390.avif';
import revenue780 from '../pictures/revenue-780.avif';
import revenue from '../pictures/revenue-780.webp';
import revenueDark390 from '../pictures/revenue-dark-390.avif';
import revenueDark780 from '../pictures/revenue-dark-780.avif';
import revenueDark from '../pictures/revenue-dark-780.webp';
import { ThemedScreenshot } from './themed-screenshot.tsx';

export const OrdersScreenshot = () => (
  <ThemedScreenshot
    light={{ avif390: orders390, avif780: orders780, webp: orders }}
    dark={{ avif390: ordersDark390, avif780: ordersDark780, webp: ordersDark }}
    height={900}
  />
);

export const ContainersScreenshot = () => (
  <ThemedScreenshot
    light={{ avif390: containers390, avif780: containers780, webp: containers }}
    dark={{ avif390: containersDark390, avif780: containersDark780, webp: containersDark }}
    height={900}
  />
);

export const RevenueScreenshot = () => (
  <ThemedScreenshot
    light={{ avif390: revenue390, avif780: revenue780, webp: revenue }}
    dark={{ avif390: revenueDark390, avif780: revenueDark780, webp: revenueDark }}
    height={498}
  />
);
