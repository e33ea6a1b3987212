import type { Problem } from './readAsked'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;color:#12333a;background:#f7efe4;margin:0;display:grid;min-height:100vh;place-items:center}main{background:#fff;border-radius:14px;padding:2.5rem;max-width:32rem;margin:1rem}h1{margin:0 0 1rem;font:500 2rem Georgia,serif}a{color:#b13c23}'

/** What is wrong, for a browser without a script. Going back there brings what was typed. */
export function problemPage({ title, problems }: { title: string; problems: readonly Problem[] }): Response {
  const items = problems.map(({ field, message }) => `<li><b>${escape(field)}</b> ${escape(message)}</li>`).join('')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style><main><h1>${escape(title)}</h1><ul>${items}</ul><p>Go back in your browser: what you chose is still there. Or begin at the <a href="/">home page</a>.</p></main></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(html, { status: 400, headers })
}
