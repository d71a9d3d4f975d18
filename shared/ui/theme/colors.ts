import { both } from './themed.ts';

const navy = '#0F2140';
const orange = '#EC640C';
const pink = '#FDA29B';

/** `contrast.test.ts` checks the pairs in use. A `graphic` is for marks and charts, never for text. */
export const colors = {
  bg: {
    DEFAULT: both('#F7F9FC', '#0B1422'),
    panel: both('#FFFFFF', '#111C2E'),
    sidebar: both(navy, '#0C1728'),
    muted: both('#EEF2F7', '#18243A'),
    emphasized: both('#E1E7EF', '#23314A'),
  },
  border: {
    DEFAULT: both('#E1E7EF', '#223049'),
    emphasized: both('#CBD4E1', '#33445F'),
    control: both('#8391A6', '#66768F'),
  },
  fg: {
    DEFAULT: both('#141E30', '#F7F9FC'),
    muted: both('#4C586B', '#97A3B6'),
    subtle: both('#616E83', '#8794A8'),
  },
  sidebar: {
    fg: both('rgba(255, 255, 255, 0.8)'),
    strong: both('#FFFFFF'),
    active: both('rgba(255, 255, 255, 0.12)'),
    hover: both('rgba(255, 255, 255, 0.06)'),
    edge: both('rgba(255, 255, 255, 0.35)'),
    danger: both(pink),
    focus: both('#8CAFDA'),
  },
  mark: { DEFAULT: both(orange), navy: both(navy) },
  focus: both('#386AA8', '#8CAFDA'),
  brand: {
    solid: both('#173055', '#386AA8'),
    hover: both('#22457A', '#4375B5'),
    contrast: both('#FFFFFF'),
    fg: both('#1F4A85', '#A9C5E8'),
    subtle: both('#EDF3FA', '#16263F'),
  },
  /** The one orange button of a public page; its text is navy. */
  action: { DEFAULT: both(orange), hover: both('#FF7D26') },
  accent: {
    graphic: both(orange, '#FB8530'),
    solid: both('#C2490A'),
    fg: both('#A83F0B', '#FFB27A'),
    subtle: both('#FFF4EB', '#33190A'),
  },
  success: {
    graphic: both('#129E61', '#37C684'),
    solid: both('#08804D'),
    fg: both('#0A6E47', '#6FDDA8'),
    subtle: both('#ECFBF3', '#06291A'),
  },
  warning: {
    fg: both('#B54708', '#FCD34D'),
    subtle: both('#FFFAEB', '#2E2108'),
  },
  danger: {
    solid: both('#D92D20'),
    hover: both('#B42318'),
    contrast: both('#FFFFFF'),
    fg: both('#B42318', pink),
    subtle: both('#FEF1F0', '#2D161A'),
    border: both('#F6C6C2', '#5C2522'),
  },
  /** In maintenance, on a break. */
  paused: {
    graphic: both('#8B5CD6', '#A98AE8'),
    fg: both('#6B2FA0', '#CDB4F6'),
    subtle: both('#F6F1FD', '#261A40'),
  },
  info: {
    graphic: both('#3B6FD9', '#7EA6F4'),
    fg: both('#1D4ED8', '#A8C4FB'),
    subtle: both('#EFF6FF', '#14234A'),
  },
};

export const shadows = {
  xs: both('0 1px 2px rgba(15, 33, 64, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.3)'),
  md: both('0 4px 12px rgba(15, 33, 64, 0.08)', '0 4px 12px rgba(0, 0, 0, 0.4)'),
  lg: both('0 10px 28px rgba(15, 33, 64, 0.12)', '0 10px 28px rgba(0, 0, 0, 0.5)'),
  xl: both('0 20px 48px rgba(15, 33, 64, 0.18)', '0 20px 48px rgba(0, 0, 0, 0.6)'),
};
