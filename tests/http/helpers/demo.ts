import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cookieHeader, sessionOf, signInBy } from '../../e2e/helpers/sessions'

/** The address of the demo's server, which the setup has started. */
export const BASE = process.env.VOIX_E2E_URL ?? ''

export interface Visit {
  status: number
  html: string
  headers: Headers
  /** The target of a redirect, as a path if it is on this server. */
  location: string | undefined
}

/** Returns the response at a path without following redirects. */
export async function visit(path: string, init: RequestInit = {}): Promise<Visit> {
  const answer = await fetch(BASE + path, { redirect: 'manual', ...init })
  const html = await answer.text()
  // After Next has started the response, the page itself contains the redirect.
  const refresh = /NEXT_REDIRECT;\w+;([^;"]+);/.exec(html)?.[1]
  const location = (answer.headers.get('location') ?? refresh)?.replace(BASE, '')
  return { status: answer.status, html, headers: answer.headers, location }
}

/** Returns the request headers of the setup's administrator. Payload accepts its cookie from its own origin only. */
const asStaff = () => ({ Cookie: cookieHeader(sessionOf(0) ?? []), Origin: BASE })

/** Returns the response at a path for the setup's administrator. */
export function visitAsStaff(path: string): Promise<Visit> {
  return visit(path, { headers: asStaff() })
}

/** Creates a user with the role and returns the headers of their requests. */
export async function headersOf(role: string): Promise<Record<string, string>> {
  const account = { email: `${role}-${randomUUID()}@example.com`, password: 'Secret-123-secret' }
  const made = await ask('POST', '/api/users', { ...account, name: `A ${role}`, roles: [role] })
  expect(made.status, made.text).toBe(201)
  return { Cookie: cookieHeader(await signInBy({ baseURL: BASE, account })), Origin: BASE }
}

/** Sends a request to the API as the administrator. */
export async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(BASE + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...asStaff() },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, json: () => JSON.parse(text) as Record<string, unknown> }
}

/** Creates or updates a document as the administrator and returns its id. */
export async function write(method: 'POST' | 'PATCH', path: string, data: object): Promise<string> {
  const answer = await ask(method, `${path}?depth=0`, { _status: 'published', ...data })
  expect(answer.status, answer.text).toBeLessThan(300)
  return (answer.json().doc as { id: string }).id
}

interface Element {
  blockType: string
  [field: string]: unknown
}

/** Publishes a page and returns its id and path. */
export async function publish(elements: Element[], page: object = {}): Promise<{ id: string; path: string }> {
  const path = `/e2e/http/${randomUUID().slice(0, 8)}`
  const rows = elements.map((element) => ({ id: randomUUID(), ...element }))
  const id = await write('POST', '/api/pages', { title: 'A page', path, layout: 'no-chrome', ...page, elements: rows })
  return { id, path }
}
