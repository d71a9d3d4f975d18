import { CopyButton } from '@hawiyat/shared/components/copy-button';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Alert, Button, chakra, Stack } from '@hawiyat/shared/ui';
import { messages as credentials } from '../../texts/credentials.ts';

const { recoveryCodes: messages } = credentials;

const Codes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '2',
    p: '4',
    bg: 'bg.muted',
    borderRadius: 'lg',
    fontFamily: 'mono',
    fontSize: 'sm',
    textAlign: 'center',
    listStyle: 'none',
    direction: 'ltr',
  },
});

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Label of the button that leaves the codes. */
  done: string;
  onDone: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack gap="4">
      <Alert status="warning">{messages.about}</Alert>
      <Codes aria-label={messages.name}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" flexWrap="wrap" gap="2">
        <CopyButton label={messages.copy} text={text} />
        <Button
          variant="outline"
          onClick={() => saveFile({ name: 'hawiyat-recovery-codes.txt', text, type: 'text/plain' })}
        >
          {messages.download}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </Stack>
    </Stack>
  );
}
