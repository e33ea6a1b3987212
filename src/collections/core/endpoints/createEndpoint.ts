import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { takesInput, type Caller, type Contract, type PathParams } from '../../../contract/endpoint'
import { isAdministrator, isEditor, isStaff } from '../access'

// `zod/mini` has no messages of its own.
z.config(z.locales.en())

const MAY_CALL: Readonly<Record<Caller, (req: PayloadRequest) => boolean>> = {
  administrator: isAdministrator,
  editor: isEditor,
  staff: isStaff,
  studio: isStaff,
  document: () => true,
  visitor: () => true,
}

interface Call<C extends Contract> {
  req: PayloadRequest
  params: Readonly<Record<keyof PathParams<C['path']>, string>>
  query: z.output<C['query']>
  body: z.output<C['body']>
}

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value

/** A handler returns its own response for files, and for JSON that browsers cache. */
type Result<C extends Contract> =
  Response | (C['answer'] extends z.ZodMiniType ? DeepReadonly<z.input<C['answer']>> : never)

/**
 * Creates a Payload endpoint from a contract. Throws a 401 or 403 for other callers, and a 400 with the field and the
 * rule for an invalid query or body. Otherwise responds with the handler's result as JSON with `no-store`.
 */
export function createEndpoint<C extends Contract, const R extends Result<C>>(
  contract: C,
  handler: (call: Call<C>) => Promise<R>,
): Endpoint {
  const { method, path, caller, query, body, status } = contract
  return {
    method,
    path,
    handler: async (req) => {
      if (caller === 'studio' && !req.user) throw new APIError('Sign in to work on pages.', 401, null, true)
      if (!MAY_CALL[caller](req)) throw new Forbidden(req.t)
      const call = {
        req,
        params: (req.routeParams ?? {}) as Call<C>['params'],
        query: takesInput(query) ? read(query, req.query, 'query') : undefined,
        body: takesInput(body) ? read(body, await bodyOf(req), 'body') : undefined,
      } as Call<C>
      const result = await handler(call)
      if (result instanceof Response) return result
      return Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  await addDataAndFileToRequest(req)
  return req.data
}

function read<Schema extends z.ZodMiniType>(schema: Schema, given: unknown, part: string): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const [first] = errors
  throw new APIError(`${first?.path || part}: ${first?.message}`, 400, { errors }, true)
}
