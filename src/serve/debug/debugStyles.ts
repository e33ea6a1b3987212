/** The debug screen's own styles: it must be readable whatever the styles of the application are. */
export const DEBUG_STYLES = `
:root{color-scheme:light dark}
body:has(>.voix-debug){margin:0;background:light-dark(#f4f6f7,#12181b)}
.voix-debug{box-sizing:border-box;max-width:70rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:0.9375rem/1.5 ui-sans-serif,system-ui,'Segoe UI',sans-serif;color:light-dark(#12303f,#e3ecef)}
.voix-debug h1{margin:0;font-size:1.75rem;font-weight:700;letter-spacing:-0.01em}
.voix-debug h2{margin:0 0 0.75rem;font-size:1.0625rem;font-weight:700}
.voix-debug p{margin:0;color:light-dark(#47606c,#a5b7be)}
.voix-debug form{display:flex;flex-wrap:wrap;align-items:end;gap:0.75rem;margin-top:1.25rem}
.voix-debug label{display:grid;gap:0.25rem;font-size:0.8125rem;font-weight:600}
.voix-debug label:first-child{flex:1 1 16rem}
.voix-debug :is(input,select,button){box-sizing:border-box;height:2.5rem;padding:0 0.75rem;font:inherit;font-size:0.9375rem;color:inherit;background:light-dark(#fff,#1b2428);border:1px solid light-dark(#7a919b,#5d747d);border-radius:0.5rem}
.voix-debug button{font-weight:600;color:#fff;background:#0f5f78;border-color:#0f5f78;cursor:pointer}
.voix-debug :is(a,input,select,button,summary):focus-visible{outline:3px solid #c2410c;outline-offset:2px}
.voix-debug section{margin-top:1.25rem;padding:1.25rem;overflow-x:auto;background:light-dark(#fff,#1b2428);border:1px solid light-dark(#dbe3e6,#2d3a40);border-radius:0.75rem}
.voix-debug a{color:light-dark(#0f5f78,#7cc7da)}
.voix-debug dl{display:grid;gap:0.375rem;margin:0}
.voix-debug dl>div{display:grid;grid-template-columns:minmax(7rem,10rem) 1fr;gap:1rem}
.voix-debug dt{color:light-dark(#47606c,#a5b7be)}
.voix-debug dd{margin:0;overflow-wrap:anywhere}
.voix-debug code{font:0.8125rem/1.5 ui-monospace,'Cascadia Mono',monospace;overflow-wrap:anywhere}
.voix-debug details{margin-top:0.75rem}
.voix-debug summary{cursor:pointer;font-weight:600}
.voix-debug-tags{columns:20rem;margin:0.5rem 0 0;padding:0;list-style:none}
.voix-debug table{width:100%;border-collapse:collapse;text-align:left}
.voix-debug :is(th,td){padding:0.375rem 1rem 0.375rem 0;vertical-align:top;border-top:1px solid light-dark(#e6ecee,#2d3a40)}
.voix-debug thead th{font-size:0.8125rem;color:light-dark(#47606c,#a5b7be);border:0}
`
