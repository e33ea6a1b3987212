/**
 * The screens' own styles: they must look right whatever the styles of the application are, also if those failed to
 * load.
 */
export const SCREEN_STYLES = `
body:has(>.voix-screen){margin:0}
.voix-screen{box-sizing:border-box;position:relative;isolation:isolate;display:grid;place-items:center;min-height:100vh;min-height:100svh;padding:2rem 1.25rem;overflow:hidden;font-family:ui-sans-serif,system-ui,'Segoe UI',sans-serif;line-height:1.5;color:#12303f;background:linear-gradient(#fde9d0 0%,#fbc9a4 42%,#f29a7e 62%,#57a0ab 62.2%,#1b6078 100%)}
.voix-screen-scene{position:absolute;inset:0;z-index:-1}
.voix-screen-sun{position:absolute;left:50%;bottom:38%;width:min(46vw,26rem);aspect-ratio:2;border-radius:999px 999px 0 0;background:linear-gradient(#fff3d6,#ffb46b);transform:translateX(-50%)}
.voix-screen-code{position:absolute;left:50%;bottom:37.4%;font-size:clamp(9rem,34vw,25rem);font-weight:800;line-height:0.78;letter-spacing:-0.06em;color:rgb(255 255 255 / 38%);transform:translateX(-50%)}
.voix-screen-waves{position:absolute;inset:auto 0 0;width:100%;height:38%}
.voix-screen-card{box-sizing:border-box;width:min(100%,34rem);padding:clamp(1.75rem,5vw,3rem);text-align:center;background:rgb(255 255 255 / 94%);border-radius:1.5rem;box-shadow:0 30px 70px -30px rgb(8 47 73 / 55%)}
.voix-screen-title{margin:0 0 0.75rem;font-size:clamp(1.75rem,6vw,2.75rem);font-weight:800;line-height:1.1;letter-spacing:-0.02em;text-wrap:balance}
.voix-screen-text{margin:0 0 0.5rem;font-size:1.125rem}
.voix-screen-hint{margin:0;color:#3f5b68}
.voix-screen-path{margin:0 0 0.75rem;color:#3f5b68;font-size:0.9375rem;overflow-wrap:anywhere}
.voix-screen-reference{margin:0 0 1rem;color:#3f5b68;font-size:0.875rem}
.voix-screen-links{margin-top:1.5rem;display:flex;flex-wrap:wrap;gap:0.75rem;justify-content:center}
.voix-screen-primary,.voix-screen-secondary{padding:0.75rem 1.5rem;font-weight:600;text-decoration:none;border:2px solid #0f5f78;border-radius:999px}
.voix-screen-primary{color:#fff;background:#0f5f78}
.voix-screen-secondary{color:#0f5f78;background:transparent}
.voix-screen-primary:hover,.voix-screen-secondary:hover{color:#fff;background:#0a4458;border-color:#0a4458}
.voix-screen a:focus-visible{outline:3px solid #c2410c;outline-offset:3px}
.voix-screen-closest{margin-top:2rem;padding-top:1.5rem;border-top:1px solid #d5e0e4}
.voix-screen-closest-title{margin:0 0 0.75rem;font-size:1rem;font-weight:700}
.voix-screen-closest-list{display:grid;gap:0.25rem;margin:0;padding:0;list-style:none}
.voix-screen-closest-list a{display:block;padding:0.5rem;color:#0f5f78;font-weight:600;text-decoration:none;border-radius:0.5rem}
.voix-screen-closest-list a:hover{background:#e8f3f5}
.voix-screen-closest-list span{display:block;font-size:0.875rem;font-weight:400;color:#4a636f;overflow-wrap:anywhere}
.voix-screen-stack{max-height:16rem;margin:1.5rem 0 0;padding:1rem;overflow:auto;font-size:0.8125rem;text-align:left;white-space:pre-wrap;background:#f1f5f6;border-radius:0.75rem}
`
