import { SITE_ATTRIBUTE } from '../client/siteHeader'
import { PLACED_EVENT } from './placedEvent'

/** The query parameter that requests the elements reserved for signed-in users. */
export const AUDIENCE_QUERY = 'voix-audience'

/**
 * Returns the script of a page with elements for an audience. If a cookie says that the visitor may be signed in, it
 * requests the reserved elements and inserts them; for other visitors it sends no request. Content that React streams
 * behind the response is moved to its place first. A page that the browser restores from before a sign-out is reloaded.
 */
export function audienceScript(hint: string): string {
  return `(function(d,h){${BODY}})(document,${JSON.stringify(`; ${hint}=`)})`
}

const BODY = `
function n(){return('; '+d.cookie).includes(h)}
addEventListener('pageshow',function(e){if(e.persisted&&!n())location.reload()});
if(!n())return;
var l=new URLSearchParams(location.search).get('layout'),
f=fetch(location.pathname+'?${AUDIENCE_QUERY}'+(l?'&layout='+encodeURIComponent(l):''),{cache:'no-store',headers:{'x-voix-site':d.documentElement.getAttribute('${SITE_ATTRIBUTE}')||'0'}}).then(function(a){return a.status===200?a.text():''});
function g(){f.then(function(t){
var p=new DOMParser().parseFromString(t,'text/html');
p.querySelectorAll('template[id]').forEach(function(m){
var s=p.getElementById(m.id.replace(/^[BP]:/,'S:')),b=m.previousSibling;if(!s)return;
if(m.id[0]==='B'){b.data='$';while(m.nextSibling&&m.nextSibling.data!=='/$')m.nextSibling.remove()}
m.replaceWith.apply(m,s.childNodes)});
p.querySelectorAll('[data-voix-audience]').forEach(function(o){
var c=d.createElement(o.localName);c.textContent=o.textContent;d.head.append(c)});
d.querySelectorAll('voix-for').forEach(function(o){
p.querySelectorAll('voix-for').forEach(function(i){if(i.getAttribute('element')===o.getAttribute('element')){
o.replaceChildren.apply(o,i.childNodes);o.dispatchEvent(new CustomEvent('${PLACED_EVENT}',{bubbles:true}))}})})
}).catch(function(){})}
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',g);else g()
`.replace(/\n/g, '')
