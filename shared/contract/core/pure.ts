/**
 * Lets a bundler leave out an unused schema: remotes take the schema library from the share scope, whose calls may have
 * side effects.
 */
/*#__NO_SIDE_EFFECTS__*/
export function pure<T>(create: () => T): T {
  return create();
}
