import { notify } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Milliseconds that it says so. */
const said = 2000;

/** @param what e.g. «معرّف المنشأة», for screen readers */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), said);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error: unknown) => {
        console.warn('The clipboard is closed to this page', error);
        notify('تعذّر النسخ. يرجى تحديد الرقم ونسخه.', 'error');
      },
    );
  return (
    <Button variant="outline" size="sm" aria-label={`نسخ ${what}`} onClick={() => void copy()}>
      {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span role="status">{isCopied ? 'تم النسخ' : 'نسخ'}</span>
    </Button>
  );
}
