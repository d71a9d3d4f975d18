// @ts-check

/**
 * The contract's examples: what the demo company's server answers at one moment.
 * @typedef {{ at: string, user: { company: object }, answers: { path: string, answer: unknown }[] }} Examples
 */

/**
 * Finds the example of a call: of the same address, else of the same path with another query, so that a new filter of a
 * screen still gets rows.
 * @param {Examples} examples
 * @param {string} url
 * @returns {unknown} the answer; undefined when there is none
 */
export function exampleFor({ answers }, url) {
  const { pathname, searchParams } = new URL(url);
  const query = sorted(searchParams);
  const same = answers.map(({ path, answer }) => ({ at: new URL(path, url), answer }));
  const ofPath = same.filter(({ at }) => at.pathname === pathname);
  return (ofPath.find(({ at }) => sorted(at.searchParams) === query) ?? ofPath[0])?.answer;
}

/** @param {URLSearchParams} params */
function sorted(params) {
  const copy = new URLSearchParams(params);
  copy.sort();
  return copy.toString();
}
