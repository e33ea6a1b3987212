/**
 * Source of the script by which a page tells of the errors that nobody caught in it, a few at most. They stand in the console, too, as
 * browsers write them there.
 *
 * @param endpoint where they are told
 */
export function reportScript(endpoint: string): string {
  return `(function(n){function t(e){if(!e||n++>4)return;navigator.sendBeacon(${JSON.stringify(endpoint)},new Blob([JSON.stringify({message:String(e.message||e).slice(0,1000),stack:e.stack?String(e.stack).slice(0,8000):null,url:location.href.slice(0,2000)})],{type:'application/json'}))}addEventListener('error',function(e){t(e.error)});addEventListener('unhandledrejection',function(e){t(e.reason)})})(0)`
}
