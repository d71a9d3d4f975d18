import { isSessionMarked } from './session-mark.ts';

export const hostMessages = {
  title: 'تعذّر تحميل الصفحة',
  message: 'لم تصل بعض ملفات الصفحة. يرجى التحقق من اتصالك بالإنترنت ثم إعادة المحاولة.',
  retry: 'إعادة المحاولة',
};

/** A prerendered page is readable without the host, unless a session hides it. */
export function isPageShown(): boolean {
  return document.getElementById('root')?.firstChild != null && !isSessionMarked();
}

/** The notice stays until the page shows content after all. */
export function showHostNotice(): void {
  const notice = document.createElement('div');
  notice.id = 'host-notice';
  notice.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = hostMessages.title;
  const message = document.createElement('p');
  message.textContent = hostMessages.message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = hostMessages.retry;
  retry.addEventListener('click', () => location.reload());
  notice.append(title, message, retry);
  // A script may fail before the parser reaches the body.
  (document.body ?? document.documentElement).append(notice);

  const observer = new MutationObserver(() => {
    if (!isPageShown()) return;
    observer.disconnect();
    notice.remove();
  });
  observer.observe(document.documentElement, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['data-session'],
  });
}
