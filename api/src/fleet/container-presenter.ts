import type { Container } from '@hawiyat/shared/contract/containers';
import { toRiyals } from '../kernel/money.ts';
import type { ContainerRow, OwnContainerRow } from './container-queries.ts';

export function presentContainer({
  id,
  number,
  type,
  size,
  price,
  status,
  held,
  version,
}: ContainerRow): Container {
  return {
    id,
    containerNumber: number,
    type,
    size,
    price: toRiyals(price),
    status,
    heldByOrder: held,
    version,
  };
}

/** A container in the audit trail. */
export function auditedContainer({
  number,
  type,
  size,
  price,
  status,
}: Omit<OwnContainerRow, 'id' | 'version'>) {
  return { containerNumber: number, type, size, price: toRiyals(price), status };
}
