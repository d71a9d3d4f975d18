import { containerStatuses } from '../../contract/containers.ts';
import { availabilities } from '../../contract/drivers.ts';
import { orderStatuses } from '../../contract/orders.ts';
import { subOrderStatuses } from '../../contract/sub-orders.ts';
import { Badge } from '../badge.ts';
import { ContainerBadge, DriverBadge, OrderBadge, SubOrderBadge } from '../data/status-badges.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'paused'] as const;

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
          <Row>
            {tones.map((tone) => (
              <Badge key={tone} shaped tone={tone}>
                حالة
              </Badge>
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الحاويات والسائقين">
        <Ground>
          <Row>
            {containerStatuses.map((name) => (
              <ContainerBadge key={name} status={name} />
            ))}
          </Row>
          <Row>
            {availabilities.map((availability) => (
              <DriverBadge key={availability} status={availability} />
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الطلبات">
        <Ground>
          <Row>
            {orderStatuses.map((name) => (
              <OrderBadge key={name} status={name} />
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="حالات الطلبات الفرعية">
        <Ground>
          <Row>
            {subOrderStatuses.map((name) => (
              <SubOrderBadge key={name} status={name} />
            ))}
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}
