/** The most bytes of a body, files apart: of whoever has no session, and of whoever has one. */
export const BODY_LIMITS = { visitor: 1024 * 1024, session: 16 * 1024 * 1024 }

interface Asked {
  headers: Headers
  body?: Request['body']
}

interface Refusal {
  ok: false
  status: 400 | 413
  message: string
}

/** Why a body is not read, by what it says of its length, or by what was counted. */
export function tooLong(maxBytes: number): string {
  return `The body is larger than ${maxBytes} bytes.`
}

/** Whether a body says that it is too long. One that says nothing, or lies, is counted. */
export function saysTooLong({ headers }: Asked, maxBytes: number): boolean {
  return Number(headers.get('content-length') ?? 0) > maxBytes
}

/** Reads a body of at most so many bytes, however long it claims to be. */
export async function readText(
  request: Asked,
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

/** The same for JSON. */
export async function readBody(
  request: Asked,
  limit: { maxBytes: number },
): Promise<{ ok: true; body: unknown } | Refusal> {
  const read = await readText(request, limit)
  if (!read.ok) return read
  try {
    return { ok: true, body: JSON.parse(read.text) as unknown }
  } catch {
    return { ok: false, status: 400, message: 'The body is no JSON.' }
  }
}
