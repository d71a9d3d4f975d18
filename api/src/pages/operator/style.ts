import { themeVariables } from '@hawiyat/shared/ui/theme/variables';

/** The panel's colors, shapes and spacing, in the device's theme. */
export const operatorStyle = `
:root {
  color-scheme: light dark;
  ${themeVariables('light')}
}
@media (prefers-color-scheme: dark) {
  :root { ${themeVariables('dark')} }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--hw-colors-bg); color: var(--hw-colors-fg); font: 400 .9375rem/1.6 "IBM Plex Sans Arabic", "Segoe UI", "Noto Sans Arabic", Tahoma, Arial, sans-serif; font-variant-numeric: tabular-nums }
h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0 }
h1, h2, h3, b, strong, dd, caption { font-weight: 600; line-height: 1.4 }
h1 { font-size: 1.375rem } h2 { font-size: 1.125rem } h3 { font-size: 1rem }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--hw-colors-brand-fg); text-underline-offset: .25em }
:focus-visible { outline: 2px solid var(--hw-colors-focus); outline-offset: 2px }
.quiet, small, dt { color: var(--hw-colors-fg-muted); font-size: .8125rem; font-weight: 400 }
.id { font: 500 .8125rem/1.6 ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

.top { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 4rem; padding: .5rem max(1rem, (100% - 70rem) / 2); background: var(--hw-colors-bg-sidebar); color: white }
.top svg { width: 2.25rem } .top p { display: flex; align-items: center; gap: .75rem; line-height: 1.35 }
.top span { display: grid } .top b { font-size: 1.0625rem } .top small { color: var(--hw-colors-sidebar-fg) }
.top nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-inline-end: auto } .top a { color: var(--hw-colors-sidebar-fg); text-decoration: none; font-weight: 500 }
.top a:hover { color: white } .top a[aria-current] { color: white; box-shadow: inset 0 -3px var(--hw-colors-accent-graphic) } .top form { display: flex; align-items: center; gap: .875rem; min-width: 0 }
.who { overflow: hidden; max-width: 14rem; font-size: .875rem; text-overflow: ellipsis; white-space: nowrap }
.top button { flex: none;  border-color: var(--hw-colors-sidebar-edge); background: none; color: white } .top button:hover { background: var(--hw-colors-sidebar-hover) } .top :focus-visible { outline-color: white }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; width: min(100%, 72rem); margin: 0 auto; padding: 1.5rem 1rem 4rem }
.title { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem }

.areas { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.25rem; align-items: start }
.areas > :has(.rollout) { grid-column: 1 / -1 }
.card { padding: 1.25rem 1.25rem .75rem; border: 1px solid var(--hw-colors-border); border-radius: .875rem; background: var(--hw-colors-bg-panel); box-shadow: var(--hw-shadows-xs) }
.card > * + * { margin-block-start: 1rem }
.card:has(> .controls:last-child) { padding-block-end: 1.25rem }
.card > header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem }
.card > header .id { color: var(--hw-colors-fg-muted) } .card > header span:last-child:not(.badge) { margin-inline-start: auto }
.badge { display: inline-block; padding: .125rem .75rem; border-radius: 99px; background: var(--hw-colors-bg-muted); font-size: .8125rem; font-weight: 500 }
.badge.stable { background: var(--hw-colors-success-subtle); color: var(--hw-colors-success-fg) } .badge.current { background: var(--hw-colors-accent-subtle); color: var(--hw-colors-accent-fg) }
.badge.paused { outline: 1px solid var(--hw-colors-border-control); outline-offset: -1px; background: none }
.notice { padding: .625rem .875rem; border-radius: .5rem; font-weight: 500 } .notice:empty { display: none }
.good { background: var(--hw-colors-success-subtle); color: var(--hw-colors-success-fg) } .notice.bad { background: var(--hw-colors-danger-subtle); color: var(--hw-colors-danger-fg) }
.whole { color: var(--hw-colors-success-fg); font-size: .875rem } .error { color: var(--hw-colors-danger-fg); font-size: .8125rem }
dl { display: flex; flex-wrap: wrap; gap: .75rem 3rem } dd { display: flex; flex-wrap: wrap; column-gap: .875rem; margin: 0 }

.rollout { padding: 1rem; border: 1px solid var(--hw-colors-border); border-inline-start: 3px solid var(--hw-colors-accent-graphic); border-start-end-radius: .625rem; border-end-end-radius: .625rem }
.rollout > * + * { margin-block-start: .75rem }
.steps { display: flex; gap: .375rem; list-style: none }
.steps li { flex: 1; padding-block-start: .375rem; border-block-start: 4px solid var(--hw-colors-border); color: var(--hw-colors-fg-muted); font-size: .8125rem; text-align: start }
.steps .past { border-color: var(--hw-colors-accent-graphic) } .steps [aria-current] { border-color: var(--hw-colors-accent-graphic); color: var(--hw-colors-accent-fg); font-weight: 600 }
.canary { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1rem 2.5rem; padding-block-start: .75rem; border-block-start: 1px solid var(--hw-colors-border) }
.canary > div > * + * { margin-block-start: .375rem }
tbody th { width: 46% }
table { width: 100%; border-collapse: collapse; align-self: start } caption { padding-block-end: .375rem; text-align: start }
th, td { padding: .4375rem 0; padding-inline-end: .75rem; border-block-start: 1px solid var(--hw-colors-border); font-weight: 400; text-align: start; vertical-align: top }
thead th, thead td { border: 0; padding-block: 0 .25rem; color: var(--hw-colors-fg-muted); font-size: .8125rem } td .quiet { white-space: nowrap }
progress { display: block; width: 100%; height: .5rem; border: 0; border-radius: 99px; background: var(--hw-colors-bg-muted); color: var(--hw-colors-accent-graphic); overflow: hidden; appearance: none }
progress::-webkit-progress-bar { background: var(--hw-colors-bg-muted) } progress::-webkit-progress-value { background: var(--hw-colors-accent-graphic); border-radius: 99px } progress::-moz-progress-bar { background: var(--hw-colors-accent-graphic) }
progress.bad::-webkit-progress-value { background: var(--hw-colors-danger-solid) } progress.bad::-moz-progress-bar { background: var(--hw-colors-danger-solid) }
.missing { padding-inline-start: 1.125rem; font-size: .875rem } .missing li::marker { color: var(--hw-colors-accent-graphic) }

.controls { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .625rem }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .375rem 1rem; border: 1px solid var(--hw-colors-border-control); border-radius: .5rem; background: var(--hw-colors-bg-panel); color: var(--hw-colors-fg); font: inherit; font-weight: 500; line-height: 1.4; text-align: center; cursor: pointer }
button:hover, .button:hover { background: var(--hw-colors-bg-muted) }
summary { cursor: pointer; list-style: none } summary::-webkit-details-marker { display: none }
.primary, .primary:hover { border-color: var(--hw-colors-accent-solid); background: var(--hw-colors-accent-solid); color: white }
.danger, .danger:hover { border-color: var(--hw-colors-danger-solid); background: var(--hw-colors-danger-solid); color: white }
.dangerous { border-color: var(--hw-colors-danger-solid); color: var(--hw-colors-danger-fg) } .dangerous:hover { background: var(--hw-colors-danger-subtle) }
:is(.primary, .danger):hover { filter: brightness(.92) }
.ask[open] { flex-basis: 100% } .ask[open] > .button:not(.primary) { background: var(--hw-colors-bg-muted) }
.ask form { display: grid; grid-template-columns: minmax(0, 36rem); justify-items: start; gap: .75rem; margin-block-start: .625rem; padding: 1rem; border: 1px solid var(--hw-colors-border); border-radius: .625rem; background: var(--hw-colors-bg) }
.field { display: grid; gap: .25rem; width: 100% } label { font-weight: 500 }
textarea, input, select { width: 100%; min-height: 2.75rem; padding: .5625rem .75rem; border: 1px solid var(--hw-colors-border-control); border-radius: .5rem; background: var(--hw-colors-bg-panel); color: inherit; font: inherit; resize: vertical }
select { max-width: 100%; font-size: .875rem; text-overflow: ellipsis } textarea[dir=ltr] { text-align: start; direction: ltr } [aria-invalid] { border-color: var(--hw-colors-danger-solid) }

.rows { list-style: none } .rows li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding-block: .75rem; border-block-start: 1px solid var(--hw-colors-border) }
.rows li > div { min-width: 0; overflow-wrap: anywhere }
.secret { border-color: var(--hw-colors-accent-graphic) } .secret code { display: block; margin-block-start: .25rem; padding: .75rem; border-radius: .5rem; background: var(--hw-colors-bg-muted); font-size: .9375rem; text-align: start; user-select: all }

.log > summary { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-weight: 500 }
.log > summary::before { content: ""; width: .4375rem; height: .4375rem; border: solid var(--hw-colors-fg-muted); border-width: 0 0 2px 2px; transform: rotate(45deg); transition: transform .16s }
.log[open] > summary::before { transform: rotate(-45deg) } .log > summary span { color: var(--hw-colors-fg-muted); font-size: .8125rem; font-weight: 400 }
.lines { list-style: none; margin-block-start: .5rem }
.lines li { position: relative; padding-block: .5rem; padding-inline-start: 1.25rem; border-inline-start: 2px solid var(--hw-colors-border); margin-inline-start: .3125rem }
.lines li::before { content: ""; position: absolute; inset-inline-start: -.375rem; inset-block-start: 1rem; width: .625rem; height: .625rem; border-radius: 50%; background: var(--hw-colors-border-control) }
.lines li:first-child::before { background: var(--hw-colors-accent-graphic) }
.reason { overflow-wrap: anywhere; white-space: pre-line }
.sign-in { display: grid; padding: 1.5rem; gap: 1rem; width: min(100%, 25rem); margin: 8vh auto 0 } .sign-in > * { margin: 0 !important }
@media (max-width: 44rem) {
  .top { flex-wrap: wrap; gap: .25rem 1rem } .top nav { order: 1; flex-basis: 100% } .who { max-width: 9rem }
  .canary { grid-template-columns: minmax(0, 1fr) } .card { padding: 1rem 1rem .5rem } .card:has(> .controls:last-child) { padding-block-end: 1rem } .rollout { padding: .875rem }
  .controls { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)) } .ask[open], .ask:has(> .dangerous) { grid-column: 1 / -1 }
  .controls > form > button, .ask > .button, .ask form > button { width: 100% } .ask > .button { display: flex; padding-inline: .5rem }
  td .quiet { display: block } .steps li { font-size: .75rem }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`;
