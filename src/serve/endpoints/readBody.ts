/** The most bytes of a request body without its files: without and with a session. */
export const BODY_LIMITS = { visitor: 1024 * 1024, session: 16 * 1024 * 1024 }

interface Input {
  headers: Headers
  body?: Request['body']
}

interface Refusal {
  ok: false
  status: 400 | 413
  message: string
}

/** Returns the message for a body that is too long. */
export function tooLong(maxBytes: number): string {
  return `The body is larger than ${maxBytes} bytes.`
}

/** Whether the `Content-Length` exceeds the limit. A missing or wrong header is found while reading. */
export function saysTooLong({ headers }: Input, maxBytes: number): boolean {
  return Number(headers.get('content-length') ?? 0) > maxBytes
}

/** Reads a body as text. A body longer than `maxBytes` bytes is refused, whatever its `Content-Length`. */
export async function readText(
  request: Input,
  { maxBytes }: { maxBytes: number },
): Promise<{ ok: true; text: string } | Refusal> {
  const refusal = { ok: false, status: 413, message: tooLong(maxBytes) } as const
  if (saysTooLong(request, maxBytes)) return refusal
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      return refusal
    }
    chunks.push(part.value)
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') }
}

/** Like `readText`, for JSON. */
export async function readBody(
  request: Input,
  limit: { maxBytes: number },
): Promise<{ ok: true; body: unknown } | Refusal> {
  const read = await readText(request, limit)
  if (!read.ok) return read
  try {
    return { ok: true, body: JSON.parse(read.text) as unknown }
  } catch {
    return { ok: false, status: 400, message: 'The body is not valid JSON.' }
  }
}
