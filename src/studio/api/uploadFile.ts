import { csrfHeader } from '../../render/client/secureFetch'
import { siteHeader } from '../../render/client/siteHeader'
import { tellChanged } from './lists'
import type { Picture } from './pictures'
import { answerOf, type Answer } from './request'

interface Upload {
  url: string
  file: File
  /** What is said of the file. */
  values: Record<string, unknown>
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file into a collection of uploads. Never throws, as `request`; `fetch` cannot tell how much was sent. */
export function uploadFile({ url, file, values, onProgress, signal }: Upload): Promise<Answer<{ doc: Picture }>> {
  return new Promise((resolve) => {
    const form = new FormData()
    form.append('file', file, file.name)
    form.append('_payload', JSON.stringify(values))
    const sent = new XMLHttpRequest()
    sent.open('POST', `${url}?depth=0`)
    const headers = { Accept: 'application/json', ...siteHeader(), ...csrfHeader() }
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value)
    sent.responseType = 'text'
    sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    const end = () => {
      const answer = answerOf<{ doc: Picture }>({ status: sent.status, data: parsed(sent.responseText) })
      if (answer.ok) tellChanged([url])
      resolve(answer)
    }
    sent.onload = end
    sent.onerror = end
    sent.onabort = end
    signal.addEventListener('abort', () => sent.abort(), { once: true })
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
