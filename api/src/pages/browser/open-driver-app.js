// Runs in the page of a driver's sign-in link. The token stays in the fragment, which no request carries.
const link = document.getElementById('open');
const statusLine = document.getElementById('status');
// A messenger may take a punctuation mark behind the address for a part of it.
const token = location.hash.replace(/%[\da-f]{2}|[^\w-]/gi, '').slice(0, 43);

if (/^[A-Za-z0-9_-]{43}$/.test(token)) {
  link.href = `hawiyat-driver://signin#${token}`;
  link.hidden = false;
} else statusLine.textContent = 'الرابط غير مكتمل. يرجى فتحه كما وصلك، أو طلب رابط جديد من شركتك.';
