/**
 * Reads what the server wrote into the page (`api/src/pages/page-html.ts`).
 * @param id of the element that holds the JSON
 */
export function pageData<Data>(id: string): Data {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page carries no ${id}`);
  return JSON.parse(text);
}
