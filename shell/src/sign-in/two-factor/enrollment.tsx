import { CopyButton } from '@hawiyat/shared/components/copy-button';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Alert, Box, Button, chakra, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, type InputFieldProps } from '@hawiyat/shared/ui/forms';
import { encode } from 'uqr';
import { messages } from '../../texts/credentials.ts';

const { recoveryCodes: recovery } = messages;

const Picture = chakra('svg', {
  base: {
    w: '11rem',
    h: '11rem',
    p: '2',
    bg: 'white',
    color: 'black',
    borderRadius: 'lg',
    borderWidth: '1px',
  },
});

export interface EnrollmentProps {
  /** Base 32. */
  secret: string;
  uri: string;
}

/** A phone that shows this page cannot scan it, so the secret is there as text too. */
export const Enrollment = ({ secret, uri }: EnrollmentProps) => (
  <Stack gap="4">
    <Text>{messages.scan}</Text>
    <Box alignSelf="center">
      <QrCode text={uri} />
    </Box>
    <Box>
      <Text color="fg.muted" fontSize="sm">
        {messages.secret}
      </Text>
      <Stack direction="row" align="center" justify="space-between" gap="3" mt="1">
        <Ltr fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </Ltr>
        <CopyButton size="sm" flexShrink="0" text={secret} />
      </Stack>
    </Box>
  </Stack>
);

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 1 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.qrCode}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </Picture>
  );
}

export const CodeField = (input: Partial<InputFieldProps>) => (
  <InputField {...messages.code} required inputMode="numeric" autoComplete="one-time-code" {...input} />
);

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
      <Alert status="warning">{recovery.about}</Alert>
      <Codes aria-label={recovery.name}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" flexWrap="wrap" gap="2">
        <CopyButton label={recovery.copy} text={text} />
        <Button
          variant="outline"
          onClick={() => saveFile({ name: 'hawiyat-recovery-codes.txt', text, type: 'text/plain' })}
        >
          {recovery.download}
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </Stack>
    </Stack>
  );
}
