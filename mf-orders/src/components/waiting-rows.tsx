import { noun, pluralize } from '@hawiyat/shared/locale/plurals';
import { Button, chakra } from '@hawiyat/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';

const change = noun('', 'تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا', 'تغيير');
const said = (changes: number) =>
  `${pluralize(changes, change)}، ${changes === 1 ? 'عرضه' : changes === 2 ? 'عرضهما' : 'عرضها'}`;

/** Without a height, so that nothing moves when it comes and goes. */
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

export interface WaitingRowsProps {
  /** How many rows come or go with the press. */
  waiting: number;
  onShow: () => void;
}

export function WaitingRows({ waiting, onShow }: WaitingRowsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button goes with the press, and whoever came by keyboard goes on from the list.
    bar.current?.parentElement?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <Bar ref={bar}>
      {waiting > 0 && (
        <Button size="sm" onClick={show}>
          <RefreshCw size={14} aria-hidden />
          {said(waiting)}
        </Button>
      )}
    </Bar>
  );
}
