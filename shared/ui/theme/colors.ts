import { defineSemanticTokens } from '@chakra-ui/react';

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * Colors by what they mean, light and dark. Contrast on `bg.panel`: fg 15.8, muted 7.2, subtle 4.7; every `fg` of a
 * tone is at least 4.5 on its own `subtle`; `graphic` is for marks and charts only, never for text.
 */
export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: both('#F7F9FC', '#0B1422'),
    panel: both('#FFFFFF', '#111C2E'),
    sidebar: both('#0F2140', '#0C1728'),
    muted: both('#EEF2F7', '#18243A'),
    emphasized: both('#E1E7EF', '#23314A'),
  },
  border: {
    DEFAULT: both('#E1E7EF', '#223049'),
    emphasized: both('#CBD4E1', '#33445F'),
    // The edge of a control must reach 3:1 (WCAG 1.4.11).
    control: both('#8391A6', '#66768F'),
  },
  fg: {
    DEFAULT: both('#141E30', '#F7F9FC'),
    muted: both('#4C586B', '#97A3B6'),
    subtle: both('#68758A', '#8794A8'),
  },
  sidebar: {
    fg: both('rgba(255, 255, 255, 0.8)', 'rgba(255, 255, 255, 0.8)'),
    strong: both('#FFFFFF', '#FFFFFF'),
    active: both('rgba(255, 255, 255, 0.12)', 'rgba(255, 255, 255, 0.12)'),
    hover: both('rgba(255, 255, 255, 0.06)', 'rgba(255, 255, 255, 0.06)'),
    danger: both('#FDA29B', '#FDA29B'),
  },
  focus: both('#386AA8', '#8CAFDA'),
  brand: {
    solid: both('#173055', '#386AA8'),
    hover: both('#22457A', '#4375B5'),
    contrast: both('#FFFFFF', '#FFFFFF'),
    fg: both('#1F4A85', '#A9C5E8'),
    subtle: both('#EDF3FA', '#16263F'),
  },
  accent: {
    graphic: both('#F26A0F', '#FB8530'),
    solid: both('#C2490A', '#C2490A'),
    fg: both('#A83F0B', '#FFB27A'),
    subtle: both('#FFF4EB', '#33190A'),
  },
  success: {
    graphic: both('#14AB69', '#37C684'),
    solid: both('#08804D', '#08804D'),
    fg: both('#0A6E47', '#6FDDA8'),
    subtle: both('#ECFBF3', '#06291A'),
  },
  warning: {
    graphic: both('#DC8A0C', '#F5B544'),
    fg: both('#B54708', '#FCD34D'),
    subtle: both('#FFFAEB', '#2E2108'),
  },
  danger: {
    solid: both('#D92D20', '#D92D20'),
    hover: both('#B42318', '#B42318'),
    fg: both('#B42318', '#FDA29B'),
    subtle: both('#FEF1F0', '#2D161A'),
    border: both('#F6C6C2', '#5C2522'),
  },
  info: {
    graphic: both('#3B6FD9', '#7EA6F4'),
    fg: both('#1D4ED8', '#A8C4FB'),
    subtle: both('#EFF6FF', '#14234A'),
  },
});

export const shadows = defineSemanticTokens.shadows({
  xs: both('0 1px 2px rgba(15, 33, 64, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.3)'),
  md: both('0 4px 12px rgba(15, 33, 64, 0.08)', '0 4px 12px rgba(0, 0, 0, 0.4)'),
  lg: both('0 10px 28px rgba(15, 33, 64, 0.12)', '0 10px 28px rgba(0, 0, 0, 0.5)'),
  xl: both('0 20px 48px rgba(15, 33, 64, 0.18)', '0 20px 48px rgba(0, 0, 0, 0.6)'),
});
