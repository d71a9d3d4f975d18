import base from '../components/base.module.css';
import { useFacts } from '../components/facts.ts';
import { howWeWork } from '../texts/landing.ts';
import styles from './how-we-work.module.css';

export function HowWeWork() {
  const { pricing, approval, cities } = useFacts();
  return (
    <section
      id="how-we-work"
      className={`${base.section} ${base.raised}`}
      aria-labelledby="how-we-work-title"
    >
      <div className={base.wrap}>
        <h2 id="how-we-work-title" className={base.title}>
          {howWeWork.title}
        </h2>
        <p className={base.lead}>{howWeWork.lead}</p>
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
        {/* CSS hides facts that the publisher has not given. */}
        <dl className={styles.answers}>
          <div>
            <dt>{howWeWork.pricing}</dt>
            <dd>
              <bdi>{pricing}</bdi>
            </dd>
          </div>
          <div>
            <dt>{howWeWork.approval}</dt>
            <dd>
              <bdi>{approval}</bdi>
            </dd>
          </div>
          <div>
            <dt>{howWeWork.cities}</dt>
            <dd>
              <bdi>{cities}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
