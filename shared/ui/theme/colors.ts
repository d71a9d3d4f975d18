import { themed } from './themed.ts';

const navy = '#0F2140';
const orange = '#EC640C';
const pink = '#FDA29B';

/** `contrast.test.ts` checks the pairs in use. A `graphic` is for marks and charts, never for text. */
export const colors = {
  bg: {
    DEFAULT: themed('#F7F9FC', '#0B1422'),
    panel: themed('#FFFFFF', '#111C2E'),
    sidebar: themed(navy, '#0C1728'),
    muted: themed('#EEF2F7', '#18243A'),
    emphasized: themed('#E1E7EF', '#23314A'),
  },
  border: {
    DEFAULT: themed('#E1E7EF', '#223049'),
    emphasized: themed('#CBD4E1', '#33445F'),
    control: themed('#8391A6', '#66768F'),
  },
  fg: {
    DEFAULT: themed('#141E30', '#F7F9FC'),
    muted: themed('#4C586B', '#97A3B6'),
    subtle: themed('#616E83', '#8794A8'),
  },
  sidebar: {
    fg: themed('rgba(255, 255, 255, 0.8)'),
    strong: themed('#FFFFFF'),
    active: themed('rgba(255, 255, 255, 0.12)'),
    hover: themed('rgba(255, 255, 255, 0.06)'),
    edge: themed('rgba(255, 255, 255, 0.35)'),
    danger: themed(pink),
    focus: themed('#8CAFDA'),
  },
  mark: { DEFAULT: themed(orange), navy: themed(navy) },
  focus: themed('#386AA8', '#8CAFDA'),
  brand: {
    solid: themed('#173055', '#386AA8'),
    hover: themed('#22457A', '#4375B5'),
    contrast: themed('#FFFFFF'),
    graphic: themed('#1F4A85', '#A9C5E8'),
    fg: themed('#1F4A85', '#A9C5E8'),
    subtle: themed('#EDF3FA', '#16263F'),
  },
  /** The one orange button of a public page; its text is navy. */
  action: { DEFAULT: themed(orange), hover: themed('#FF7D26') },
  accent: {
    graphic: themed(orange, '#FB8530'),
    solid: themed('#C2490A'),
    fg: themed('#A83F0B', '#FFB27A'),
    subtle: themed('#FFF4EB', '#33190A'),
  },
  success: {
    graphic: themed('#129E61', '#37C684'),
    solid: themed('#08804D'),
    fg: themed('#0A6E47', '#6FDDA8'),
    subtle: themed('#ECFBF3', '#06291A'),
  },
  warning: { fg: themed('#B54708', '#FCD34D'), subtle: themed('#FFFAEB', '#2E2108') },
  danger: {
    solid: themed('#D92D20'),
    hover: themed('#B42318'),
    contrast: themed('#FFFFFF'),
    fg: themed('#B42318', pink),
    subtle: themed('#FEF1F0', '#2D161A'),
    border: themed('#F6C6C2', '#5C2522'),
  },
  paused: {
    graphic: themed('#8B5CD6', '#A98AE8'),
    fg: themed('#6B2FA0', '#CDB4F6'),
    subtle: themed('#F6F1FD', '#261A40'),
  },
  info: {
    graphic: themed('#3B6FD9', '#7EA6F4'),
    fg: themed('#1D4ED8', '#A8C4FB'),
    subtle: themed('#EFF6FF', '#14234A'),
  },
};

export const shadows = {
  xs: themed('0 1px 2px rgba(15, 33, 64, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.3)'),
  md: themed('0 4px 12px rgba(15, 33, 64, 0.08)', '0 4px 12px rgba(0, 0, 0, 0.4)'),
  lg: themed('0 10px 28px rgba(15, 33, 64, 0.12)', '0 10px 28px rgba(0, 0, 0, 0.5)'),
  xl: themed('0 20px 48px rgba(15, 33, 64, 0.18)', '0 20px 48px rgba(0, 0, 0, 0.6)'),
};
