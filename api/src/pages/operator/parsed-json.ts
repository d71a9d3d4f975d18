/** @returns the value of a form's field that holds JSON; undefined if it is none */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
