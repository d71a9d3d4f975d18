// The browser parses the response as a document, so no text becomes HTML here. The page inlines this file unchanged.
const interval = 5000;

/** @param {Element} part */
function isInUse(part) {
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
  const fields = part.querySelectorAll('textarea, input');
  return (
    part.contains(document.activeElement) ||
    part.querySelector('details[open], .good') !== null ||
    [...fields].some((field) => field.value !== field.defaultValue)
  );
}

/** @param {Document} fresh */
function renew(fresh) {
  for (const part of document.querySelectorAll('[data-live]')) {
    // Replacing a part detaches the parts inside of it.
    if (!part.isConnected || isInUse(part)) continue;
    const next = fresh.querySelector(`[data-live="${part.getAttribute('data-live')}"]`);
    if (next && !next.isEqualNode(part)) part.replaceWith(document.adoptNode(next));
  }
}

/** @param {string} text */
function report(text) {
  const trouble = document.getElementById('trouble');
  // Screen readers read the text again whenever it is set.
  if (trouble && trouble.textContent !== text) trouble.textContent = text;
}

/** @param {XMLHttpRequest} request */
function finish({ status, response }) {
  if (status === 401) report('انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.');
  else if (status !== 200 || !response) report('تعذّر تحديث الأرقام. تُعاد المحاولة تلقائيًا.');
  else {
    report('');
    renew(response);
  }
}

function refresh() {
  if (document.hidden) {
    setTimeout(refresh, interval);
    return;
  }
  const request = new XMLHttpRequest();
  request.open('GET', '/operator/figures');
  request.responseType = 'document';
  request.timeout = 10_000;
  request.onloadend = () => {
    finish(request);
    setTimeout(refresh, interval);
  };
  request.send();
}

setTimeout(refresh, interval);
