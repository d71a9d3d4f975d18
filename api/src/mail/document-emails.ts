import { isolateName } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { html } from 'ghtml';
import { type Email, email, link, plain } from './email.ts';

export interface ExpiringDocument {
  /** For example `التأمين للمركبة`; `whose` is a plate or a driver's name. */
  readonly name: string;
  readonly whose: string | null;
  readonly expiresOn: string;
  /** Negative after expiry. */
  readonly daysLeft: number;
}

/** The page lists the rest. */
const most = 50;

/** At least one document, the earliest expiry first. Null as `url`: the server does not know its own address. */
export function expiringDocumentsEmail(
  company: string,
  documents: readonly ExpiringDocument[],
  url: string | null,
): Email {
  const lines = documents.slice(0, most).map(lineOf);
  const rest = documents.length - lines.length;
  return email('وثائق تحتاج إلى تجديد', [
    plain(`وثائق ${isolateName(company)} التي انتهت صلاحيتها أو تنتهي خلال 30 يومًا:`),
    {
      text: lines.map((line) => `- ${line}`).join('\n'),
      html: html`<ul style="margin:0;padding:0 20px">!${lines.map((line) => html`<li>${line}</li>`).join('')}</ul>`,
    },
    ...(rest > 0 ? [plain(`وغيرها: ${rest}.`)] : []),
    plain('جدّد الوثيقة ثم سجّل تاريخها الجديد في لوحة التحكم، فلا يتكرر التنبيه.'),
    ...(url === null ? [] : [link('عرض الوثائق', url)]),
  ]);
}

function lineOf({ name, whose, expiresOn, daysLeft }: ExpiringDocument): string {
  const what = whose === null ? name : `${name}، ${isolateName(whose)}`;
  if (daysLeft < 0) return `${what}: انتهت في ${day(expiresOn)}`;
  if (daysLeft === 0) return `${what}: تنتهي اليوم`;
  return `${what}: تنتهي بعد ${pluralizeGenitive(daysLeft, 'day')}، في ${day(expiresOn)}`;
}
