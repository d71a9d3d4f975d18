import { notify } from '@hawiyat/shared/state';
import { texts } from '@hawiyat/shared/texts';
import { Button } from '@hawiyat/shared/ui';
import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';

const messages = texts('components/copy', {
  copy: 'نسخ',
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ. يرجى تحديد النص ونسخه.',
});

const copiedShown = 2000;

export interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'flexShrink'> {
  text: string;
  label?: string;
  /** E.g. «معرّف المنشأة», for screen readers, where the label does not say it. */
  what?: string;
}

export function CopyButton({ text, label = messages.copy, what, ...looks }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedShown);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (button: HTMLElement) => {
    if ((await copyByClipboard(text)) || copyBySelection(text, button)) setCopied(true);
    else notify(messages.failed, 'error');
  };
  return (
    <Button
      variant="outline"
      {...looks}
      {...(what && { 'aria-label': `${label} ${what}` })}
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span role="status">{isCopied ? messages.copied : label}</span>
    </Button>
  );
}

/** Without TLS a page has no clipboard. */
async function copyByClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (reason) {
    console.warn('The clipboard is closed to this page', reason);
    return false;
  }
}

/** The field stands beside the button, because a dialog keeps the focus inside. */
function copyBySelection(text: string, button: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  button.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch (reason) {
    console.warn('The browser does not copy', reason);
    return false;
  } finally {
    field.remove();
    button.focus();
  }
}
