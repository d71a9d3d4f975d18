import { CallError } from '@hawiyat/shared/client';
import { Button, chakra, Field, Input } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { messages } from './filter-messages.ts';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' },
});

interface NameViewProps {
  name: string;
  send: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** The typed name survives the server's refusal. */
export function NameView({ name, send, onClose }: NameViewProps) {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(typed);
      onClose();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.fields?.name ?? failure.message);
      setBusy(false);
    }
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What it is in stays open.
        event.preventDefault();
        onClose();
      }}
    >
      <Field label={messages.viewName} error={error}>
        <Input
          autoFocus
          value={typed}
          maxLength={40}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" loading={busy} loadingText={messages.saving}>
        {messages.save}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {messages.cancel}
      </Button>
    </Form>
  );
}
