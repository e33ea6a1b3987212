import { inSpanish } from './inSpanish'
import type { Problem } from './readBookingRequest'

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

const WORDS = {
  en: {
    title: 'Almost there',
    back: 'Go back in your browser: what you chose is still there. Or begin at the',
    home: '<a href="/">home page</a>',
  },
  es: {
    title: 'Ya casi está',
    back: 'Vuelva atrás en su navegador: lo que eligió sigue ahí. O empiece por la',
    home: '<a href="/es">página de inicio</a>',
  },
}

/**
 * Returns a page with the problems of a booking, for browsers without scripts. Going back restores the entered values.
 */
export function problemPage({
  problems,
  languageCode,
}: {
  problems: readonly Problem[]
  languageCode: string
}): Response {
  const lang = languageCode === 'es' ? 'es' : 'en'
  const { title, back, home } = WORDS[lang]
  const told = lang === 'es' ? problems.map(inSpanish) : problems
  const items = told.map(({ field, message }) => `<li><b>${escape(field)}</b> ${escape(message)}</li>`).join('')
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><ul>${items}</ul><p>${back} ${home}.</p></main></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(html, { status: 400, headers })
}
