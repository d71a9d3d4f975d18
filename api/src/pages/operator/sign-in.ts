import { html } from 'ghtml';

/**
 * @param error of the last attempt
 * @param typed the name as it was typed
 * @param takesOperatorToken whether OPERATOR_TOKEN works without a name
 */
export function signInForm(error: string | null, typed: string, takesOperatorToken: boolean): string {
  const wrong = error === null ? '' : ' aria-invalid="true" aria-describedby="token-error" autofocus';
  const nameState = [
    takesOperatorToken ? ' aria-describedby="name-hint"' : ' required',
    error === null ? ' autofocus' : '',
  ];
  return html`<form class="card sign-in" method="post" action="/operator/sign-in">
<h1>تسجيل الدخول</h1>
<p class="quiet">هذه الصفحة لإدارة المنصة، ومنها تُدار الإصدارات وطلبات التسجيل.</p>
<div class="field">
<label for="name">الاسم</label>
<input id="name" name="name" value="${typed}" maxlength="100" autocomplete="username"!${nameState}>
!${takesOperatorToken ? '<p class="quiet" id="name-hint">اتركه فارغًا للدخول برمز إدارة المنصة.</p>' : ''}
</div>
<div class="field">
<label for="token">رمز الدخول</label>
<input id="token" name="token" type="password" dir="ltr" maxlength="200" autocomplete="current-password" required!${wrong}>
!${error === null ? '' : html`<p class="error" id="token-error" role="alert">${error}</p>`}
</div>
<button class="primary">تسجيل الدخول</button>
</form>`;
}
