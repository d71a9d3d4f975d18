const open = document.getElementById('open');
const statusLine = document.getElementById('status');
const link = location.pathname.split('/').at(-1);

/** @param {string} text */
const showStatus = (text) => {
  statusLine.textContent = text;
};

open.disabled = false;
open.addEventListener('click', async () => {
  // The host stores its session under this key.
  const token = localStorage.getItem('web_auth_token');
  if (!token) {
    showStatus('سجّل الدخول إلى لوحة شركتك في هذا المتصفح أولًا، ثم افتح هذا الرابط مرة أخرى.');
    return;
  }
  open.disabled = true;
  showStatus('جاري الفتح...');
  try {
    const answer = await fetch('/api/company/preview', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    });
    const { path, message } = await answer.json();
    if (answer.ok) return void location.assign(path);
    showStatus(message);
  } catch {
    showStatus('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  }
  open.disabled = false;
});
