import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { isSameSignature } from '../../collections/core/secrets'
import { getVoix } from '../../options/getVoix'
import { siteHref } from '../../slices'
import { FORM_EXTRAS } from '../../slices/forms/formField'
import { isRecord } from '../../tree'

const DAY_MS = 864e5

/** The content of a request, not yet checked against the form. */
export interface Submission {
  values: Record<string, unknown>
  /** Whether the page's script sent it, and reads the response. */
  isScripted: boolean
  /** Whether the field that is hidden from people was filled in. */
  isTrapped: boolean
  /** Milliseconds since this server signed the start time of the form; `null` without a valid signature. */
  elapsed: number | null
  /** The page with the form. */
  path: string
  anchor: string
  languageCode: string
  /** Retries of one submission have the same id. Empty if the client sends none. */
  operationId: string
}

/** Reads JSON of the page's script, or the plain form of a browser without one. Returns `null` for any other body. */
export async function readSubmission(req: PayloadRequest): Promise<Submission | null> {
  const type = req.headers.get('content-type') ?? ''
  const text = (await req.text?.()) ?? ''
  if (type.includes('application/x-www-form-urlencoded')) return fromForm(req, new URLSearchParams(text))
  try {
    return fromScript(req, JSON.parse(text))
  } catch {
    return null
  }
}

function fromScript(req: PayloadRequest, body: unknown): Submission | null {
  if (!isRecord(body) || !isRecord(body.values)) return null
  const { [FORM_EXTRAS.trap]: trap, ...values } = body.values
  return {
    values,
    isScripted: true,
    isTrapped: trap !== undefined && trap !== '',
    elapsed: elapsedSince(req, String(body.since)),
    operationId: typeof body.operationId === 'string' ? body.operationId : '',
    ...about(req, { path: body.path, anchor: '', language: body.language }),
  }
}

function fromForm(req: PayloadRequest, sent: URLSearchParams): Submission {
  const extras = new Set<string>(Object.values(FORM_EXTRAS))
  const extra = (name: keyof typeof FORM_EXTRAS) => sent.get(FORM_EXTRAS[name]) ?? ''
  return {
    values: Object.fromEntries([...sent].filter(([name]) => !extras.has(name))),
    isScripted: false,
    isTrapped: extra('trap') !== '',
    elapsed: elapsedSince(req, extra('since')),
    operationId: extra('operation'),
    ...about(req, { path: extra('path'), anchor: extra('anchor'), language: extra('language') }),
  }
}

function about(req: PayloadRequest, { path, anchor, language }: { path: unknown; anchor: string; language: unknown }) {
  const { languages } = getVoix(req.payload.config)
  return {
    path: typeof path === 'string' && path.length <= 500 && siteHref(path) !== null ? path : '/',
    anchor: /^[\w-]{1,100}$/.test(anchor) ? anchor : '',
    languageCode: (languages.find(({ code }) => code === language) ?? languages[0])?.code ?? 'en',
  }
}

/** Returns a signed start time of a form. Clients send it back with the form and cannot forge it. */
export function signedSince({ payload }: Pick<PayloadRequest, 'payload'>, slug: string, time = Date.now()): string {
  return `${time}.${signatureOf(payload, slug, String(time))}`
}

function elapsedSince({ payload, routeParams }: PayloadRequest, since: string): number | null {
  const [time = '', signature = ''] = since.split('.')
  if (!isSameSignature(signature, signatureOf(payload, String(routeParams?.slug), time))) return null
  // The difference is negative if the server's clock was set back.
  const elapsed = Math.abs(Date.now() - Number(time))
  return elapsed <= DAY_MS ? elapsed : null
}

function signatureOf({ secret }: Payload, slug: string, time: string): string {
  return createHmac('sha256', secret).update(`form:${slug}:${time}`).digest('hex')
}
