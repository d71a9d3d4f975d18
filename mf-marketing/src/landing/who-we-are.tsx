import look from '../parts/look.module.css';
import { ContainerDrawing } from './container-drawing.tsx';
import { whoWeAre } from './landing-messages.ts';
import styles from './who-we-are.module.css';

/** Whom the platform brings together, and the three kinds of containers that it is about. */
export function WhoWeAre() {
  return (
    <section id="who-we-are" className={`${look.section} ${look.raised}`} aria-labelledby="who-we-are-title">
      <div className={`${look.wrap} ${styles.columns}`}>
        <div>
          <h2 id="who-we-are-title" className={look.title}>
            {whoWeAre.title}
          </h2>
          <p className={styles.text}>{whoWeAre.text}</p>
        </div>
        <ul className={styles.types}>
          {whoWeAre.types.map(({ type, name, sizes }) => (
            <li key={type}>
              <ContainerDrawing type={type} />
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
