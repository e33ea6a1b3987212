import type { AnswerOf, Contract, InputOf } from '../../contract/endpoint'
import { secureFetch } from '../../render/client/secureFetch'
import { addressFor } from './call'
import { answerOf, type Answer } from './request'

/**
 * Calls an endpoint whose request is a file. Never throws: `ok: false` has a sentence for the user. It has no time
 * limit, as uploads of large files are slow.
 */
export async function sendFile<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  file: File,
): Promise<Answer<AnswerOf<C>>> {
  try {
    const response = await secureFetch(addressFor(apiRoute, contract, input), {
      method: contract.method.toUpperCase(),
      body: file,
      headers: { 'Content-Type': contract.file ?? file.type },
    })
    return answerOf<AnswerOf<C>>({ status: response.status, data: await response.json().catch(() => null) })
  } catch {
    return answerOf<AnswerOf<C>>({ status: 0, data: null })
  }
}
