/** @typedef {{ at: string, user: { company: object }, answers: { path: string, answer: unknown }[] }} Examples */

/** Falls back to another query of the path, so that a new filter gets rows. @param {Examples} examples @param {string} url */
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
