import { count } from '../../locale/numbers.ts';
import { Ltr } from '../ltr.tsx';
import { Money } from '../money.tsx';
import { Progress } from '../progress.tsx';
import { Stat, StatGroup } from '../stat.tsx';
import { Example, Examples } from './example.tsx';

export function FigureExamples() {
  return (
    <Examples>
      <Example title="أرقام">
        <StatGroup>
          {(['current', 'completed', 'total'] as const).map((color) => (
            <Stat key={color} label="الطلبات" color={color}>
              <Ltr>{count(1284)}</Ltr>
            </Stat>
          ))}
        </StatGroup>
        <StatGroup>
          <Stat label="إجمالي الإيرادات" color="brand">
            <Money amount={1_284_450.75} />
          </Stat>
          <Stat label="بلا لون">
            <Ltr>{count(0)}</Ltr>
          </Stat>
        </StatGroup>
      </Example>
      <Example title="نسبة الإنجاز">
        {[0, 35, 87, 100].map((value) => (
          <Progress key={value} value={value} label={`نسبة الإنجاز ${value} بالمئة`} />
        ))}
      </Example>
    </Examples>
  );
}
