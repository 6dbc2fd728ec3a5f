/**
 * The event that the page sends to itself when the visitor changes a choice: a storage event only reaches
 * the other tabs. Its detail is a map of the choices that only this tab has (behaviour 20.1).
 */
export const CHOICE_MADE = 'perijove:choice'

/** The theme without a choice (behaviour 13.3). */
export const DEFAULT_SCHEME = 'dark'

const COLOR = { dark: '#0B0C0E', light: '#F6F6F7' }

/**
 * The script that every page runs before it renders anything, so that the wrong theme never flashes up. It sets
 * the root's `data-scheme` to 'light' or 'dark', at once and whenever the choice or the system's scheme changes,
 * in every tab, also when the browser brings a page back from its own cache (behaviour 13.3). `data-summary` says whether the summary will be one line (behaviour 18.14).
 */
export const SCHEME_SCRIPT = `(()=>{let k=new Map;const m=matchMedia('(prefers-color-scheme: light)'),f=()=>{let c,u;try{c=localStorage.scheme;u=localStorage.summary}catch{}c??=k.get('scheme')??'${DEFAULT_SCHEME}';u??=k.get('summary');const s=c==='light'||c==='system'&&m.matches?'light':'dark';const d=document.documentElement.dataset;d.scheme=s;d.summary=u??'';const t=document.querySelector('meta[name=theme-color]');if(t)t.content=s==='light'?'${COLOR.light}':'${COLOR.dark}'};f();m.addEventListener('change',f);addEventListener('DOMContentLoaded',f);addEventListener('pageshow',f);addEventListener('storage',e=>e.key===null||f());addEventListener('${CHOICE_MADE}',e=>{k=e.detail;f()})})()`
