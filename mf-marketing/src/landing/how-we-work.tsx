import look from '../parts/look.module.css';
import styles from './how-we-work.module.css';
import { howWeWork } from './landing-messages.ts';

/** The six steps, numbered from right to left along one line. */
export function HowWeWork() {
  return (
    <section
      id="how-we-work"
      className={`${look.section} ${look.raised}`}
      aria-labelledby="how-we-work-title"
    >
      <div className={look.wrap}>
        <h2 id="how-we-work-title" className={look.title}>
          {howWeWork.title}
        </h2>
        <p className={look.lead}>{howWeWork.lead}</p>
        <ol className={styles.steps}>
          {howWeWork.steps.map(({ name, text }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
