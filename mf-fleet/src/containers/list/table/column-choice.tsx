import { chakra } from '@hawiyat/shared/ui';
import { floating, placeBeside } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { Columns3 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../../../texts/table.ts';
import { $columns, columnIds, showColumn } from './shown-columns.ts';

const Panel = chakra('fieldset', {
  base: {
    ...floating,
    p: '1.5',
    minW: '13rem',
    fontSize: 'sm',
    fontWeight: 'normal',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '9',
      px: '3',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
  },
});

export function ColumnChoice() {
  const shown = useStore($columns);
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [list, opener] = [panel.current, button.current];
    const toggled = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      opener?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen && list && opener) {
        placeBeside(list, opener);
        list.querySelector('input')?.focus();
      }
    };
    list?.addEventListener('toggle', toggled);
    return () => list?.removeEventListener('toggle', toggled);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-more=""
        popoverTarget={id}
        aria-expanded={false}
        aria-label={messages.choose}
        title={messages.choose}
      >
        <Columns3 size={16} aria-hidden />
      </button>
      <Panel ref={panel} id={id} popover="auto" aria-label={messages.choose}>
        {columnIds.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={({ target }) => showColumn(column, target.checked)}
            />
            {messages.columns[column]}
          </label>
        ))}
      </Panel>
    </>
  );
}
