import * as z from 'zod/mini'
import { isEmptyValue } from '../tree'

/** HTTP methods of the endpoints, as Payload writes them. */
export type Method = 'get' | 'post' | 'patch' | 'delete'

/**
 * Who may call an endpoint. `studio`: staff, with a 401 for a request without a session, so that the studio can show
 * the login.
 * `document`: according to the access rules of the document in the path. `visitor`: everyone, with the access of their
 * session.
 */
export type Caller = 'administrator' | 'editor' | 'staff' | 'studio' | 'document' | 'visitor'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a path: `{ id, rev }` of `/voix/pages/:id/revisions/:rev`. */
export type PathParams<Path extends string> = Readonly<Record<Names<Path>, string | number>>

interface Definition<Path extends string, Query, Body, Answer> {
  method: Method
  /** Below Payload's API route, with `:name` for each parameter. */
  path: Path
  /** A sentence for the documentation that says what the endpoint returns or does. */
  summary: string
  caller: Caller
  /** The parameters of the query string. */
  query?: Query
  /** The JSON body of the request. */
  body?: Body
  /** The content type of a request that is a file. Its handler reads it from the request. */
  file?: string
  /** The JSON of the response, or the content type of a file. */
  answer: Answer
  /** The status of a success. Default: 200. */
  status?: 200 | 201 | 204
}

type NoInput = z.ZodMiniUndefined

/** The definition of an endpoint, shared by server and client. */
export interface Contract<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType | string = z.ZodMiniType | string,
> extends Definition<Path, Query, Body, Answer> {
  query: Query
  body: Body
  status: 200 | 201 | 204
}

/** The JSON of an endpoint's response. */
export type AnswerOf<C extends Contract> = C['answer'] extends z.ZodMiniType ? z.output<C['answer']> : never

/** The JSON body of an endpoint's request after parsing. */
export type BodyOf<C extends Contract> = z.output<C['body']>

/** The arguments of a call. Parts without required values are optional. */
export type InputOf<C extends Contract> = Part<'params', PathParams<C['path']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', z.input<C['body']>>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [key in Name]?: undefined }
  : object extends Value
    ? { readonly [key in Name]?: Value }
    : { readonly [key in Name]: Value }

const NOTHING = z.undefined()

/** Returns whether an endpoint reads this part of a request: its query or its body. */
export function takesInput(part: z.ZodMiniType): boolean {
  return part._zod.def.type !== 'undefined'
}

/** Defines an endpoint. The server creates its handler from it, and the studio and the admin call it. */
export function endpoint<
  const Path extends `/${string}`,
  Answer extends z.ZodMiniType | string,
  Query extends z.ZodMiniType = NoInput,
  Body extends z.ZodMiniType = NoInput,
>(definition: Definition<Path, Query, Body, Answer>): Contract<Path, Query, Body, Answer> {
  const { query = NOTHING as unknown as Query, body = NOTHING as unknown as Body, status = 200 } = definition
  return { ...definition, query, body, status }
}

/**
 * Returns the address of an endpoint below Payload's API route, with its parameters and query. Nested values are
 * written as Payload reads them: `where[and][0][id][equals]`.
 */
export function addressOf({ path }: Contract, { params, query }: { params?: object; query?: unknown }): string {
  const values = (params ?? {}) as Record<string, string | number>
  const filled = path.replace(/:([a-z]+)/gi, (_all, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams(Object.entries(query ?? {}).flatMap(([name, value]) => flat(name, value)))
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

function flat(name: string, value: unknown): [string, string][] {
  if (isEmptyValue(value) && value !== '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(`${name}[${key}]`, inner))
}
