import { anyDocument } from '../../contract/documents'
import { addressOf, type AnswerOf, type Contract, type InputOf } from '../../contract/endpoint'
import { request, type Answer } from './request'

type Options = { signal?: AbortSignal | undefined }

/** Calls an endpoint. Never throws: `ok: false` has a sentence for the user. */
export function call<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  { signal }: Options = {},
): Promise<Answer<AnswerOf<C>>> {
  const { body } = input as { body?: unknown }
  return request<AnswerOf<C>>({
    url: addressFor(apiRoute, contract, input),
    method: contract.method.toUpperCase() as 'GET',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
}

/** Returns the data of an endpoint. Throws with a sentence for the user. */
export async function read<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  options: Options = {},
): Promise<AnswerOf<C>> {
  return dataOf(await call(apiRoute, contract, input, options))
}

function dataOf<Data>(answer: Answer<Data>): Data {
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

/** Returns the address of a collection: the key by which its lists are reloaded. */
export function documentsUrl(apiRoute: string, collection: string): string {
  return addressFor(apiRoute, anyDocument.find, { params: { collection } })
}

/** Returns the whole address of an endpoint: the key that SWR has for it. */
export function addressFor<C extends Contract>(apiRoute: string, contract: C, input: InputOf<C>): string {
  return `${apiRoute}${addressOf(contract, input as { params?: object; query?: unknown })}`
}

/** Calls an endpoint by its whole address, which is SWR's key. Never throws. */
export function answerAt<C extends Contract>(_contract: C, address: string): Promise<Answer<AnswerOf<C>>> {
  return request<AnswerOf<C>>({ url: address })
}

/** Returns a fetcher for SWR, whose key is the endpoint's address. Throws with a sentence for the user. */
export function readerOf<C extends Contract>(contract: C): (address: string) => Promise<AnswerOf<C>> {
  return async (address) => dataOf(await answerAt(contract, address))
}
