/**
 * Refreshes the page every five seconds, except the parts in use: a field with text, an open form, the focus,
 * the last confirmation. The browser parses the response as a document itself, so no text becomes HTML here.
 */
export const operatorScript = `
const isInUse = (part) =>
  part.contains(document.activeElement) ||
  part.querySelector('details[open], .good') !== null ||
  [...part.querySelectorAll('textarea')].some((it) => it.value !== it.defaultValue);

function renew(fresh) {
  for (const part of document.querySelectorAll('[data-live]')) {
    if (!part.isConnected || isInUse(part)) continue;
    const next = fresh.querySelector('[data-live="' + part.dataset.live + '"]');
    if (next && !next.isEqualNode(part)) part.replaceWith(document.adoptNode(next));
  }
}

function tell(text) {
  const place = document.getElementById('trouble');
  if (place.textContent !== text) place.textContent = text;
}

function look() {
  const request = new XMLHttpRequest();
  request.open('GET', '/operator/figures');
  request.responseType = 'document';
  request.timeout = 10000;
  request.onloadend = () => {
    if (request.status === 401) tell('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.');
    else if (request.status !== 200 || !request.response) tell('تعذّر تحديث الأرقام. تُعاد المحاولة تلقائيًا.');
    else {
      tell('');
      renew(request.response);
    }
    setTimeout(look, 5000);
  };
  if (document.hidden) setTimeout(look, 5000);
  else request.send();
}
setTimeout(look, 5000);
`;
