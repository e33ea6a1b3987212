import { APIError, type PayloadRequest } from 'payload'

/** The replacement character, which a program writes for a letter that it could not read. */
const LOST = '\ufffd'

/**
 * Decodes a text file in UTF-8, UTF-16 with a byte order mark, or Windows-1252. Returns `problem`, a message for the
 * user, if letters would be lost.
 */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: string } {
  const text = decoded(bytes)
  // A NUL means another kind of file, or UTF-16 without a byte order mark.
  if (text === null || text.includes('\u0000')) {
    return { problem: 'The letters of the file cannot be read. Save it in UTF-8, in Excel as “CSV UTF-8”.' }
  }
  const lost = text.indexOf(LOST)
  if (lost === -1) return { text }
  const line = text.slice(0, lost).split(/\r\n|\r|\n/).length
  return {
    problem: `Line ${line} has “${LOST}”, which replaces a letter that was lost. Correct it and import the file again.`,
  }
}

/** Decodes the body of a request that contains a text file. Throws a 400 if it cannot be decoded. */
export async function bodyText(req: PayloadRequest): Promise<string> {
  const read = decodeText(await bodyBytes(req))
  if ('problem' in read) throw new APIError(read.problem, 400, null, true)
  return read.text
}

/** Returns the body of a request as bytes. It must not have been read before. */
export async function bodyBytes(req: PayloadRequest): Promise<Uint8Array> {
  return new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
}

function decoded(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  return read(bytes, 'utf-8') ?? (isMarked ? null : readWindows1252(bytes))
}

/** Returns the text without its byte order mark, or `null` if a byte is invalid. */
function read(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Windows-1252 from 0x80 to 0x9f, which Node decodes as ISO 8859-1. A space is an unassigned byte. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const UTF_8_LETTERS = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g
const CUT_OFF = /[\xc2-\xf4][\x80-\xbf]{0,2}$/

function readWindows1252(bytes: Uint8Array): string | null {
  const letters = Buffer.from(bytes).toString('latin1')
  if (isDamagedUtf8(letters)) return null
  const text = letters.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? ' ')
  const gaps = letters.match(/[\x81\x8d\x8f\x90\x9d]/)
  return gaps ? null : text
}

/** Returns whether the text is damaged UTF-8: most of its letters are valid, or only the last one is cut off. */
function isDamagedUtf8(letters: string): boolean {
  const whole = letters.match(UTF_8_LETTERS)?.length ?? 0
  const others = letters.replace(UTF_8_LETTERS, '')
  const isCutOff = whole > 0 && CUT_OFF.test(others) && !/[\x80-\xff]/.test(others.replace(CUT_OFF, ''))
  return isCutOff || whole > (others.match(/[\x80-\xff]/g)?.length ?? 0)
}
