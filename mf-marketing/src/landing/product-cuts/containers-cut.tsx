import containers390 from '../pictures/containers-390.avif';
import containers780 from '../pictures/containers-780.avif';
import containers from '../pictures/containers-780.webp';
import containersDark390 from '../pictures/containers-dark-390.avif';
import containersDark780 from '../pictures/containers-dark-780.avif';
import containersDark from '../pictures/containers-dark-780.webp';
import { PanelCut } from './panel-cut.tsx';

/** Containers as the panel shows them on a phone: kind, size, price, state. */
export function ContainersCut() {
  return (
    <PanelCut
      light={{ avif390: containers390, avif780: containers780, webp: containers }}
      dark={{ avif390: containersDark390, avif780: containersDark780, webp: containersDark }}
      height={900}
    />
  );
}
