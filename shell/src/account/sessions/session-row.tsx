import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Badge, Box, Button, Ltr } from '@hawiyat/shared/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { deviceInWords, isHandheld, networkInWords } from './device-in-words.ts';

export interface SessionRowProps {
  session: OwnSession;
  onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { network, startedAt, lastUsedAt, isCurrent } = session;
  const device = deviceInWords(session);
  const Icon = isHandheld(session) ? Smartphone : Monitor;
  return (
    <li>
      <Box color="fg.muted" aria-hidden>
        <Icon size={22} />
      </Box>
      <div data-about="">
        <div data-name="">
          {device} {isCurrent && <Badge colorPalette="success">هذا الجهاز</Badge>}
        </div>
        <div data-more="">
          الدخول: {stamp(startedAt)}
          {network !== null && (
            <>
              ، من الشبكة <Ltr>{networkInWords(network)}</Ltr>
            </>
          )}
        </div>
        <div data-more="">آخر استخدام: {stamp(lastUsedAt)}</div>
      </div>
      {!isCurrent && (
        <div data-actions="">
          <Button variant="outline" size="sm" aria-label={`إنهاء جلسة ${device}`} onClick={onEnd}>
            إنهاء الجلسة
          </Button>
        </div>
      )}
    </li>
  );
}
