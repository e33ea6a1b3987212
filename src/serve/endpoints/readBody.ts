/** Reads a JSON body of at most so many bytes, however long it claims to be. */
export async function readBody(
  request: { headers: Headers; body?: Request['body'] },
  { maxBytes }: { maxBytes: number },
): Promise<{ ok: true; body: unknown } | { ok: false; status: 400 | 413; message: string }> {
  const tooLong = { ok: false, status: 413, message: `The body is larger than ${maxBytes} bytes.` } as const
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLong
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      return tooLong
    }
    chunks.push(part.value)
  }
  try {
    return { ok: true, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown }
  } catch {
    return { ok: false, status: 400, message: 'The body is no JSON.' }
  }
}
