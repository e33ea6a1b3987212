/** An item of a list, as far as its program tells what it is beside what stands around it. */
export interface PastedItem {
  /** From one, the outermost. */
  level: number
  tag: 'ul' | 'ol'
  /** What its sign may count: "i." is the first or the ninth. None: it counts on. */
  numbers: readonly number[]
  /** How far from the edge it stands, as written; paragraphs of it stand there too. */
  indent: string | null
}

/** What a paragraph is that Word or PowerPoint shows as an item, whose sign it writes as text; `null`: it is none. Takes the sign away. */
export function takeItem(node: Element): PastedItem | null {
  if (!/^(?:P|DIV|PRE)$/.test(node.tagName)) return null
  const level = WORD_LEVEL.exec(styleOf(node))?.[1]
  const marked = markedSign(node)
  const sign = level === undefined ? (marked ?? slideSign(node)) : signOf(node)
  if (level === undefined && !sign) return null
  const counts = readSign(sign)
  sign?.remove()
  const depth = Number(level ?? (marked ? indentLevel(node) : slideLevel(node)))
  return { level: Math.max(1, depth), ...counts, indent: indentOf(node) }
}

/** An item of a list in HTML. Word for the web writes a list per item, side by side, and says how deep each stands. */
export function readItem(node: Element, list: Element, level: number): PastedItem {
  const online = wholeOf(node, 'data-aria-level')
  const isFirst = list.firstElementChild === node
  const start = isFirst ? (wholeOf(list, 'start') ?? (online ? null : 1)) : null
  const number = wholeOf(node, 'value') ?? start
  const tag = list.tagName === 'OL' ? 'ol' : 'ul'
  return { level: online ?? level, tag, numbers: number === null || tag === 'ul' ? [] : [number], indent: null }
}

/** Takes the number of a heading away, which Word writes as that of an item. */
export function takeSigns(node: Element): void {
  replaceSigns(node, () => '')
}

/** Writes items into one line: their numbers as they are, and a dot between those that have none. */
export function joinItems(node: Element): void {
  replaceSigns(node, (sign) => (readSign(sign).tag === 'ol' ? `${sign.textContent} ` : '\u00b7 '))
}

function replaceSigns(node: Element, textOf: (sign: Element) => string): void {
  for (let sign = signOf(node); sign; sign = signOf(node)) sign.replaceWith(textOf(sign))
}

/** A paragraph that Word shows as part of an item, by where it stands; `undefined`: it is none. */
export function continuedIndent(node: Element): string | null | undefined {
  return /^MsoList(?:Paragraph|Continue)/.test(node.className) ? indentOf(node) : undefined
}

const WORD_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i

function styleOf(node: Element): string {
  return node.getAttribute('style') ?? ''
}

/** What an item is marked or numbered with; both programs say that it is none of the text. */
function isSign(span: Element): boolean {
  return /mso-list:\s*ignore/i.test(styleOf(span)) || isSlideSign(span)
}

function isSlideSign(span: Element): boolean {
  return /mso-special-format:\s*["']?(?:num)?bullet/i.test(styleOf(span))
}

function signOf(node: Element): Element | null {
  return markedSign(node) ?? [...node.querySelectorAll('span')].find(isSign) ?? null
}

/** Programs that drop Word's styles keep the comments around the sign. */
function markedSign(node: Element): Element | null {
  const mark = [...node.childNodes].find((child) => child instanceof Comment && child.data === '[if !supportLists]')
  const sign = mark?.nextSibling
  return sign instanceof Element && sign.nextSibling instanceof Comment ? sign : null
}

/** PowerPoint says of the sign alone that there is an item. */
function slideSign(node: Element): Element | null {
  const spans = [...node.children].filter(({ tagName }) => tagName === 'SPAN')
  return spans.flatMap((span) => [span, ...span.children]).find(isSlideSign) ?? null
}

function slideLevel(node: Element): number {
  return Number(/^O(\d)$/.exec(node.className)?.[1] ?? 0) + 1
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 }

/** Half an inch for each level. */
function indentLevel(node: Element): number {
  const [, size = '0', unit = ''] = /^([\d.]+)(\w+)$/.exec(indentOf(node) ?? '') ?? []
  return Math.round((Number(size) * (POINTS[unit] ?? 0)) / 36)
}

function indentOf(node: Element): string | null {
  return /(?:^|[;\s])margin-left:\s*([^;]+)/i.exec(styleOf(node))?.[1]?.trim() ?? null
}

function wholeOf(node: Element, name: 'start' | 'value' | 'data-aria-level'): number | null {
  const number = Number(node.getAttribute(name) ?? NaN)
  return Number.isInteger(number) ? number : null
}

/** "1.", "b)", "2.iv" number an item. "·", "o", "§" mark it: they are letters of a font of signs. */
function readSign(sign: Element | null): Pick<PastedItem, 'tag' | 'numbers'> {
  const text = sign?.textContent.trim() ?? ''
  if (!sign || !/[\p{L}\p{N}]/u.test(text) || (text.length === 1 && isOfSigns(sign))) return { tag: 'ul', numbers: [] }
  const last = /([a-z]+|\d+)[^a-z\d]*$/i.exec(text)?.[1]
  return { tag: 'ol', numbers: last === undefined ? [] : numbersOf(last) }
}

function isOfSigns(sign: Element): boolean {
  for (let node: Element | null = sign; node?.tagName === 'SPAN'; node = node.parentElement)
    if (SIGN_FONT.test(styleOf(node))) return true
  return false
}

const SIGN_FONT = /(?:^|[;\s])font-family:\s*["']?(?:symbol|wingdings|webdings|courier new)/i

function numbersOf(text: string): number[] {
  if (/^\d+$/.test(text)) return [Number(text)]
  const letters = text.toLowerCase()
  const isRepeated = [...letters].every((letter) => letter === letters[0])
  // Word goes on after "z" with "aa", "bb".
  const letter = isRepeated ? [letters.charCodeAt(0) - 96 + 26 * (letters.length - 1)] : []
  return [...letter, ...romanOf(letters)]
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function romanOf(letters: string): number[] {
  const values = [...letters].map((letter) => ROMAN[letter])
  if (!values.every((value) => value !== undefined)) return []
  return [values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)]
}
