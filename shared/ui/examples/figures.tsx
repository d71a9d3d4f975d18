import { count } from '../../locale/numbers.ts';
import { Metric, Metrics } from '../extra/metric.tsx';
import { ProgressBar } from '../extra/progress-bar.tsx';
import { Ltr } from '../ltr.tsx';
import { Money } from '../money.tsx';
import { Example, Examples, Ground } from './example.tsx';

export function FigureExamples() {
  return (
    <Examples>
      <Example title="أرقام">
        <Ground>
          <Metrics>
            <Metric label="الطلبات الحالية" tone="current">
              <Ltr>{count(24)}</Ltr>
            </Metric>
            <Metric label="الطلبات المكتملة" tone="completed">
              <Ltr>{count(1284)}</Ltr>
            </Metric>
            <Metric label="الإجمالي" tone="total">
              <Ltr>{count(1308)}</Ltr>
            </Metric>
          </Metrics>
          <Metrics>
            <Metric label="إجمالي الإيرادات" tone="brand">
              <Money amount={1_284_450.75} />
            </Metric>
          </Metrics>
        </Ground>
      </Example>
      <Example title="نسبة الإنجاز">
        <Ground>
          {[0, 35, 87, 100].map((value) => (
            <ProgressBar key={value} value={value} label={`نسبة الإنجاز ${value} بالمئة`} />
          ))}
        </Ground>
      </Example>
    </Examples>
  );
}
