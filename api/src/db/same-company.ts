import { type JoinBuilder, sql } from 'kysely';

type Column = `${string}.${string}`;

/** Joins a row of the same company: `leftJoin('drivers', sameCompany('drivers.id', 'orders.driver_id'))`. */
export function sameCompany(column: Column, reference: Column) {
  const companyOf = (name: Column) => sql.ref(`${name.split('.')[0]}.company_id`);
  return <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> =>
    join.on(
      sql<boolean>`${companyOf(column)} = ${companyOf(reference)} and ${sql.ref(column)} = ${sql.ref(reference)}`,
    );
}
