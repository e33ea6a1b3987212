/**
 * The text of a file as programs save it: UTF-8, UTF-16 with its mark, or the Windows-1252 of older ones. `null`: it is none, so that a text
 * never holds a letter that nobody wrote.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  return read(bytes, 'utf-8') ?? read(withoutGaps(bytes), 'windows-1252')
}

/** Without the mark at its start. */
function read(bytes: Uint8Array | null, encoding: string): string | null {
  if (bytes === null) return null
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // A file of another kind, and text that lost its letters before it came here.
    return /[\u0000\ufffd]/.test(text) ? null : text
  } catch {
    return null
  }
}

/** Windows-1252 gives five bytes no letter; a text that has one is in another encoding. */
const GAPS: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

function withoutGaps(bytes: Uint8Array): Uint8Array | null {
  return bytes.some((byte) => GAPS.has(byte)) ? null : bytes
}
