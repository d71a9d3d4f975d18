import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': {
    // Chakra's preflight reads these two; without them every border is currentColor.
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
  },
  html: { bg: 'bg', color: 'fg', lineHeight: 'body', colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  // Spacing would separate joined Arabic characters.
  body: { fontSize: 'sm', letterSpacing: '0', fontVariantNumeric: 'tabular-nums' },
  'h1, h2, h3, h4': { lineHeight: 'title' },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'focus/30' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'html:has(dialog:modal)': { overflow: 'hidden' },
  'html[data-scrollbar]:has(dialog:modal)': { scrollbarGutter: 'stable' },
  '*, *::before, *::after, *::backdrop': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  sink: { to: { opacity: '0', transform: 'translateY(8px)' } },
  'slide-in': { from: { transform: 'translateX(100%)' } },
  'slide-out': { to: { transform: 'translateX(100%)' } },
});
