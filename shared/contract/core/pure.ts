/** Lets a bundler leave out an unused schema, although the schema library comes from the page's share scope. */
/*#__NO_SIDE_EFFECTS__*/
export function pure<T>(create: () => T): T {
  return create();
}
