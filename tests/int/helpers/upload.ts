import { handleEndpoints } from 'payload'
import { ORIGIN, type App, type Json } from './app'

export interface SentFile {
  name: string
  type: string
  data: string | Buffer
  /** The document whose file is replaced. */
  id?: string
}

/** Returns a function that uploads a file as an editor's browser does. */
export async function createUploads(app: App) {
  const body = { email: app.userOf('editor').email, password: 'Secret-123-secret' }
  const { token } = (await app.call({ method: 'POST', path: '/api/users/login', body })).body
  return async ({ name, type, data, id }: SentFile) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(Buffer.from(data))], name, { type }))
    form.set('_payload', JSON.stringify(id === undefined ? { alt: 'A' } : {}))
    const path = id === undefined ? '/api/media' : `/api/media/${id}?depth=0`
    const sent = new Request(`${ORIGIN}${path}`, { method: id === undefined ? 'POST' : 'PATCH', body: form })
    const bytes = Buffer.from(await sent.arrayBuffer())
    const headers = {
      Authorization: `JWT ${token}`,
      'Content-Type': sent.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.length),
    }
    const request = new Request(sent.url, { method: sent.method, headers, body: bytes })
    const response = await handleEndpoints({ config: app.config, request })
    return { status: response.status, body: (await response.json()) as Json }
  }
}
