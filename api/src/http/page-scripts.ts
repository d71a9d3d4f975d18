/**
 * Before the first paint, so that dark mode never flashes white. Without storage, the device decides. In a
 * block, so that its name collides with no other script's.
 */
export const settleTheme =
  "{let t;try{t=localStorage.getItem('theme')}catch{}if(t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.classList.add('dark')}";

/**
 * With a session this page is about to become the panel: the public content is hidden until the host's first
 * script has run (its stylesheet does that).
 */
export const hideFromSession =
  "try{if(localStorage.getItem('web_auth_token')&&localStorage.getItem('web_auth_user'))document.documentElement.dataset.session=''}catch{}";

/**
 * A prerendered page is readable without scripts, and its links are real. So the host waits in a template, to
 * hydrate on the first interaction (moving, scrolling, typing, or a session), and its scripts run in order. Below a
 * resting pointer the browser reports a move by nothing after each layout: that is no interaction.
 */
export const hydrateOnInteraction =
  "{const t=document.getElementById('host'),n=['pointermove','pointerdown','keydown','scroll','focusin'],w=i=>{if(i?.type==='pointermove'&&!i.movementX&&!i.movementY)return;for(const e of n)removeEventListener(e,w,true);for(const s of t.content.querySelectorAll('script'))s.async=false;t.replaceWith(t.content)};for(const e of n)addEventListener(e,w,true);if('session'in document.documentElement.dataset)w()}";

/**
 * Once every script in the HTML has arrived the network is free: then the deferred chunks load while the
 * first scripts run.
 */
export const loadDeferred =
  "{const t=document.getElementById('deferred'),n=new Set([...document.querySelectorAll('script[src],link[as=script]')].map(e=>e.src||e.href));new PerformanceObserver((l,o)=>{for(const e of l.getEntries())n.delete(e.name);if(n.size)return;o.disconnect();t.replaceWith(t.content)}).observe({type:'resource',buffered:true})}";

/**
 * A host that never starts cannot report itself. So the page reports, once, that a host script did not
 * arrive, or that it is still empty at the area deadline; with its session, because no other report counts. A
 * prerendered page has no host script until it hydrates, and is never empty.
 */
export const reportDeadHost =
  "{const d=i=>JSON.parse(document.getElementById(i).textContent);let o;const f=()=>{if(!o){let t;try{t=localStorage.getItem('web_auth_token')}catch{}fetch('/api/platform/outcomes',{method:'POST',keepalive:true,headers:{'content-type':'application/json',...t&&{authorization:'Bearer '+t}},body:JSON.stringify({outcomes:[{remote:'shell',release:d('composition').host,outcome:'failed'}]})}).catch(()=>{})}o=1};addEventListener('error',e=>{if(e.target.defer)f()},true);setTimeout(()=>{if(!document.getElementById('root').firstChild)f()},d('facts').areaDeadline)}";
