/** JSON that cannot close its script element in any parser. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (text) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
