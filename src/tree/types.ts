import type { BoxStyle, FieldProperties, StyleName, StylesByBreakpoint } from './style/types'

export * from './style/breakpoints'
export type * from './style/types'

/** When the interactive parts of an element come to life in the browser. */
export type HydrationMode = 'load' | 'idle' | 'visible' | 'none'

/** A visitor who sees an element with this tag earns `point` points for it. */
export interface Tag {
  name: string
  point: number
}

export type ConditionOperator =
  | 'equals'
  | 'not_equals'
  | 'contains'
  | 'not_contains'
  | 'greater_than'
  | 'greater_than_equal'
  | 'less_than'
  | 'less_than_equal'
  | 'in'
  | 'not_in'
  | 'exists'

export interface Condition {
  key: string
  operator: ConditionOperator
  value: unknown
}

export interface ConditionsSettings {
  type: 'and' | 'or'
  conditions: Condition[]
}

export interface QueryCondition {
  field: string
  operator: ConditionOperator
  value: unknown
}

/** Makes an element a query element: its slice is rendered once per document found. */
export interface ModelQuery {
  collection: string
  where: QueryCondition[]
  /** A field's path, `-` in front for descending. */
  sort: string | null
  limit: number
  /** Slice field -> path in the document that fills it. */
  bind: Record<string, string>
}

export interface ElementProperties {
  domId: string | null
  settings: Record<string, unknown>
}

/** What a locked element still allows to somebody who is no administrator. */
export type ElementPermission = 'edit' | 'move' | 'delete' | 'duplicate' | 'replace' | 'children'

/** How an element stands in the editor's interface. Visitors get nothing of it. */
export interface ElementGui {
  /** What whoever edits it should know. */
  note?: string
  /** Marks it in the element tree and at its frame: the name of a colour (`GUI_COLORS`). */
  color?: string
  /** What stands inside is folded away in the tree when the page is opened. */
  isCollapsed?: boolean
}

/** Everything that an element has beside its slice's own fields. Stored as one JSON value per row. */
export interface Envelope {
  parent: string | null
  slot: string
  enabled: boolean
  tags: Tag[]
  conditionsSettings: ConditionsSettings
  properties: ElementProperties
  modelQuery: ModelQuery | null
  fieldProperties: FieldProperties
  /** How the element as a whole looks. Left out: as its slice has it. */
  style?: StylesByBreakpoint<BoxStyle>
  /** Fields that somebody switched off (`false`: the value is kept and not shown) or on. Others are as the slice has them. */
  fieldsEnabled: Record<string, boolean>
  hydrationMode: HydrationMode
  /** `pending`: visitors are not shown it, nor what stands inside, until somebody approves it. Anything else: they are. */
  xpStatus: string
  /** Names the operations that are locked for everyone but administrators. */
  permissions: ElementPermission[]
  /** What the studio shows of the element to whoever makes the page. Left out: as of any other. */
  gui?: ElementGui
  /**
   * Who gets the element: the name of an audience. Left out: everyone. Nobody else is sent anything of it; whether it shows to whom it is
   * sent is for the conditions to say.
   */
  audience?: string
  /**
   * Field -> path in the document that fills it: one of the nearest query element in which the element stands. A query element has its own
   * in its query. Left out: none. Where no query stands around the element, it does nothing.
   */
  bind?: Record<string, string>
  /** The version of its slice's definition with which the element is stored. Left out: the first. */
  version?: number
  /**
   * What was stored under keys of the row or of its envelope and is of no use there: kept until a right value takes its place, and
   * named by the validator. `readRows` alone puts it here.
   */
  unreadable?: Readonly<Record<string, unknown>>
}

/** One element as it is stored: a row of the page's flat `elements` field. The slice's own fields are its other keys. */
export interface Row {
  id: string
  blockType: string
  blockName?: string | null
  element: Envelope
  [field: string]: unknown
}

export type ElementType = 'slice' | 'group' | 'query'

/** A field of an element in the nested form. Its value stands under a key equal to its type. */
export interface FieldInstance {
  id: string
  name: string
  type: string
  enabled: boolean
  /** The ids of the pictures and files that its value names. */
  media: string[]
  [type: string]: unknown
}

/** One element in the nested form of the public API. */
export interface Element {
  id: string
  type: ElementType
  component: string
  label: string | null
  enabled: boolean
  slot: string
  tags: Tag[]
  conditionsSettings: ConditionsSettings
  properties: ElementProperties
  modelQuery: ModelQuery | null
  fieldProperties: FieldProperties
  /** Left out: as its slice has it. */
  style?: StylesByBreakpoint<BoxStyle>
  fieldsEnabled: Record<string, boolean>
  hydrationMode: HydrationMode
  xpStatus: string
  administration: { gui: ElementGui; permissions: ElementPermission[] }
  /** Left out: everyone. */
  audience?: string
  /** What fills its fields from the documents of the query element around it. Left out: nothing. */
  bind?: Record<string, string>
  fields: Record<string, unknown>
  /** The same, each with what it is. Left out where the slices are not known. */
  fieldInstances?: FieldInstance[]
  elements: Element[]
}

