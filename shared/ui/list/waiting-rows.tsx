import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { messages } from './texts.ts';

/** No height, so that nothing moves when it comes and goes. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '18',
    zIndex: '2',
    display: 'flex',
    justifyContent: 'center',
    h: '0',
    '& > button': { mt: '1.5', borderRadius: 'full', boxShadow: 'lg', animation: 'fade-in 200ms' },
  },
});

export function WaitingRows({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button leaves with the press, and the keyboard continues in the list.
    bar.current?.parentElement?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <Bar ref={bar}>
      {waiting > 0 && (
        <Button size="sm" onClick={show}>
          <RefreshCw size={14} aria-hidden />
          {messages.show(waiting)}
        </Button>
      )}
    </Bar>
  );
}
