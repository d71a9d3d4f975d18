import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { count } from '../../locale/numbers.ts';
import { Link, useNavigate } from '../../router.ts';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '0', md: '2' },
    borderBottomWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    // Below its label a count takes no width: three tabs fit a phone of 360 px.
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    justifyContent: { base: 'flex-start', md: 'center' },
    flex: { base: '1 0 auto', md: 'none' },
    gap: { base: '0.5', md: '2' },
    h: { base: '14', md: '11' },
    px: { base: '1', md: '4' },
    pt: { base: '1.5', md: '0' },
    lineHeight: { base: 'title', md: 'body' },
    mb: '-1px',
    borderBottom: '2px solid transparent',
    _highContrast: { borderColor: 'Canvas' },
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color 120ms, border-color 120ms',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _selected: { color: 'fg', borderColor: 'accent.graphic', fontWeight: 'semibold' },
  },
});

const Head = chakra('div', {
  base: {
    '& > [role=tablist]': { flex: '1', minW: '0' },
    '& > :not([role=tablist])': { borderBottomWidth: { xl: '1px' } },
    xl: { display: 'flex' },
  },
});

const CountPlace = chakra('span', {
  base: { minW: { md: '9' }, textAlign: { base: 'center', md: 'start' } },
});

const Count = chakra('span', {
  base: {
    display: 'inline-block',
    minW: { base: '5', md: '6' },
    px: { base: '1', md: '1.5' },
    borderRadius: 'full',
    bg: 'bg.emphasized',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'center',
    '[aria-selected=true] &': { bg: 'accent.subtle', color: 'accent.fg' },
  },
});

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A tab is a link, so that reload, back and a new tab keep it. */
  readonly to: string;
  readonly count?: number | null;
  readonly spoken?: string | undefined;
}

/** Views of one page, chosen by its address. Arrow keys follow the reading direction. */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly TabItem<Id>[];
  current: Id;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { label, tabs, current, aside, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  // Where not all tabs fit, the current one is scrolled into view.
  useEffect(() => {
    const tab = list.current?.querySelector(`[aria-controls][id$="-${current}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const turn = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const target = {
      ArrowLeft: (at + 1) % tabs.length,
      ArrowRight: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (!next || target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    navigate(next.to);
  };

  return (
    <>
      <Head>
        <List role="tablist" aria-label={label} ref={list} onKeyDown={turn}>
          {tabs.map((tab) => {
            const selected = tab.id === current;
            return (
              <Tab
                key={tab.id}
                to={tab.to}
                role="tab"
                id={`${id}-${tab.id}`}
                aria-selected={selected}
                {...(selected && { 'aria-controls': `${id}-panel` })}
                {...(tab.spoken && { 'aria-label': tab.spoken })}
                tabIndex={selected ? 0 : -1}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <CountPlace>{tab.count !== null && <Count>{count(tab.count)}</Count>}</CountPlace>
                )}
              </Tab>
            );
          })}
        </List>
        {aside}
      </Head>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
