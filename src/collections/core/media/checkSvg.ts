import { decodeText } from '../decodeText'

const ACTIVE =
  /<\s*(script|foreignobject|iframe|object|embed|handler|set|animate\w*)\b|\son\w+\s*=|javascript:|data:text\/html|<!entity|<\?xml-stylesheet/i
/** An address that is neither a place in the picture nor a picture within it. The declarations of namespaces are none. */
const FOREIGN =
  /(?:href|src)\s*=\s*["']?\s*(?!["'\s]|#|data:image\/(?:png|jpe?g|gif|webp)\b)|url\(\s*["']?\s*(?!["'\s]|#|data:)|@import/i
/** Illustrator and others name the W3C's. */
const FOREIGN_DOCTYPE =
  /<!doctype\s[^>[]*(?:system\s|public\s+["'][^"']*["']\s+)["'](?!https?:\/\/www\.w3\.org\/)[^"']/i

/** As many parts as a browser may have to paint: more than any drawing, less than what stops it. */
const MOST_PARTS = 500_000
const DEEPEST = 500

/** Why a vector picture is not taken: it runs something, loads something, or multiplies itself. `null`: it is plain shapes. */
export function svgProblem(data: Buffer): string | null {
  // sharp opens a packed picture (.svgz) as well; nobody could read here what is in it.
  const isPacked = data[0] === 0x1f && data[1] === 0x8b
  const read = isPacked ? { problem: 'packed' } : decodeText(data)
  if ('problem' in read) return 'is packed or in an unknown encoding. Export it as plain shapes, in UTF-8.'
  const { text } = read
  const readable = withoutEntities(text).replace(/[\u0000-\u001f]/g, ' ')
  if (ACTIVE.test(readable)) return 'holds scripts or animations. Export it as plain shapes.'
  if (FOREIGN.test(readable) || FOREIGN_DOCTYPE.test(readable)) {
    return 'holds addresses of other files. Export it as plain shapes, with its pictures within.'
  }
  if (countParts(text) > MOST_PARTS) {
    return `repeats itself to more than ${MOST_PARTS} parts, which can stop a browser. Export it as plain shapes.`
  }
  return null
}

function withoutEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replace(/&#x?[0-9a-f]+;?/gi, (entity) => {
    const isHex = /^&#x/i.test(entity)
    const code = Number.parseInt(entity.replace(/[^0-9a-f]/gi, ''), isHex ? 16 : 10)
    return Number.isNaN(code) || code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}

interface Part {
  /** Elements within it, itself among them. */
  own: number
  /** Ids of what is painted within it as well. */
  uses: string[]
}

/** How many elements are painted, those that are used again each time. `Infinity` where something uses itself, or lies too deep. */
function countParts(text: string): number {
  const { whole, parts, isTooDeep } = readParts(text)
  const known = new Map<Part, number>()
  const count = (part: Part, depth: number): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    if (depth > DEEPEST) return Infinity
    known.set(part, Infinity)
    const used = part.uses.flatMap((id) => parts.get(id) ?? [])
    const total = used.reduce((sum, one) => sum + count(one, depth + 1), part.own)
    known.set(part, total)
    return total
  }
  return isTooDeep ? Infinity : count(whole, 0)
}

const TAG = /<(\/?)[a-z][\w:.-]*((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ID = /\sid\s*=\s*["']([^"']+)["']/i
const USE = /(?:href\s*=\s*["']\s*|url\(\s*(?:["']|&quot;)?\s*)#([^"')\s&]+)/gi

/** The picture, and what in it has an id. */
function readParts(text: string) {
  const whole: Part = { own: 0, uses: [] }
  const parts = new Map<string, Part>()
  const open: (Part | null)[] = []
  for (const [, isEnd, attributes = ''] of text.matchAll(TAG)) {
    if (isEnd) {
      open.pop()
      continue
    }
    const id = ID.exec(attributes)?.[1]
    const part = id === undefined ? null : { own: 0, uses: [] }
    if (id !== undefined && part) parts.set(id, part)
    const uses = [...attributes.matchAll(USE)].map((use) => use[1] ?? '')
    for (const around of [whole, ...open, part]) {
      if (!around) continue
      around.own += 1
      around.uses.push(...uses)
    }
    if (!attributes.endsWith('/')) open.push(part)
    if (open.length > DEEPEST) return { whole, parts, isTooDeep: true }
  }
  return { whole, parts, isTooDeep: false }
}
