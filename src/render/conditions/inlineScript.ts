import { holds } from '../../tree'
import { judge, type ScriptedConditions } from './judge'

/**
 * Returns the source of the script that evaluates the conditions with the data of the browser (tag totals, query
 * parameters, language, date, referrer) and lists the elements to hide (`data-vch`) and to show at any width
 * (`data-vcs`) on `<html>`. Marks of another script of the page stay. If it fails, all elements stay visible.
 */
export function inlineScript(entries: readonly ScriptedConditions[]): string {
  const data = JSON.stringify(entries)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ')
  return `(function(l,h,j){try{${BODY}}catch(e){}})(${data},${holds.toString()},${judge.toString()})`
}

const BODY = `
var d=document,r=d.documentElement,q=new URLSearchParams(location.search),o=j(l,h,{
tag:function(n){try{var v=localStorage.getItem('voix:tag:'+n);return v===null?null:parseInt(v,10)}catch(e){return null}},
query:function(n){return q.get(n)},
language:r.lang,
date:Date.now(),
referrer:d.referrer||null});
function s(n,L){if(L.length)r.setAttribute(n,[r.getAttribute(n)||''].concat(L).join(' ').trim())}
s('data-vch',o.hidden);s('data-vcs',o.shown);
`.replace(/\n/g, '')
