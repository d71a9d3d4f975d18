import { CopyButton } from '@hawiyat/shared/components/copy-button';
import { Alert, Button, chakra, Stack } from '@hawiyat/shared/ui';

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

export interface RecoveryCodesProps {
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
      <Alert status="warning">
        احفظ رموز الاسترداد هذه في مكان آمن. تدخل بأحدها إن فقدت هاتفك، ولمرة واحدة لكل رمز، ولن تظهر مرة
        أخرى.
      </Alert>
      <Codes aria-label="رموز الاسترداد">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Stack direction="row" flexWrap="wrap" gap="2">
        <CopyButton label="نسخ الرموز" text={text} />
        <Button variant="outline" onClick={() => download(text)}>
          تنزيل ملف
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </Stack>
    </Stack>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'hawiyat-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
