/**
 * Creates a schema, an object with several, or a formatter, that a bundler leaves out where nothing uses it. It cannot know
 * that they have no side effects: remotes take the schema library from the page's share scope.
 * @param create called once, at once
 * @returns what it creates
 */
/*#__NO_SIDE_EFFECTS__*/
export function pure<T>(create: () => T): T {
  return create();
}
