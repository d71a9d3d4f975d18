import containers390 from '../pictures/containers-390.avif';
import containers780 from '../pictures/containers-780.avif';
import containers from '../pictures/containers-780.webp';
import containersDark390 from '../pictures/containers-dark-390.avif';
import containersDark780 from '../pictures/containers-dark-780.avif';
import containersDark from '../pictures/containers-dark-780.webp';
import revenue390 from '../pictures/revenue-390.avif';
import revenue780 from '../pictures/revenue-780.avif';
import revenue from '../pictures/revenue-780.webp';
import revenueDark390 from '../pictures/revenue-dark-390.avif';
import revenueDark780 from '../pictures/revenue-dark-780.avif';
import revenueDark from '../pictures/revenue-dark-780.webp';
import work390 from '../pictures/work-390.avif';
import work780 from '../pictures/work-780.avif';
import work from '../pictures/work-780.webp';
import workDark390 from '../pictures/work-dark-390.avif';
import workDark780 from '../pictures/work-dark-780.avif';
import workDark from '../pictures/work-dark-780.webp';
import { ThemedScreenshot } from './themed-screenshot.tsx';

export const WorkScreenshot = () => (
  <ThemedScreenshot
    light={{ avif390: work390, avif780: work780, webp: work }}
    dark={{ avif390: workDark390, avif780: workDark780, webp: workDark }}
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
