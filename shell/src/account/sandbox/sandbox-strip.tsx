import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { time } from '@hawiyat/shared/locale/dates';
import { $session, addToTitle } from '@hawiyat/shared/state';
import { Box, Button, chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages as liveParts } from '../../texts/live-parts.ts';
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

const { sandbox: messages, demo } = liveParts;

export function SandboxStrip() {
  const company = useStore($session)?.user.company;
  const kind = company?.kind;
  useEffect(() => (kind ? addToTitle('mark', messages.mark) : undefined), [kind]);
  if (!company || !kind) return null;
  return (
    <Strip aria-label={kind === 'demo' ? demo.name : messages.name}>
      <FlaskConical size={18} aria-hidden />
      {kind === 'demo' ? <Demo until={company.expiresAt} /> : <Sandbox />}
    </Strip>
  );
}

function Sandbox() {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <About short={messages.short} whole={messages.about} />
      <Button
        size="sm"
        loading={leaving}
        loadingText={messages.leaving}
        onClick={() => {
          setLeaving(true);
          void leaveToReal();
        }}
      >
        {messages.leave}
      </Button>
      <Button size="sm" variant="outline" onClick={() => dialogs.open('delete')}>
        {messages.delete}
      </Button>
      <Dialogs of={dialogs} preload={false} />
    </>
  );
}

const Demo = ({ until }: { until: string | undefined }) => (
  <>
    <About short={demo.short} whole={demo.about(until && time(until))} />
    <Button size="sm" onClick={() => void leaveDemo('/signup')}>
      {demo.signUp}
    </Button>
    <Button size="sm" variant="outline" onClick={() => void leaveDemo('/')}>
      {demo.end}
    </Button>
  </>
);

const About = ({ short, whole }: { short: string; whole: string }) => (
  <p>
    <Box as="span" hideFrom="md">
      {short}
    </Box>
    <Box as="span" hideBelow="md">
      {whole}
    </Box>
  </p>
);
