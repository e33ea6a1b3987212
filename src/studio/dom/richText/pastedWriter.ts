import { isSafeHref, storedHref } from '../../../slices'
import type { PastedItem } from './pastedItems'
import { isBlank, type Mark } from './pastedMarks'

/** Where a text stands. */
export interface Place {
  /** What a line of text becomes here. */
  tag: string
  marks: readonly Mark[]
  /** The item that takes the lines. */
  holder: HTMLElement | null
  /** The quote that they stand in, by a name of its own. */
  quote: symbol | null
  /** How many lists are around it. */
  level: number
  /** White space is written out, as in code. */
  isExact: boolean
}

export const START: Place = { tag: 'p', marks: [], holder: null, quote: null, level: 0, isExact: false }

interface OpenList {
  level: number
  list: HTMLElement
  /** The number of its next item. */
  next: number
  indent: string | null
}

/** Writes lines, items and quotes one after the other, whatever stands around them where they are read. */
export function createWriter(document: Document) {
  const { body } = document
  let line: HTMLElement | null = null
  let made = new WeakMap<Element, Mark>()
  /** The lists that go on, the innermost last. */
  let open: OpenList[] = []
  const quotes = new WeakMap<Element, symbol>()

  const quoteOf = (name: symbol): HTMLElement => {
    const last = body.lastElementChild
    if (last instanceof HTMLElement && quotes.get(last) === name) return last
    const quote = body.appendChild(document.createElement('blockquote'))
    quotes.set(quote, name)
    return quote
  }
  const begin = (place: Place): HTMLElement => {
    if (line) return line
    if (!place.holder) open = []
    const holder = place.holder ?? (place.quote && quoteOf(place.quote))
    if (!holder) return (line = body.appendChild(document.createElement(place.tag)))
    const isFirst = ![...holder.childNodes].some((node) => !isList(node))
    if (!isFirst) holder.append(document.createElement('br'))
    return (line = holder)
  }
  const nest = (parent: HTMLElement, marks: readonly Mark[]): HTMLElement =>
    marks.reduce((outer, mark) => {
      const last = outer.lastChild
      if (last instanceof HTMLElement && made.get(last) === mark) return last
      const element = outer.appendChild(document.createElement(mark.tag))
      if (mark.href !== undefined) element.setAttribute('href', storedHref(mark.href))
      made.set(element, mark)
      return element
    }, parent)
  const end = () => {
    const done = line
    line = null
    made = new WeakMap()
    if (!done) return
    trimEnd(done)
    if (isBlank(done) && done.parentElement === body) done.remove()
  }
  const beginList = ({ level, tag, numbers, indent }: PastedItem): OpenList => {
    const list = (open.at(-1)?.list.lastElementChild ?? body).appendChild(document.createElement(tag))
    const number = numbers.length === 0 ? 1 : Math.min(...numbers)
    if (tag === 'ol' && number !== 1) list.setAttribute('start', String(number))
    const made = { level, list, next: number, indent }
    open.push(made)
    return made
  }
  return {
    end,
    text: (data: string, place: Place) => {
      const text = place.isExact ? data.replace(/\u00a0/g, ' ') : plain(data)
      const isStart = !line || isBreak(line.lastChild) || /(?:^|\s)$/.test(line.textContent)
      const shown = isStart && !place.isExact ? text.trimStart() : text
      if (shown === '' || (!line && isBlankText(shown))) return
      const lines = place.isExact ? shown.split(/\r?\n/) : [shown]
      for (const [index, one] of lines.entries()) {
        if (index > 0) begin(place).append(document.createElement('br'))
        if (one !== '') nest(begin(place), place.marks.filter(isMeant)).append(one)
      }
    },
    /** An empty line parts paragraphs. */
    newLine: () => {
      if (!line) return
      trimEnd(line, isBreak)
      if (!isBreak(line.lastChild)) line.append(document.createElement('br'))
      else if (line.tagName === 'P') end()
    },
    /** Adds an item to the list of its level, or to a new one in the item before it. */
    item: (item: PastedItem): HTMLElement => {
      end()
      for (let last = open.at(-1); last && last.level > item.level; last = open.at(-1))
        // Nothing stands at this level: what was deeper is what stands there.
        if ((open.at(-2)?.level ?? 0) < item.level) last.level = item.level
        else open.pop()
      if (open.at(-1)?.level === item.level && !goesOn(open.at(-1), item)) open.pop()
      const last = open.at(-1)
      const list = last?.level === item.level ? last : beginList(item)
      list.next++
      list.indent = item.indent
      return list.list.appendChild(document.createElement('li'))
    },
    /** The item that was written last, while its list goes on. `indent`: only if one of the lists stands there. */
    lastItem: (indent?: string | null): Pick<Place, 'holder' | 'level'> | null => {
      const last = open.at(-1)
      const holder = last?.list.lastElementChild
      const isThere = indent === undefined || open.some((one) => one.indent === indent)
      return isThere && last && holder instanceof HTMLElement ? { holder, level: last.level } : null
    },
  }
}

/** Another kind of list, or another number than the next one, is another list. */
function goesOn(open: OpenList | undefined, { tag, numbers }: PastedItem): boolean {
  return open?.list.tagName.toLowerCase() === tag && (numbers.length === 0 || numbers.includes(open.next))
}

function isMeant({ tag, href }: Mark): boolean {
  return tag !== 'a' || isSafeHref(href)
}

function isBreak(node: Node | null): boolean {
  return node instanceof Element && node.tagName === 'BR'
}

function isList(node: Node): boolean {
  return node instanceof Element && /^[UO]L$/.test(node.tagName)
}

/**
 * Runs of white space are a space. One that does not break stays where somebody has put it between two words; beside marks and at the ends of
 * lines it is a program's.
 */
function plain(text: string): string {
  return text.replace(/[\s\u00a0]*[^\S\u00a0][\s\u00a0]*|\u00a0{2,}|^\u00a0|\u00a0$/g, ' ')
}

function isBlankText(text: string): boolean {
  return text.replace(/[\s\u00a0\u200b]/g, '') === ''
}

/** Without white space and empty lines at its end, down to what stays. */
function trimEnd(element: HTMLElement, stays: (node: Node) => boolean = isList): void {
  for (let last = element.lastChild; last && !stays(last); last = element.lastChild) {
    if (last instanceof Text) {
      last.data = last.data.replace(/[\s\u00a0]+$/, '')
      if (last.data !== '') return
    } else if (last instanceof HTMLElement && last.tagName !== 'BR') {
      trimEnd(last, stays)
      if (last.hasChildNodes()) return
    }
    last.remove()
  }
}
