import type { BoxStyle, FieldProperties, StyleName, StylesByBreakpoint } from './style/types'

export * from './style/breakpoints'
export type * from './style/types'

/** When the interactive parts of an element are hydrated in the browser. */
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
  /** The path of a field, with a leading `-` for descending. */
  sort: string | null
  limit: number
  /** Slice field -> path in the document that fills it. */
  bind: Record<string, string>
}

export interface ElementProperties {
  domId: string | null
  settings: Record<string, unknown>
}

/** An operation that can be locked for everyone except administrators. */
export type ElementPermission = 'edit' | 'move' | 'delete' | 'duplicate' | 'replace' | 'children'

/** Settings of an element for the studio only. They are not sent to visitors. */
export interface ElementGui {
  /** A note for editors. */
  note?: string
  /** Marks the element in the element tree and its frame: one of `GUI_COLORS`. */
  color?: string
  /** Whether its children are collapsed in the tree when the page is opened. */
  isCollapsed?: boolean
}

/** All data of an element besides its slice's fields. Stored as one JSON value per row. */
export interface Envelope {
  parent: string | null
  slot: string
  enabled: boolean
  tags: Tag[]
  conditionsSettings: ConditionsSettings
  properties: ElementProperties
  modelQuery: ModelQuery | null
  fieldProperties: FieldProperties
  /** The style of the element as a whole. Default: its slice's. */
  style?: StylesByBreakpoint<BoxStyle>
  /**
   * Fields that an editor disabled (`false`: the value is kept and not shown) or enabled. Others follow their slice.
   */
  fieldsEnabled: Record<string, boolean>
  hydrationMode: HydrationMode
  /** `pending` hides the element and its descendants from visitors until it is approved. Any other value shows it. */
  xpStatus: string
  /** The operations that are locked for everyone except administrators. */
  permissions: ElementPermission[]
  /** The element's settings for the studio. Default: none. */
  gui?: ElementGui
  /**
   * The name of an audience. Default: everyone. The element is sent to no other visitors. Conditions decide whether it
   * is shown to those who receive it.
   */
  audience?: string
  /**
   * Field -> path in the document that fills it, of the nearest query element around the element. A query element has
   * its own in its query. Default: none. Has no effect without a query element around it.
   */
  bind?: Record<string, string>
  /** The version of the slice's definition that the element was stored with. Default: the first. */
  version?: number
  /**
   * Invalid values of the row or its envelope by key. They are kept until a valid value replaces them, and reported by
   * the validator. Set only by `readRows`.
   */
  unreadable?: Readonly<Record<string, unknown>>
}

/** A stored element: a row of the page's flat `elements` field. The slice's fields are its other keys. */
export interface Row {
  id: string
  blockType: string
  blockName?: string | null
  element: Envelope
  [field: string]: unknown
}

export type ElementType = 'slice' | 'group' | 'query'

/** A field of an element in the nested form. Its value is under a key equal to its type. */
export interface FieldInstance {
  id: string
  name: string
  type: string
  enabled: boolean
  /** The ids of the images and files in its value. */
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
  /** Default: the slice's style. */
  style?: StylesByBreakpoint<BoxStyle>
  fieldsEnabled: Record<string, boolean>
  hydrationMode: HydrationMode
  xpStatus: string
  administration: { gui: ElementGui; permissions: ElementPermission[] }
  /** Default: everyone. */
  audience?: string
  /** The document paths that fill its fields, from the query element around it. Default: none. */
  bind?: Record<string, string>
  fields: Record<string, unknown>
  /** The same fields with their types. Omitted if the slices are unknown. */
  fieldInstances?: FieldInstance[]
  elements: Element[]
}

/** The key of `Tree.children` for the page's outermost elements. */
export const ROOT = 'root'

/** A row without a place in the tree. It is kept, shown in the studio and skipped on the site. */
export interface UnplacedRow {
  row: Row
  /** Its index in the stored rows, to which `toRows` returns it. */
  index: number
  rule: Extract<Rule, 'duplicate-id' | 'unknown-parent' | 'cycle' | 'shape'>
}

