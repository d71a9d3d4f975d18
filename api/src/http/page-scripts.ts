/**
 * Before anything is drawn, so that nobody in the dark is dazzled. Where storage is closed, the device decides. In a
 * block of its own, so that its name meets no other script's.
 */
export const settleTheme =
  "{let t;try{t=localStorage.getItem('theme')}catch{}if(t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.classList.add('dark')}";

/**
 * With a session this page is on its way to the panel: what stands in it for strangers is then not shown, not even
 * until the host's first script has run (its stylesheet hides it).
 */
export const hideFromSession =
  "try{if(localStorage.getItem('web_auth_token')&&localStorage.getItem('web_auth_user'))document.documentElement.dataset.session=''}catch{}";

/**
 * A page that came complete needs no script to be read, and all its links are real ones. So the host waits in a
 * template for the first sign of a person (who moves, scrolls, types, or has a session), and then runs in its order.
 */
export const hydrateOnInteraction =
  "{const t=document.getElementById('host'),n=['pointermove','pointerdown','keydown','scroll','focusin'],w=()=>{for(const e of n)removeEventListener(e,w,true);for(const s of t.content.querySelectorAll('script'))s.async=false;t.replaceWith(t.content)};for(const e of n)addEventListener(e,w,true);if('session'in document.documentElement.dataset)w()}";

/**
 * When every script that the HTML names has come, the line is free: then those are asked for that the screen draws with
 * last, while the first ones run.
 */
export const loadDeferred =
  "{const t=document.getElementById('behind'),n=new Set([...document.querySelectorAll('script[src],link[as=script]')].map(e=>e.src||e.href));new PerformanceObserver((l,o)=>{for(const e of l.getEntries())n.delete(e.name);if(n.size)return;o.disconnect();t.replaceWith(t.content)}).observe({type:'resource',buffered:true})}";

/**
 * A host that never runs cannot report itself. So the page tells, once, that one of the host's scripts did not arrive, or
 * that nothing stands in it when an area would have given up; with its session, because no other report counts. A page that
 * came complete has no such script until it is woken, and is never empty.
 */
export const tellOfDeadHost =
  "{const d=i=>JSON.parse(document.getElementById(i).textContent);let o;const f=()=>{if(!o){let t;try{t=localStorage.getItem('web_auth_token')}catch{}fetch('/api/platform/outcomes',{method:'POST',keepalive:true,headers:{'content-type':'application/json',...t&&{authorization:'Bearer '+t}},body:JSON.stringify({outcomes:[{remote:'shell',release:d('composition').host,outcome:'failed'}]})}).catch(()=>{})}o=1};addEventListener('error',e=>{if(e.target.defer)f()},true);setTimeout(()=>{if(!document.getElementById('root').firstChild)f()},d('facts').areaDeadline)}";
