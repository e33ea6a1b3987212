import { isRecord, normalizePath } from '../../tree'
import { isSafeHref, HREF_RULE } from '../href.mjs'
import { storedHref } from '../storedHref'
import type { LinkValue } from '../values'

/** A stored item of a menu: its labels, its link and its children. */
export interface StoredMenuItem {
  id: string
  /** Text by language code. */
  label: Readonly<Record<string, string>>
  /** `null`: the item has no link and is the heading of its children. */
  link: LinkValue | null
  children: readonly StoredMenuItem[]
}

/** A problem of an item: its path, such as `items.0.children.1.label`, and the rule. */
export interface MenuProblem {
  path: string
  message: string
}

/** A limit on recursion. No real menu is that deep, but a request could be. */
export const MAX_MENU_DEPTH = 20
export const MAX_MENU_ITEMS = 1000
const MAX_LABEL = 200

/** Returns the label in a language, else in the first language of the site, else in any. */
export function menuLabel({ label }: Pick<StoredMenuItem, 'label'>, ...languages: readonly string[]): string {
  for (const code of [...languages, ...Object.keys(label)]) if (label[code]?.trim()) return label[code]
  return ''
}

interface Rules {
  /** The site's languages. The first one is the default. */
  languages: readonly { code: string; name: string }[]
  /** The collections that links can refer to. */
  linkTo: readonly string[]
  /** Whether items may lack a label, as in a draft. */
  isDraft: boolean
}

/** Returns the problems of a menu, with the path of each item and field. */
export function menuProblems(value: unknown, rules: Rules): MenuProblem[] {
  if (!Array.isArray(value)) return [{ path: 'items', message: 'The items of a menu are a list.' }]
  const problems: MenuProblem[] = []
  const ids = new Set<string>()
  const walk = (items: readonly unknown[], path: string, depth: number): void => {
    items.forEach((item, index) => {
      const at = `${path}.${index}`
      const add = (field: string, message: string) =>
        void problems.push({ path: `${at}${field}`, message: `${placeOf(at)}: ${message}` })
      if (!isRecord(item)) return add('', 'An item is { id, label, link, children }.')
      if (typeof item.id !== 'string' || item.id === '') add('.id', 'Its id is missing.')
      else if (ids.has(item.id)) add('.id', `Another item has the id "${item.id}".`)
      else ids.add(item.id)
      for (const message of labelProblems(item.label, rules)) add('.label', message)
      for (const [field, message] of linkProblems(item.link, rules)) add(field, message)
      const { children = [] } = item
      if (!Array.isArray(children)) return add('.children', 'What stands below an item is a list.')
      if (children.length > 0 && depth >= MAX_MENU_DEPTH)
        return add('.children', `A menu is at most ${MAX_MENU_DEPTH} levels deep.`)
      walk(children, `${at}.children`, depth + 1)
    })
  }
  walk(value, 'items', 1)
  if (ids.size > MAX_MENU_ITEMS)
    problems.push({ path: 'items', message: `A menu has at most ${MAX_MENU_ITEMS} items.` })
  return problems
}

function labelProblems(label: unknown, { languages, isDraft }: Rules): string[] {
  if (!isRecord(label)) return ['The label is a text by language: { en: "Resorts" }.']
  const known = languages.map(({ code }) => code)
  return [
    ...Object.entries(label).flatMap(([code, text]) => {
      if (!known.includes(code)) return [`There is no language "${code}".`]
      if (typeof text !== 'string') return [`The label in "${code}" is no text.`]
      return text.length > MAX_LABEL ? [`The label in "${code}" has more than ${MAX_LABEL} letters.`] : []
    }),
    ...(isDraft || known.some((code) => typeof label[code] === 'string' && label[code].trim() !== '')
      ? []
      : ['The label is missing.']),
  ]
}

function linkProblems(link: unknown, { linkTo }: Rules): [string, string][] {
  if (link === null || link === undefined) return []
  if (!isRecord(link)) return [['.link', 'A link is { mode, href, relationship, target }, or null.']]
  const { href, relationship } = link
  const found: [string, string][] = []
  if (href && !(typeof href === 'string' && isSafeHref(href))) found.push(['.link.href', HREF_RULE])
  if (
    relationship &&
    !(isRecord(relationship) && linkTo.includes(String(relationship.relationTo)) && isId(relationship.value))
  )
    found.push(['.link.relationship', `A link leads to a document of ${linkTo.join(' or ')}: { relationTo, value }.`])
  return found
}

function isId(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/** `items.1.children.0` with numbers from 1: `Item 2.1`. */
function placeOf(path: string): string {
  return `Item ${(path.match(/\d+/g) ?? []).map((index) => Number(index) + 1).join('.')}`
}

/**
 * Converts the menu of a request to its stored form. A label that is a plain text is for the language of the request;
 * the other languages of an item with the same id are kept. A value that is not a menu is returned unchanged, and the
 * validation rejects it.
 */
export function readMenuItems(
  value: unknown,
  { before, language, newId }: { before: unknown; language: string; newId: () => string },
): unknown {
  const known = new Map(itemsIn(before).map((item) => [item.id, item]))
  const read = (items: unknown, depth: number): unknown => {
    if (!Array.isArray(items) || depth > MAX_MENU_DEPTH + 1) return items
    return items.map((item: unknown) => {
      if (!isRecord(item)) return item
      const { id = newId(), label, link = null, children = [] } = item
      const stored = typeof id === 'string' ? known.get(id)?.label : undefined
      const labels = typeof label === 'string' ? { ...stored, [language]: label } : (label ?? {})
      return { id, label: labels, link: readLink(link), children: read(children, depth + 1) }
    })
  }
  return read(value, 1)
}

/** Keeps one address or one document. Paths are stored in the form of page paths. */
function readLink(link: unknown): unknown {
  if (!isRecord(link)) return link
  const { text: _text, href, ...rest } = link
  if (typeof href !== 'string') return rest
  return { ...rest, href: /^\/[^/?#]*$/.test(href) ? normalizePath(href) : storedHref(href) }
}

/** Returns all items of a menu, in their order. */
export function itemsIn(value: unknown): StoredMenuItem[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((item) =>
    isRecord(item) ? [item as unknown as StoredMenuItem, ...itemsIn(item.children)] : [],
  )
}
