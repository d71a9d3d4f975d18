/**
 * Creates a schema, or an object with several, that a bundler leaves out where nothing uses it. It cannot know that the
 * schema library's functions have no side effects, because remotes take the library from the page's share scope.
 * @param create called once, at once
 * @returns what it creates
 */
/*#__NO_SIDE_EFFECTS__*/
export function pure<T>(create: () => T): T {
  return create();
}
