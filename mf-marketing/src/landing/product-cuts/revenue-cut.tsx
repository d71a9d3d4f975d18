import revenue390 from '../pictures/revenue-390.avif';
import revenue780 from '../pictures/revenue-780.avif';
import revenue from '../pictures/revenue-780.webp';
import revenueDark390 from '../pictures/revenue-dark-390.avif';
import revenueDark780 from '../pictures/revenue-dark-780.avif';
import revenueDark from '../pictures/revenue-dark-780.webp';
import { PanelCut } from './panel-cut.tsx';

/** The year as the dashboard shows it, January at the right. */
export function RevenueCut() {
  return (
    <PanelCut
      light={{ avif390: revenue390, avif780: revenue780, webp: revenue }}
      dark={{ avif390: revenueDark390, avif780: revenueDark780, webp: revenueDark }}
      height={498}
    />
  );
}
