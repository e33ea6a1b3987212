import {
  GRAPHQL_POST,
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload'
import { BODY_LIMITS, readBody, readText } from '../serve/endpoints/readBody'

type Config = Promise<SanitizedConfig> | SanitizedConfig
type RestHandler = ReturnType<typeof REST_POST>

/** Payload parses these parameters as JSON when their value is a single string. */
const JSON_PARAMETERS = ['where', 'data']

/**
 * Payload's REST API with a limit on the size of request bodies: `export const { GET, HEAD, POST, DELETE, PATCH, PUT,
 * OPTIONS } = restRoutes(config)` in `app/(payload)/api/[...slug]/route.ts`. The plugin limits the bodies of all
 * endpoints in every application. Payload reads the body of a `POST` that replaces a `GET` before any endpoint runs, so
 * only the route can limit it. Responses to a session are not cached.
 */
export function restRoutes(config: Config) {
  const loadedConfig = Promise.resolve(config)
  const post = REST_POST(loadedConfig)
  const get = answered(REST_GET(loadedConfig))
  return {
    GET: get,
    // By default Next would call GET with the HEAD request, and Payload would search for an endpoint with that method.
    HEAD: async (request: Request, args: Parameters<RestHandler>[1]) => {
      const { url, headers: loadedConfig, signal } = request
      const { body, status, headers } = await get(new Request(url, { headers: loadedConfig, signal }), args)
      await body?.cancel()
      return new Response(null, { status, headers })
    },
    POST: answered(async (request, args) => {
      if (!standsForGet(request)) return post(request, args)
      const read = await readText(request, { maxBytes: BODY_LIMITS.visitor })
      return read.ok ? post(withBody(request, read.text), args) : refuse(read)
    }),
    DELETE: answered(REST_DELETE(loadedConfig)),
    PATCH: answered(REST_PATCH(loadedConfig)),
    PUT: answered(REST_PUT(loadedConfig)),
    OPTIONS: REST_OPTIONS(loadedConfig),
  }
}

/** Rejects a query that Payload fails to parse before its hooks run, and marks responses to a session as private. */
function answered(handler: RestHandler): RestHandler {
  return async (request, args) => {
    const { searchParams } = new URL(request.url)
    const wrong = JSON_PARAMETERS.find((name) => !isJson(searchParams.get(name) ?? 'null'))
    if (wrong !== undefined) return refuse({ status: 400, message: `The parameter "${wrong}" is no JSON.` })
    const answer = await handler(request, args)
    const isData = answer.headers.get('Content-Type')?.includes('json')
    const hasSession = request.headers.has('Authorization') || request.headers.has('Cookie')
    if (isData && hasSession && !answer.headers.has('Cache-Control'))
      answer.headers.set('Cache-Control', 'private, no-store')
    return byOrigin(answer)
  }
}

/**
 * Adds `Vary: Origin`: only listed origins get CORS headers, so a shared cache must store one response for each origin.
 */
function byOrigin(answer: Response): Response {
  if (answer.headers.get('Access-Control-Allow-Origin') !== '*') answer.headers.append('Vary', 'Origin')
  return answer
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Payload's GraphQL API with the same limits, for an application that enables it with `voix({ graphQL: true })`:
 * `export const { POST, OPTIONS } = graphQLRoute(config)` in `app/(payload)/api/graphql/route.ts`.
 */
export function graphQLRoute(config: Config) {
  const loadedConfig = Promise.resolve(config)
  const post = GRAPHQL_POST(loadedConfig)
  return {
    POST: async (request: Request): Promise<Response> => {
      const payload = await getPayload({ config })
      if (payload.config.graphQL.disable) return new Response(null, { status: 404 })
      const { user } = await executeAuthStrategies({ payload, headers: request.headers })
      const read = await readBody(request, { maxBytes: user ? BODY_LIMITS.session : BODY_LIMITS.visitor })
      return read.ok ? byOrigin(await post(withBody(request, JSON.stringify(read.body)))) : refuse(read)
    },
    OPTIONS: REST_OPTIONS(loadedConfig),
  }
}

function standsForGet({ headers }: Request): boolean {
  return ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'].some((name) => headers.get(name) === 'GET')
}

function withBody(request: Request, body: string): Request {
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body })
}

function refuse({ status, message }: { status: number; message: string }): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
