import { createHash } from 'node:crypto'

/** An element as the demo writes it: the slice, its fields, its children. Ids and parents come with `toRows`. */
export interface DemoElement {
  slice: string
  fields: Record<string, unknown>
  children: DemoElement[]
  slot: string
  label?: string
  envelope: Record<string, unknown>
}

type Breakpoint = 'default' | 'sm' | 'md' | 'lg' | 'xl' | '2xl'
type PerBreakpoint<Style> = Partial<Record<Breakpoint, Style>>

/** How an element as a whole looks. Lengths are names of tokens. */
interface BoxStyle extends Partial<Record<`${'padding' | 'margin'}${'Top' | 'Right' | 'Bottom' | 'Left'}`, string>> {
  backgroundColor?: string
  color?: string
  borderRadius?: string
  boxShadow?: string
  visibility?: 'hidden' | 'shown'
}

/** How the node looks that shows one of its fields. */
interface FieldStyle extends BoxStyle {
  font?: string
  fontSize?: string
  lineHeight?: string
  textAlign?: 'left' | 'center' | 'right'
  columns?: number
}

type Comparison = 'greater_than' | 'greater_than_equal' | 'less_than' | 'less_than_equal'
type Match = 'equals' | 'not_equals'

/** When an element is shown, by what the visitor's browser knows. */
export type Condition =
  | { key: 'date'; operator: Comparison; value: string }
  | { key: 'breakpoint'; operator: Comparison | Match; value: Breakpoint }
  | { key: 'language'; operator: Match; value: 'en' | 'es' }
  | { key: 'referrer'; operator: Match | 'contains' | 'not_contains'; value: string }
  | { key: `query:${string}`; operator: Match | 'contains'; value: string }
  | { key: `tag:${string}`; operator: Comparison; value: number }

/** Everything that an element has beside its fields and children. */
export interface Extra {
  slot?: string
  label?: string
  tags?: { name: string; point: number }[]
  domId?: string
  hydrationMode?: 'load' | 'idle' | 'visible' | 'none'
  modelQuery?: {
    collection: string
    where: { field: string; operator: Match | 'in' | 'contains'; value: unknown }[]
    sort: string
    limit: number
    bind: Record<string, string>
  }
  /** To nobody else is anything of it sent. */
  audience?: 'agents'
  /** All of them have to hold. */
  conditions?: Condition[]
  /** One of them has to. */
  anyOf?: Condition[]
  style?: PerBreakpoint<BoxStyle>
  fieldStyles?: Record<string, PerBreakpoint<FieldStyle>>
}

/** One element of a page: `el('hero', { title: '...' }, [el('button', { ... })])`. */
export function el(
  slice: string,
  fields: Record<string, unknown> = {},
  children: DemoElement[] = [],
  extra: Extra = {},
): DemoElement {
  const { slot = 'default', label, tags = [], domId, hydrationMode = 'load', modelQuery = null } = extra
  const { audience, conditions = [], anyOf, style, fieldStyles = {} } = extra
  const envelope = {
    tags,
    properties: { domId: domId ?? null, settings: {} },
    modelQuery,
    hydrationMode,
    conditionsSettings: anyOf ? { type: 'or', conditions: anyOf } : { type: 'and', conditions },
    fieldProperties: fieldStyles,
    ...(style ? { style } : {}),
    ...(audience ? { audience } : {}),
  }
  return { slice, fields, children, slot, ...(label ? { label } : {}), envelope }
}

/** What stands for the slug in the path of a page that shows each document of a collection at its address. */
export const EACH = '{slug}'

/** What an element shows of one document, by its slug, so that a change of the document is one of the page. `EACH`: the one of the address. */
export function showing(collection: string, slug: string, bind: Record<string, string>): Pick<Extra, 'modelQuery'> {
  const where = [{ field: 'slug', operator: 'equals' as const, value: slug }]
  return { modelQuery: { collection, where, sort: '', limit: 1, bind } }
}

/** A link to an address of the site. */
export const link = (text: string, href: string): Record<string, unknown> => ({
  text,
  href,
  mode: 'href',
  target: '_self',
})

/** No link, where the slice has one by default. */
export const noLink: Record<string, unknown> = { text: '', href: '', mode: 'href', target: '_self' }

/** Pictures, files and documents are named in the demo's data; `resolve` puts ids in their place. */
export const picture = (key: string): unknown => ({ $media: key })
export const image = (key: string): unknown => ({ $image: key })
export const document = (collection: 'resorts' | 'brands', slug: string): unknown => ({ $document: collection, slug })
/** Resorts or brands, in an order. */
export const documents = (collection: 'resorts' | 'brands', ...slugs: string[]): unknown =>
  slugs.map((slug) => document(collection, slug))
export const offers = (...slugs: string[]): unknown => ({ $specials: slugs })

export interface DemoRow {
  id: string
  blockType: string
  blockName?: string
  element: Record<string, unknown>
  [field: string]: unknown
}

/** The flat rows of a page, parents before children. Ids follow from the page's path, so that a second run makes the same. */
export function toRows(elements: readonly DemoElement[], path: string): DemoRow[] {
  const rows: DemoRow[] = []
  const add = (element: DemoElement, parent: string | null): void => {
    const id = uuid(`${path}#${rows.length}`)
    const { slice, fields, slot, label, envelope } = element
    rows.push({
      ...fields,
      id,
      blockType: slice,
      ...(label ? { blockName: label } : {}),
      element: {
        parent,
        slot,
        enabled: true,
        xpStatus: 'approved',
        permissions: [],
        ...envelope,
      },
    })
    element.children.forEach((child) => add(child, id))
  }
  elements.forEach((element) => add(element, null))
  return rows
}

/** A version 4 shaped UUID from a name. */
function uuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const variant = '89ab'[parseInt(hex[16] ?? '0', 16) % 4] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
