import { CallError } from '@hawiyat/shared/client';
import type { Invite } from '@hawiyat/shared/contract/account/people';
import { stamp } from '@hawiyat/shared/locale/dates';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { notify } from '@hawiyat/shared/state';
import { Avatar, Badge, Button, Ltr } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { inviteAgain } from './people-store.ts';
import { roleName } from './role-texts.ts';

export interface InviteRowProps {
  invite: Invite;
  onTakeBack: () => void;
}

export function InviteRow({ invite, onTakeBack }: InviteRowProps) {
  const { name, email, role, until } = invite;
  const [isSending, setSending] = useState(false);
  const isOver = new Date(until) <= serverNow();
  const send = async () => {
    setSending(true);
    try {
      await inviteAgain(invite);
      notify('تم إرسال الدعوة من جديد.', 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, 'error');
    } finally {
      setSending(false);
    }
  };
  return (
    <li>
      <Avatar name={name} />
      <div data-about="">
        <div data-name="">
          <bdi>{name}</bdi> <Badge>{roleName(role)}</Badge>
        </div>
        <div data-more="">
          <Ltr>{email}</Ltr>
        </div>
        <div data-more="" data-over={isOver || undefined}>
          {isOver ? 'انتهت صلاحية الدعوة' : `الدعوة صالحة حتى ${stamp(until)}`}
        </div>
      </div>
      <div data-actions="">
        <Button
          variant="outline"
          size="sm"
          loading={isSending}
          loadingText="جاري الإرسال..."
          aria-label={`إعادة إرسال دعوة ${name}`}
          onClick={() => void send()}
        >
          إعادة الإرسال
        </Button>
        <Button
          variant="ghost"
          size="sm"
          colorPalette="danger"
          aria-label={`إلغاء دعوة ${name}`}
          onClick={onTakeBack}
        >
          إلغاء
        </Button>
      </div>
    </li>
  );
}
