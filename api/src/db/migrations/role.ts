/**
 * Makes a role and lets the connecting user act as it. Roles belong to the whole server, so another database there may
 * have made it already, or may be making it at this moment.
 */
export function role(name: string): string[] {
  const unlessItIsThere = 'exception when duplicate_object or unique_violation then null';
  return [
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;
       ${unlessItIsThere};
     end $$`,
    `do $$ begin
       execute format('grant ${name} to %I', current_user);
       ${unlessItIsThere};
     end $$`,
  ];
}
