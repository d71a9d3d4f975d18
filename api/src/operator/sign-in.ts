import { html, type Markup } from './markup.ts';

/** @param error why the last try was refused */
export function signInForm(error: string | null): Markup {
  return html`<form class="card sign-in" method="post" action="/operator/sign-in">
<h1>تسجيل الدخول</h1>
<p class="quiet">هذه الصفحة لإدارة المنصة، ومنها تُدار الإصدارات.</p>
<div class="field">
<input type="text" name="name" value="operator" autocomplete="username" hidden>
<label for="token">رمز إدارة المنصة</label>
<input id="token" name="token" type="password" dir="ltr" autocomplete="current-password" required${error !== null && html` aria-invalid="true" aria-describedby="token-error"`} autofocus>
${error !== null && html`<p class="error" id="token-error" role="alert">${error}</p>`}
</div>
<button class="primary">تسجيل الدخول</button>
</form>`;
}
