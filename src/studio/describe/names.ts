import { childrenOf, elementName, faultWords, readableName, type Row, shownFieldsOf, slotLabel } from '../../tree'
import type { StudioStore } from '../model'
import type { SliceFieldInfo, SliceInfo } from '../model/boot'
import type { SaveProblem } from '../model/saving'
import { richTextAsText } from '../../slices/fieldTypes/richText'
import type { Place, SliceRules, Tree } from '../../tree/types'

/** What the names of a page's elements are made of: a session, or what a session is made of. */
export interface Names {
  store: Pick<StudioStore, 'getState'>
  slice: (name: string) => SliceInfo | undefined
}

/** What an element of the page is called; its id when it is gone. */
export function elementNameOf({ store, slice }: Names, id: string): string {
  const row = store.getState().tree.rows[id]
  return row ? elementName(row, slice) : id
}

/** What the server objected to, in a sentence for the editor. */
export function problemWords({ fault, message }: SaveProblem, slice: Names['slice']): string {
  return fault ? faultWords(fault, slice) : message
}

/** The same for Payload's own checks: of a document that cannot be chosen they say what they have of it, as JSON. */
export function plainWords(message: string): string {
  if (!/invalid selections?/i.test(message)) return message
  const name = /"label":"([^"]+)"/.exec(message)?.[1]
  return `${name ? `“${name}”` : 'What is chosen here'} is gone or may not be chosen. Choose another, or take it out.`
}

const LONGEST = 40
const TEXTS = ['text', 'richText']

interface ShownTogether {
  /** The elements that are shown together. */
  ids: readonly string[]
  /** The same elements in their order before; those that were not there yet are new. */
  before: readonly string[]
  row: (id: string) => Row | undefined
  slice: (name: string) => SliceInfo | undefined
}

/** What each of these elements is called, so that no two are called the same: by its name, else its text, else its place before. */
export function namesOfElements({ ids, before, row, slice }: ShownTogether): (id: string) => string {
  const shown = [...new Set(ids)]
  const added = shown.filter((id) => !before.includes(id))
  const name = (id: string) => nameOfElement(row(id), slice)
  const withText = (id: string) => [name(id), textOf(row(id), slice)].filter(Boolean).join(' ')
  const withPlace = (id: string) => {
    const place = before.indexOf(id)
    return `${withText(id)} (${place < 0 ? `new, ${ordinal(added.indexOf(id) + 1)}` : `was ${ordinal(place + 1)}`})`
  }
  const names = repeated(shown, name)
  const texts = repeated([...names], withText)
  return (id) => (texts.has(id) ? withPlace(id) : names.has(id) ? withText(id) : name(id))
}

export function nameOfElement(row: Row | undefined, slice: ShownTogether['slice']): string {
  return row ? elementName(row, slice) : 'an element that is gone'
}

/** Those that are called like another. */
function repeated(ids: readonly string[], nameOf: (id: string) => string): ReadonlySet<string> {
  const names = ids.map(nameOf)
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set(ids.filter((_id, index) => (counts.get(names[index] ?? '') ?? 0) > 1))
}

/** The text that tells most of the element, cut: its title, else the first that it shows. */
export function firstWords(row: Row, slice: Names['slice']): string {
  const shown = shownFieldsOf(row)
  const fields = slice(row.blockType)?.fields ?? []
  const title = fields.filter(({ name }) => name === 'title')
  for (const { name, type } of [...title, ...fields]) {
    if (!TEXTS.includes(type)) continue
    const value = shown[name]
    const text = (typeof value === 'string' ? value : (richTextAsText(value) ?? '')).replace(/\s+/g, ' ').trim()
    if (text !== '') return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
  }
  return ''
}

/** Returns the first words of an element or of its children. They distinguish elements with the same name. */
export function wordsWithin({ row, tree, slice }: { row: Row; tree: Tree; slice: Names['slice'] }): string {
  const own = firstWords(row, slice)
  if (own !== '') return own
  for (const id of childrenOf(tree, row.id)) {
    const child = tree.rows[id]
    const words = child ? wordsWithin({ row: child, tree, slice }) : ''
    if (words !== '') return words
  }
  return ''
}

