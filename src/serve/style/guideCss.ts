/** Styles of the guide itself. The samples look as the layout's style sheet says. */
export const GUIDE_CSS = `
.voix-guide{display:block;max-width:72rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 4rem}
.voix-guide>header h1{margin:0;font:600 1.5rem/1.3 system-ui,sans-serif}
.voix-guide>header p{margin:.25rem 0 0}
.voix-guide code{font:400 .8125rem/1.4 ui-monospace,monospace;color:inherit;background:none}
.voix-guide-section{margin-top:2.5rem;padding-top:1.25rem;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.voix-guide-section>h2{margin:0 0 1rem;font:600 1.0625rem/1.3 system-ui,sans-serif;letter-spacing:0;text-transform:none}
.voix-guide-grid,.voix-guide-rows{display:grid;gap:1.25rem;margin:0;padding:0;list-style:none}
.voix-guide-grid{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}
.voix-guide-grid li{display:grid;gap:.375rem;font-family:system-ui,sans-serif;font-size:.875rem}
.voix-guide-grid i{display:block;height:5rem;border:1px solid color-mix(in srgb,currentColor 16%,transparent)}
.voix-guide-grid .voix-guide-box{background:Canvas}
.voix-guide-rows li{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:1rem;align-items:baseline}
.voix-guide-rows p{margin:0;line-height:1.2;overflow-wrap:anywhere}
.voix-guide-space{display:block;height:1rem;background:currentColor}
.voix-guide-form{display:grid;gap:1rem;max-width:28rem}
.voix-guide-form label{display:grid;gap:.25rem}
@media (max-width:40rem){.voix-guide-rows li{grid-template-columns:minmax(0,1fr);gap:.25rem}}
`
