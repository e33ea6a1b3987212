import { addressOf, type AnswerOf, type Contract, type InputOf } from '../../contract/endpoint'
import { request, type Answer } from './request'

type Options = { signal?: AbortSignal }

/** Calls an endpoint. Never throws: `ok: false` has a sentence for the user. */
export function call<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  { signal }: Options = {},
): Promise<Answer<AnswerOf<C>>> {
  const { params, query, body } = input as { params?: object; query?: unknown; body?: unknown }
  return request<AnswerOf<C>>({
    url: `${apiRoute}${addressOf(contract, { params, query })}`,
    method: contract.method.toUpperCase() as 'GET',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
}

/** Returns the answer of an endpoint. Throws with a sentence for the user. */
export async function read<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  options: Options = {},
): Promise<AnswerOf<C>> {
  const answer = await call(apiRoute, contract, input, options)
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}
