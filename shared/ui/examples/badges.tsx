import { containerStatuses } from '../../contract/containers.ts';
import { availabilities } from '../../contract/drivers.ts';
import { orderStatuses } from '../../contract/orders.ts';
import { subOrderStatuses } from '../../contract/sub-orders.ts';
import { Badge } from '../badge.ts';
import { ContainerBadge, DriverBadge, OrderBadge, SubOrderBadge } from '../extra/status-badges.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export function BadgeExamples() {
  return (
    <Examples>
      <Example title="الألوان">
        <Ground>
          <Row>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                حالة
              </Badge>
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الحاويات والسائقين">
        <Ground>
          <Row>
            {containerStatuses.map((it) => (
              <ContainerBadge key={it} status={it} />
            ))}
          </Row>
          <Row>
            {availabilities.map((it) => (
              <DriverBadge key={it} status={it} />
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الطلبات">
        <Ground>
          <Row>
            {orderStatuses.map((it) => (
              <OrderBadge key={it} status={it} />
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الطلبات الفرعية">
        <Ground>
          <Row>
            {subOrderStatuses.map((it) => (
              <SubOrderBadge key={it} status={it} />
            ))}
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}