/** Returns the first words of an element in quotes. */
function textOf(row: Row | undefined, slice: Names['slice']): string {
  const text = row ? firstWords(row, slice) : ''
  return text && `“${text}”`
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${(isTeen ? undefined : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}

const SPOTS: Record<string, string> = {
  blockName: 'Label',
  'element.enabled': 'Shown on the site',
  'element.audience': 'Shown to',
  'element.parent': 'Place',
  'element.tags': 'Tags',
  'element.conditionsSettings': 'Conditions',
  'element.properties': 'Anchor and settings',
  'element.fieldProperties': 'Style of the fields',
  'element.style': 'Style',
  'element.hydrationMode': 'Becomes interactive',
  'element.permissions': 'Locks',
  'element.gui': 'In the studio',
  'element.modelQuery': 'Query',
  'element.bind': 'Fields from the document',
  'element.xpStatus': 'Experience status',
  title: 'Title',
  path: 'Path',
  layout: 'Layout',
  tags: 'Tags',
  meta: 'Search engines',
  fields: 'Page fields',
  properties: 'Anchor and settings',
  languageCode: 'Language',
}

interface Spot {
  /** `null`: the page. */
  element: string | null
  /** As in a conflict; `null`: the whole element. */
  field: string | null
  info?: SliceInfo | undefined
}

/** What of an element or of the page changed, as the inspector names it. */
export function nameOfSpot({ element, field, info }: Spot): string {
  if (field === null) return 'The whole element'
  if (field === 'order') return element === null ? 'Order of the outermost elements' : 'Order of what stands inside'
  const own = element === null ? undefined : info?.fields.find(({ name }) => name === field)
  return own?.label ?? SPOTS[field] ?? field.replace(/^element[.]/, '')
}

/** A field for people: `images.1.caption` -> `Pictures, row 2, Caption`, by the fields' labels where there are any. */
export function problemLabel(field: string, fields: readonly SliceFieldInfo[] = []): string {
  let known = fields
  const parts: string[] = []
  for (const part of field.split('.')) {
    const info = known.find(({ name }) => name === part)
    known = info?.fields ?? (/^\d+$/.test(part) ? known : [])
    parts.push(/^\d+$/.test(part) ? `row ${Number(part) + 1}` : (info?.label ?? readableName(part)))
    // What stands in a text is named by no label.
    if (info?.type === 'richText') break
  }
  return parts.join(', ')
}

interface NamedPlace {
  tree: Tree
  place: Place
  nameOf: (id: string) => string
  /** What an element's slice says of its slots, by its id. */
  rulesOf: (id: string) => Pick<SliceRules, 'slots'> | undefined
}

/** Says where a chosen place is: beside which elements, else in which slot of which. */
export function placeWords({ tree, place: { parent, slot, index }, nameOf, rulesOf }: NamedPlace): string {
  const siblings = childrenOf(tree, parent, slot)
  const [before, after] = [siblings[index - 1], siblings[index]]
  if (before !== undefined && after !== undefined) return `between “${nameOf(before)}” and “${nameOf(after)}”`
  if (after !== undefined) return `before “${nameOf(after)}”`
  if (before !== undefined) return `after “${nameOf(before)}”`
  if (parent === null) return 'at the end of the page'
  const rules = rulesOf(parent)
  const isOneOfSeveral = Object.keys(rules?.slots ?? {}).length > 1
  return `into “${nameOf(parent)}”${isOneOfSeveral ? `, ${slotLabel(slot, rules)}` : ''}`
}

/** The same of a page with its slices. */
export function wordsOfPlace(names: Names, place: Place): string {
  const { tree } = names.store.getState()
  const rulesOf = (id: string) => names.slice(tree.rows[id]?.blockType ?? '')?.rules
  return placeWords({
    tree,
    place,
    nameOf: (id) => elementNameOf(names, id),
    rulesOf,
  })
}