/** The key of `Tree.children` under which the page's outermost elements stand. */
export const ROOT = 'root'

/** A row that has no place in the tree. It is kept, shown in the studio and skipped on the site. */
export interface UnplacedRow {
  row: Row
  /** Its index in the stored rows, so that `toRows` puts it back where it was. */
  index: number
  rule: Extract<Rule, 'duplicate-id' | 'unknown-parent' | 'cycle' | 'shape'>
}

/**
 * A page's elements, normalised: each element is reached in O(1), and a change copies what it touches.
 * `children` holds ids in order, all slots of a parent together; the order inside one slot is the order of the list.
 */
export interface Tree {
  readonly rows: Readonly<Record<string, Row>>
  readonly children: Readonly<Record<string, readonly string[]>>
  readonly unplaced: readonly UnplacedRow[]
}

/**
 * A place for an element. `index` counts among the parent's children in that slot, without the elements that are being
 * moved: it is the index at which the first of them ends up. Past the end means last. The page's root has the slot `default`.
 */
export interface Place {
  parent: string | null
  slot: string
  index: number
}

/** What the validator must know of a slice. `slices/` derives it from a definition. */
export interface SliceRules {
  layouts: '*' | readonly string[]
  slots: Readonly<Record<string, SlotRules>>
  /** `false`: may stand only in a slot that lists it, never at the page's root or in a slot that takes everything. */
  root?: boolean
  /** The most elements of this slice that one page may hold. */
  maxPerPage?: number
  /** Fields that name the element for links (`#<value>`). A name is unique on the page. */
  anchors?: readonly string[]
  /** Fields that an element needs one of to be shown. It is hidden if all are empty. */
  hiddenWithout?: readonly string[]
}

export interface SlotRules {
  /** What editors call the slot. Default: its name, as people read it (`column2`: "Column 2"). */
  label?: string
  allowedElements: '*' | readonly string[]
  /** The least elements that the slot must hold. Its default elements are as many at least. */
  min?: number
  /** The most elements that the slot may hold. */
  max?: number
  /** The slot is offered when this number of the element is at least so high, as the third column of three. */
  from?: { field: string; value: number }
}

export interface TreeRules {
  layout: string
  /** `undefined` for a slice that does not exist. */
  slice: (name: string) => SliceRules | undefined
}

/** Of an element as much as its name needs. */
export type NamedElement = Pick<Row, 'id' | 'blockType' | 'blockName'>

/** Why an element may not stand in a place. `parent: null` is the page itself. */
type PlaceRules =
  | { rule: 'unknown-slice' }
  | { rule: 'layout-not-allowed'; layout: string }
  | { rule: 'unknown-parent'; parent: string }
  | { rule: 'unknown-slot'; parent: NamedElement | null; slot: string; slots: readonly string[] }
  | { rule: 'slot-not-allowed'; parent: NamedElement | null; slot: string; allowed: '*' | readonly string[] }
  | { rule: 'slot-limit'; parent: NamedElement; slot: string; max: number }
  | { rule: 'page-limit'; max: number }
  /** `field`: its value is nested too deeply; without it, the element stands too deep. */
  | { rule: 'depth'; field?: string }

/** What only an element that is there can break. */
type ElementRules =
  | { rule: 'duplicate-id' }
  | { rule: 'cycle'; parent: string }
  | { rule: 'order'; parent: NamedElement }
  | { rule: 'slot-minimum'; slot: string; min: number }
  /** `problem` ends the sentence "`<key>` ...". */
  | { rule: 'shape'; key: string; problem: string }
  | { rule: 'locked'; lock: LockBreak }
  | { rule: 'condition'; index: number; problem: string }
  /** `field: null`: of the element as a whole. `expects` ends the sentence "... must be ...". */
  | { rule: 'style'; field: string | null; breakpoint: string; name: StyleName; expects: string }
  /** `field`: its path in the element. `expects` as above. */
  | { rule: 'color'; field: string; value: string; expects: string }

/** A broken rule, with what a sentence about it needs. */
export type Fault = PlaceRules | ElementRules

export type Rule = Fault['rule']

/** What a lock is broken in: an operation that it forbids, or the locks themselves. */
export type LockBreak = ElementPermission | 'permissions'

/** Why an element of a slice may not stand in a place. `faultWords` says it. */
export type PlaceFault = PlaceRules & Pick<Row, 'blockType'>

/** One broken invariant, as data that JSON can carry. `faultWords` says it in a sentence that names the element and the rule. */
export type Violation = Fault &
  Pick<Row, 'blockType' | 'blockName'> & {
    /** The element's id. */
    element: string
    /** What is stored as its id and is none; `null`: what is stored is no element at all. */
    storedId?: string | null
  }
