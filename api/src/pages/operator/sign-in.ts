import { html } from 'ghtml';
import { field } from './components/field.ts';
import { button } from './components/form.ts';
import { quiet } from './components/text.ts';

export function signInForm(takesOperatorToken: boolean, error = '', name = ''): string {
  const state = { values: new URLSearchParams({ name }), errors: { token: error } };
  const ofName = {
    ...{ id: 'name', name: 'name', label: 'الاسم', isLine: true, most: 100, autocomplete: 'username' },
    ...{ hint: takesOperatorToken ? 'اتركه فارغًا للدخول برمز إدارة المنصة.' : '' },
    ...{ isRequired: !takesOperatorToken, hasFocus: error === '' },
  };
  const ofToken = {
    ...{ id: 'token', name: 'token', label: 'رمز الدخول', isPassword: true, isLtr: true, most: 200 },
    ...{ autocomplete: 'current-password', isRequired: true, isOutcome: true },
  };
  return html`<form class="card sign-in" method="post" action="/operator/sign-in">
<h1>تسجيل الدخول</h1>
!${quiet('هذه الصفحة لإدارة المنصة، ومنها تُدار الإصدارات وطلبات التسجيل.')}
!${field('sign-in', ofName, state)}
!${field('sign-in', ofToken, state)}
!${button('تسجيل الدخول', 'primary')}
</form>`;
}
