import { ContainerDrawing } from '@hawiyat/shared/components/container-drawing';
import base from '../components/base.module.css';
import { whoWeAre } from '../texts/landing.ts';
import styles from './who-we-are.module.css';

export function WhoWeAre() {
  return (
    <section id="who-we-are" className={`${base.section} ${base.raised}`} aria-labelledby="who-we-are-title">
      <div className={`${base.wrap} ${styles.columns}`}>
        <div>
          <h2 id="who-we-are-title" className={base.title}>
            {whoWeAre.title}
          </h2>
          <p className={styles.text}>{whoWeAre.text}</p>
        </div>
        <ul className={styles.types}>
          {whoWeAre.types.map(({ name, sizes }) => (
            <li key={name}>
              <ContainerDrawing className={styles.drawing} type={name} />
              <div>
                <h3>{name}</h3>
                <p>{sizes}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
