import { count } from '../../locale/numbers.ts';
import { Ltr } from '../ltr.tsx';
import { Metric, Metrics } from '../metric.tsx';
import { Money } from '../money.tsx';
import { ProgressBar } from '../progress-bar.tsx';
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