/**
 * A page's elements, normalised: each is found in O(1), and a change copies only what it touches.
 * `children` lists the ids of all slots of a parent; the order inside a slot is the order of the list.
 */
export interface Tree {
  readonly rows: Readonly<Record<string, Row>>
  readonly children: Readonly<Record<string, readonly string[]>>
  readonly unplaced: readonly UnplacedRow[]
}

/**
 * A place for an element. `index` counts the parent's children in that slot, without the elements that are being moved:
 * it is the new index of the first of them. An index past the end means last. The page's root has the slot `default`.
 */
export interface Place {
  parent: string | null
  slot: string
  index: number
}

/** The part of a slice that the validator needs. `slices/` derives it from a definition. */
export interface SliceRules {
  layouts: '*' | readonly string[]
  slots: Readonly<Record<string, SlotRules>>
  /** `false`: allowed only in a slot that lists it, not at the page's root or in a slot that allows all slices. */
  root?: boolean
  /** The maximum number of elements of this slice on one page. */
  maxPerPage?: number
  /** Fields whose values are anchors of the element (`#<value>`). An anchor is unique on the page. */
  anchors?: readonly string[]
  /** The element is hidden if all of these fields are empty. */
  hiddenWithout?: readonly string[]
}

export interface SlotRules {
  /** The label for editors. Default: the readable name (`column2`: "Column 2"). */
  label?: string
  allowedElements: '*' | readonly string[]
  /** The minimum number of elements in the slot. It has at least as many default elements. */
  min?: number
  /** The maximum number of elements in the slot. */
  max?: number
  /**
   * The slot is offered if this numeric field of the element has at least this value, as for the third of three
   * columns.
   */
  from?: { field: string; value: number }
}

export interface TreeRules {
  layout: string
  /** Returns `undefined` for an unknown slice. */
  slice: (name: string) => SliceRules | undefined
}

/** The part of an element that its name needs. */
export type NamedElement = Pick<Row, 'id' | 'blockType' | 'blockName'>

/** Why an element is not allowed at a place. `parent: null` is the page itself. */
type PlaceRules =
  | { rule: 'unknown-slice' }
  | { rule: 'layout-not-allowed'; layout: string }
  | { rule: 'unknown-parent'; parent: string }
  | { rule: 'unknown-slot'; parent: NamedElement | null; slot: string; slots: readonly string[] }
  | { rule: 'slot-not-allowed'; parent: NamedElement | null; slot: string; allowed: '*' | readonly string[] }
  | { rule: 'slot-limit'; parent: NamedElement; slot: string; max: number }
  | { rule: 'page-limit'; max: number }
  /** With `field`, its value is nested too deeply; without it, the element is. */
  | { rule: 'depth'; field?: string }

/** Rules that only an existing element can break. */
type ElementRules =
  | { rule: 'duplicate-id' }
  | { rule: 'cycle'; parent: string }
  | { rule: 'order'; parent: NamedElement }
  | { rule: 'slot-minimum'; slot: string; min: number }
  /** `problem` ends the sentence "`<key>` ...". */
  | { rule: 'shape'; key: string; problem: string }
  | { rule: 'locked'; lock: LockBreak }
  | { rule: 'condition'; index: number; problem: string }
  /** `field: null` is the element as a whole. `expects` ends the sentence "... must be ...". */
  | { rule: 'style'; field: string | null; breakpoint: string; name: StyleName; expects: string }
  /** `field` is the path in the element. `expects` as above. */
  | { rule: 'color'; field: string; value: string; expects: string }

/** A broken rule, with the data for its message. */
export type Fault = PlaceRules | ElementRules

export type Rule = Fault['rule']

/** The violated lock: a locked operation, or the locks themselves. */
export type LockBreak = ElementPermission | 'permissions'

/** Why an element of a slice is not allowed at a place. `faultWords` returns the message. */
export type PlaceFault = PlaceRules & Pick<Row, 'blockType'>

/** One broken rule, as JSON data. `faultWords` returns a message that names the element and the rule. */
export type Violation = Fault &
  Pick<Row, 'blockType' | 'blockName'> & {
    /** The element's id. */
    element: string
    /** The stored id if it is invalid; `null` if the stored entry is not an element at all. */
    storedId?: string | null
  }
