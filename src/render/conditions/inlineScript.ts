import { holds } from '../../tree'
import type { Condition } from '../../tree/types'

/** The conditions of one element that only the browser can judge. */
export interface ScriptedConditions {
  id: string
  type: 'and' | 'or'
  conditions: Condition[]
  /** `true`: when they hold, the element shows whatever the breakpoint says. */
  overrides: boolean
}

/**
 * Source of the script: judges the entries by what the browser knows (tag totals, query parameters, language, date,
 * referrer) and names the elements to hide (`data-vch`) and to show at any width (`data-vcs`) on `<html>`.
 * Those of another script of the page stay named. A failure leaves everything visible.
 */
export function inlineScript(entries: readonly ScriptedConditions[]): string {
  const data = JSON.stringify(entries)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ')
  return `(function(l,h){try{${BODY}}catch(e){}})(${data},${holds.toString()})`
}

const BODY = `
var d=document,r=d.documentElement,q=new URLSearchParams(location.search),H=[],S=[];
function f(k){
var i=k.indexOf(':'),n=i<0?k:k.slice(0,i),a=i<0?'':k.slice(i+1);
if(n==='tag')try{var v=localStorage.getItem('voix:tag:'+a);return v===null?null:parseInt(v,10)}catch(e){return null}
if(n==='query')return q.get(a);
if(n==='language')return r.lang;
if(n==='date')return Date.now();
if(n==='referrer')return d.referrer||null;
return null}
l.forEach(function(e){
var t=function(c){return h(c,f)},ok=e.type==='or'?e.conditions.some(t):e.conditions.every(t);
if(e.overrides){if(ok)S.push(e.id)}else if(!ok)H.push(e.id)});
function s(n,L){if(L.length)r.setAttribute(n,[r.getAttribute(n)||''].concat(L).join(' ').trim())}
s('data-vch',H);s('data-vcs',S);
`.replace(/\n/g, '')
