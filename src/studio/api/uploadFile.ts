import type { AnswerOf, Contract, InputOf } from '../../contract/endpoint'
import { csrfHeader } from '../../render/client/secureFetch'
import { siteHeader } from '../../render/client/siteHeader'
import { addressFor } from './call'
import { tellChanged } from './lists'
import { answerOf, type Answer } from './request'

interface Upload {
  file: File
  /** Fields of the document. */
  values?: Record<string, unknown>
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file to Payload's endpoint that creates or changes a document. Never throws: `ok: false` has a sentence for the
 * user. Uses `XMLHttpRequest`, as `fetch` does not report the progress of a request.
 */
export function uploadFile<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C>,
  { file, values = {}, onProgress, signal }: Upload,
): Promise<Answer<AnswerOf<C>>> {
  return new Promise((resolve) => {
    const form = new FormData()
    form.append('file', file, file.name)
    form.append('_payload', JSON.stringify(values))
    const address = addressFor(apiRoute, contract, input)
    const sent = new XMLHttpRequest()
    sent.open(contract.method.toUpperCase(), address)
    const headers = { Accept: 'application/json', ...siteHeader(), ...csrfHeader() }
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value)
    sent.responseType = 'text'
    sent.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    const end = () => {
      const answer = answerOf<AnswerOf<C>>({ status: sent.status, data: parsed(sent.responseText) })
      if (answer.ok) tellChanged([address])
      resolve(answer)
    }
    sent.onload = end
    sent.onerror = end
    sent.onabort = end
    signal?.addEventListener('abort', () => sent.abort(), { once: true })
    sent.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
