import { CallError } from '@hawiyat/shared/client';
import type { Invite } from '@hawiyat/shared/contract/account/people';
import { notify } from '@hawiyat/shared/state';
import { HStack } from '@hawiyat/shared/ui';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dialogs } from './dialogs.ts';
import { inviteAgain } from './people-store.ts';
import { RowAction } from './row-action.tsx';

export function InviteActions({ invite }: { invite: Invite }) {
  const [isSending, setSending] = useState(false);
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
    <HStack gap="1" wrap="wrap" justify={{ md: 'flex-end' }}>
      <RowAction
        icon={Send}
        text={isSending ? 'جاري الإرسال...' : 'إعادة الإرسال'}
        label={`إعادة إرسال دعوة ${invite.name}`}
        loading={isSending}
        onClick={() => void send()}
      />
      <RowAction
        icon={Trash2}
        text="إلغاء"
        label={`إلغاء دعوة ${invite.name}`}
        colorPalette="danger"
        onClick={() => dialogs.open('takeBack', { invite })}
      />
    </HStack>
  );
}
