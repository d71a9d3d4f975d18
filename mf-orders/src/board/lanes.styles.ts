export const lane = {
  ...{ display: 'flex', flexDirection: 'column', minW: '0' },
  ...{ bg: 'bg.muted', borderRadius: 'xl' },
} as const;

export const cards = { ...{ display: 'flex', flexDirection: 'column', gap: '2' }, px: '2', pb: '2' } as const;

export const card = {
  ...{ position: 'relative', flexShrink: '0' },
  ...{ bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'xs' },
} as const;

export const kind = {
  ...{ px: '2', borderRadius: 'sm', bg: 'bg.muted' },
  ...{ color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
} as const;

export const texts = {
  '& [data-muted]': { color: 'fg.muted' },
  '& [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
} as const;
