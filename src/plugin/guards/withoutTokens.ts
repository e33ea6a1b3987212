import type { Config, Endpoint, PayloadRequest } from 'payload'
import { requestReset } from '../../collections/core/users/forgotPassword'
import { isRecord } from '../../tree'

/** Payload's endpoints that respond with the session's token. */
const ANSWER_TOKENS = ['/login', '/me', '/refresh-token', '/reset-password', '/first-register']

/** Names of the token in these responses. */
const TOKENS = ['token', 'refreshedToken'] as const

export const answersToken = ({ path }: Pick<Endpoint, 'path'>): boolean => ANSWER_TOKENS.includes(path)

/**
 * Returns whether a page of this site sent the request. Its session is an HttpOnly cookie, so the response must not
 * expose the token to scripts. A client that sends `Authorization` already has the token, and other programs need it on
 * login.
 */
function isOfPage({ headers, payload }: PayloadRequest): boolean {
  if (hasSessionCookie({ headers, payload })) return true
  const site = headers.get('Sec-Fetch-Site')
  return !headers.has('Authorization') && (site === null ? headers.has('Origin') : site === 'same-origin')
}

export function hasSessionCookie({ headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>): boolean {
  return (headers.get('Cookie') ?? '').includes(`${payload.config.cookiePrefix}-token=`)
}

/**
 * Returns the response without the token for pages of this site. Hooks cannot remove it, since Payload creates the
 * cookie from the same result.
 */
export async function withoutToken(req: PayloadRequest, answer: Response): Promise<Response> {
  if (!isOfPage(req)) return answer
  const body: unknown = await answer.clone().json()
  if (!isRecord(body)) return answer
  const { token, refreshedToken, ...rest } = body
  if (token === undefined && refreshedToken === undefined) return answer
  return Response.json(rest, { status: answer.status, headers: answer.headers })
}

interface Input {
  req: PayloadRequest
}

/** The used part of GraphQL's types while Payload builds its schema. */
interface Schema {
  Query: { fields: Record<string, { type: unknown }> }
  Mutation: { fields: Record<string, { type: unknown; resolve?: Resolvable[string]['resolve'] }> }
  collections: Record<string, { graphQL?: { JWT?: { name: string }; type?: { name: string } } }>
}
type Resolvable = Record<
  string,
  { resolve?: (source: Record<string, unknown>, args: unknown, input: Input) => unknown }
>

/**
 * Applies to GraphQL what the REST endpoints of accounts do: the token of a session is `null` by any name, and a
 * forgotten password gets the same response for every address.
 */
export function graphQLOfAccounts(graphQL: Config['graphQL'], users: string): Config['graphQL'] {
  return {
    ...graphQL,
    queries: (library, schema) => {
      const { Query, Mutation, collections } = schema as unknown as Schema
      const prefix = collections[users]?.graphQL?.JWT?.name.slice(0, -'JWT'.length)
      const answers = new RegExp(`^${prefix}(Me|LoginResult|ResetPassword|Refreshed.*)$`)
      for (const { type } of [Query, Mutation].flatMap(({ fields }) => Object.values(fields))) {
        if (isObjectType(type) && answers.test(type.name)) hideTokens(type.getFields())
      }
      const forgotten = Mutation.fields[`forgotPassword${collections[users]?.graphQL?.type?.name}`]
      if (forgotten) forgotten.resolve = resolveForgotten
      return graphQL?.queries?.(library, schema) ?? {}
    },
  }
}

async function resolveForgotten(_: unknown, args: unknown, { req }: Input): Promise<true> {
  await requestReset(req, (args as { email?: unknown }).email)
  return true
}

function hideTokens(fields: Resolvable): void {
  for (const name of TOKENS) {
    const field = fields[name]
    if (field) field.resolve = (source, _, { req }) => (isOfPage(req) ? null : source[name])
  }
}

function isObjectType(type: unknown): type is { name: string; getFields: () => Resolvable } {
  return isRecord(type) && typeof type.name === 'string' && typeof type.getFields === 'function'
}
