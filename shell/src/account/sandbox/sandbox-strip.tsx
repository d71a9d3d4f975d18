import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { time } from '@hawiyat/shared/locale/dates';
import { $session, addToTitle } from '@hawiyat/shared/state';
import { Box, Button, chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dialogs } from './dialogs.ts';
import { leaveDemo, leaveToReal } from './sandbox-session.ts';

/** In the flow, so that it covers nothing. */
const Strip = chakra('section', {
  base: {
    position: { md: 'sticky' },
    top: 'header',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: { base: '4', lg: '8' },
    py: '2',
    bg: 'warning.subtle',
    color: 'warning.fg',
    fontSize: 'sm',
    borderBottomWidth: '1px',
    borderColor: 'currentColor',
    '& > svg': { flexShrink: '0' },
    '& > p': { flex: '1', minW: { base: 'calc(100% - 2rem)', md: '0' }, fontWeight: 'medium' },
    '& > button': { flexShrink: '0' },
  },
});

const isSmall = { base: 'inline', md: 'none' };
const isWide = { base: 'none', md: 'inline' };

export function SandboxStrip() {
  const company = useStore($session)?.user.company;
  const kind = company?.kind;
  useEffect(() => (kind ? addToTitle('mark', 'تجريبي') : undefined), [kind]);
  if (!company || !kind) return null;
  return (
    <Strip aria-label={kind === 'demo' ? 'التجربة المباشرة' : 'البيئة التجريبية'}>
      <FlaskConical size={18} aria-hidden />
      {kind === 'demo' ? <Demo until={company.expiresAt} /> : <Sandbox />}
    </Strip>
  );
}

function Sandbox() {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <p>
        <Box as="span" display={isSmall}>
          بيئة تجريبية، وبياناتها غير حقيقية.
        </Box>
        <Box as="span" display={isWide}>
          أنت في البيئة التجريبية. بياناتها غير حقيقية، ولا يصل شيء مما تفعله هنا إلى العملاء أو السوق.
        </Box>
      </p>
      <Button
        size="sm"
        loading={leaving}
        loadingText="جاري العودة..."
        onClick={() => {
          setLeaving(true);
          void leaveToReal();
        }}
      >
        العودة إلى شركتك
      </Button>
      <Button size="sm" variant="outline" onClick={() => dialogs.open('delete')}>
        حذف البيئة التجريبية
      </Button>
      <Dialogs of={dialogs} preload={false} />
    </>
  );
}

function Demo({ until }: { until: string | undefined }) {
  return (
    <>
      <p>
        <Box as="span" display={isSmall}>
          تجربة مباشرة، وبياناتها غير حقيقية.
        </Box>
        <Box as="span" display={isWide}>
          تجربة مباشرة ببيانات غير حقيقية{until && `، متاحة لك حتى الساعة ${time(until)}`}.
        </Box>
      </p>
      <Button size="sm" onClick={() => void leaveDemo('/signup')}>
        سجّل شركتك
      </Button>
      <Button size="sm" variant="outline" onClick={() => void leaveDemo('/')}>
        إنهاء التجربة
      </Button>
    </>
  );
}
