/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page: the styles of the host by place, e.g. `aside 0 nav 0 ul 0 li /orders 0`. */
export function hostStyles(): Record<string, string> {
  const properties = ['display', 'visibility', 'opacity', 'filter', 'transform', 'position', 'direction']
    .concat(['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'text-transform'])
    .concat(['text-decoration-line', 'border-top-width', 'padding-top', 'margin-top', 'z-index']);
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  const found: Record<string, string> = {};
  // Labels and addresses name elements, because items move and parts of the host come late.
  const nameOf = (element: Element) => {
    const links = element.matches('li') ? element.querySelectorAll('a[href]') : [element];
    const address = links.length === 1 ? links[0]?.getAttribute('href') : null;
    return [element.localName, element.getAttribute('aria-label') ?? address].filter(Boolean).join(' ');
  };
  const addInner = (parent: Element, place: string) => {
    const known: Map<string, number> = new Map();
    for (const element of parent.children) {
      const name = nameOf(element);
      const index = known.get(name) ?? 0;
      known.set(name, index + 1);
      const own = `${place} ${name} ${index}`;
      found[own] = look(element);
      addInner(element, own);
    }
  };
  for (const selector of ['html', 'body', '#root', 'main'])
    for (const element of document.querySelectorAll(selector)) found[selector] = look(element);
  for (const part of ['aside', 'header']) {
    // An area may have a header, too.
    const [element] = [...document.querySelectorAll(part)].filter((item) => !item.closest('main'));
    if (!element) continue;
    found[part] = look(element);
    addInner(element, part);
  }
  return found;
}
