import { decodeText } from '../decodeText'

const ACTIVE =
  /<\s*(script|foreignobject|iframe|object|embed|handler|set|animate\w*)\b|\son\w+\s*=|javascript:|data:text\/html|<!entity|<\?xml-stylesheet/i
/** An address outside of the image. References to its own parts and embedded images are allowed. */
const FOREIGN =
  /(?:href|src)\s*=\s*["']?\s*(?!["'\s]|#|data:image\/(?:png|jpe?g|gif|webp)\b)|url\(\s*["']?\s*(?!["'\s]|#|data:)|@import/i
/** A doctype from anywhere but the W3C, whose doctypes Illustrator and other programs write. */
const FOREIGN_DOCTYPE =
  /<!doctype\s[^>[]*(?:system\s|public\s+["'][^"']*["']\s+)["'](?!https?:\/\/www\.w3\.org\/)[^"']/i

/** Limit of painted elements: more than any drawing has, and few enough for a browser. */
const MOST_PARTS = 500_000
const DEEPEST = 500

/** Returns why an SVG is refused (scripts, foreign addresses, too many repeated parts), or `null`. */
export function svgProblem(data: Buffer): string | null {
  // sharp also opens compressed images (.svgz), which cannot be checked here.
  const isPacked = data[0] === 0x1f && data[1] === 0x8b
  const read = isPacked ? { problem: 'packed' } : decodeText(data)
  if ('problem' in read) return 'is compressed or in an unknown encoding. Export it as plain shapes, in UTF-8.'
  const { text } = read
  const readable = withoutEntities(text).replace(/[\u0000-\u001f]/g, ' ')
  if (ACTIVE.test(readable)) return 'contains scripts or animations. Export it as plain shapes.'
  if (FOREIGN.test(readable) || FOREIGN_DOCTYPE.test(readable)) {
    return 'contains addresses of other files. Export it as plain shapes with embedded pictures.'
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
  /** The number of elements in it, itself included. */
  own: number
  /** Ids of the parts that it paints with `use` or `url()`. */
  uses: string[]
}

/** Counts painted elements, each repetition included. Returns `Infinity` for cycles and for too deep nesting. */
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

/** Reads the whole image as one part, and each element with an id as another. */
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
