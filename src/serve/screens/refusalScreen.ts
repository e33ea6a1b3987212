import { randomHeadline } from './headlines'
import { isBot } from './isBot'
import { SCREEN_STYLES } from './screenStyles'

interface Refusal {
  status: number
  /** The message for visitors. It is inserted as HTML, so it must not contain text of a request. */
  message: string
}

/**
 * Returns the response to a refused request: the error screen for browsers, plain text for programs and bots. The
 * screen is a whole HTML document, since the proxy cannot render React.
 */
export function refusalScreen({ status, message }: Refusal, headers: Headers): Response {
  const isForPeople = headers.get('accept')?.includes('text/html') && !isBot(headers.get('user-agent') ?? '')
  if (!isForPeople) return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  return new Response(documentOf({ status, message }), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

function documentOf({ status, message }: Refusal): string {
  const headline = randomHeadline()
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${headline}</title><style>${SCREEN_STYLES}</style>`
  const scene = `<div class="voix-screen-scene" aria-hidden="true"><span class="voix-screen-sun"></span><span class="voix-screen-code">${status}</span></div>`
  const links =
    '<nav class="voix-screen-links" aria-label="Useful links"><a class="voix-screen-primary" href="/">Go to homepage</a></nav>'
  const card = `<div class="voix-screen-card"><h1 class="voix-screen-title">${headline}</h1><p class="voix-screen-text">Error ${status}: ${message}</p>${links}</div>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><main class="voix-screen">${scene}${card}</main></body></html>`
}
