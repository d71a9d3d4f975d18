import { CallError } from '@hawiyat/shared/client';
import type { OrderNote } from '@hawiyat/shared/contract/orders/order-details';
import { stamp } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Alert, Button, Stack } from '@hawiyat/shared/ui';
import { type FormEvent, useState } from 'react';
import { messages } from '../texts/panel.ts';
import { addNote } from './order-store.ts';

/** Unsaved text by order, so that closing the panel loses nothing. */
const drafts = new Map<string, string>();

export const OrderNotes = ({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) => (
  <section>
    <h3>{messages.notes}</h3>
    <Stack gap="3">
      {mayI('assign') && <NoteForm orderId={orderId} />}
      {notes.length === 0 ? (
        <p data-muted="">{messages.noNotes}</p>
      ) : (
        <ul data-box="" aria-label={messages.notes}>
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p data-text="">
                <bdi>{text}</bdi>
              </p>
              <small>
                {by !== null && (
                  <>
                    <bdi>{by}</bdi>،{' '}
                  </>
                )}
                {stamp(at)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  </section>
);

function NoteForm({ orderId }: { orderId: string }) {
  const [text, setText] = useState(drafts.get(orderId) ?? '');
  const [state, setState] = useState<{ readonly sending: boolean; readonly error: string | null }>(idle);
  const change = (typed: string) => {
    drafts.set(orderId, typed);
    setText(typed);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.sending || text.trim() === '') return;
    setState({ sending: true, error: null });
    try {
      await addNote(orderId, text);
      drafts.delete(orderId);
      setText('');
      setState(idle);
    } catch (error) {
      console.error('The note was not saved', error);
      setState({ sending: false, error: error instanceof CallError ? error.message : messages.noteFailed });
    }
  };
  return (
    <form onSubmit={send}>
      <Stack gap="2" alignItems="start">
        <textarea
          aria-label={messages.note}
          dir="auto"
          maxLength={1000}
          placeholder={messages.note}
          value={text}
          readOnly={state.sending}
          onChange={(event) => change(event.target.value)}
        />
        {state.error !== null && <Alert status="error">{state.error}</Alert>}
        <Button
          type="submit"
          size="sm"
          variant="outline"
          loading={state.sending}
          loadingText={messages.addingNote}
          disabled={text.trim() === ''}
        >
          {messages.addNote}
        </Button>
      </Stack>
    </form>
  );
}

const idle = { sending: false, error: null };
