import type { ReactNode } from 'react';
import type { FactName } from './fact-names.ts';
import { useFacts } from './facts.ts';

export function Fact({ name }: { name: FactName }): ReactNode {
  const facts = useFacts();
  switch (name) {
    case 'effectiveDate':
      return facts.effectiveDate;
    case 'crNumber':
    case 'taxNumber':
      return (
        <>
          <bdi dir="ltr">{facts[name]}</bdi>
          {facts[`${name}Remark`]}
        </>
      );
    case 'email':
      return (
        <>
          <a href={`mailto:${facts.email}`}>
            <bdi dir="ltr">{facts.email}</bdi>
          </a>
          {facts.emailRemark}
        </>
      );
    case 'phone':
      return (
        <>
          <a href={`tel:${facts.phoneDigits}`}>
            <bdi dir="ltr">{facts.phone}</bdi>
          </a>
          {facts.phoneRemark}
        </>
      );
    default:
      return <bdi>{facts[name]}</bdi>;
  }
}
