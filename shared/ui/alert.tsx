import { AlertContent, AlertRoot, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info };

export interface AlertProps {
  status: keyof typeof icons;
  quiet?: boolean;
  children: ReactNode;
}

/** `error` interrupts a screen reader, others wait for a pause; `quiet` is for a message that is there at first. */
export function Alert({ status, quiet, children }: AlertProps) {
  const Icon = icons[status];
  const role = status === 'error' ? 'alert' : 'status';
  return (
    <AlertRoot status={status} {...(!quiet && { role })}>
      <chakra.span flexShrink="0" pt="0.5" aria-hidden>
        <Icon size={18} />
      </chakra.span>
      <AlertContent>{children}</AlertContent>
    </AlertRoot>
  );
}
