import { vi } from 'vitest'

/** A file upload whose response the test sends. */
export interface SentUpload {
  values: unknown
  progress: (share: number) => void
  /** Responds that the file is stored under this id. */
  store: (id: string) => void
  /** Simulates a network failure. */
  lose: () => void
}

/** The uploads since `stubUploads()`. */
export const sent: SentUpload[] = []

/** Replaces uploads with a stub that responds when the test says so. */
export function stubUploads(): void {
  sent.length = 0
  class Upload {
    status = 0
    responseText = ''
    responseType = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    open = () => undefined
    setRequestHeader = () => undefined
    abort = () => undefined
    send(form: FormData) {
      const file = form.get('file') as File
      const values: unknown = JSON.parse(String(form.get('_payload')))
      sent.push({
        values,
        progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
        store: (id) => {
          const doc = {
            ...(values as object),
            id,
            filename: file.name,
            mimeType: file.type,
            url: `/api/media/file/${id}`,
          }
          Object.assign(this, { status: 201, responseText: JSON.stringify({ doc }) })
          this.onload?.()
        },
        lose: () => this.onerror?.(),
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
}
