import { isRecord } from '../internal/values'
import { elementName, slotLabel } from '../row'
import type { LockBreak, NamedElement, PlaceFault, Row, Rule, SliceRules, Violation } from '../types'
import { MAX_DEPTH, VALUE_DEPTH_RULE } from './depth'

/** Returns the label of a slice and its slots. */
type FindSlice = (name: string) => { label: string; rules?: Pick<SliceRules, 'slots'> } | undefined

interface Names {
  element: (element: Pick<Row, 'blockName' | 'blockType'>) => string
  /** Returns a name that identifies the element: its id for developers. */
  which: (element: NamedElement) => string
  slice: (name: string) => string
  /** Returns the name of a slot. For editors the default slot is the element itself. */
  slot: (slot: string, owner: Pick<Row, 'blockName' | 'blockType'>) => string
}

/**
 * Returns the message of a violation. With `slice` it is for editors, with the names and labels of the studio.
 * Without it, it is for developers, with the names of slices, the element's id and the rule.
 */
export function faultWords(fault: Violation | PlaceFault, slice?: FindSlice): string {
  const names: Names = {
    element: (element) => elementName(element, slice),
    which: (element) => (slice ? `"${elementName(element, slice)}"` : element.id),
    slice: (name) => slice?.(name)?.label ?? name,
    slot: (slot, owner) => {
      const name = `"${elementName(owner, slice)}"`
      if (!slice) return `the slot "${slot}" of ${name}`
      return slot === 'default' ? name : `the slot "${slotLabel(slot, slice(owner.blockType)?.rules)}" of ${name}`
    },
  }
  if (!isOfElement(fault)) return (PLACE[fault.rule] as Words<PlaceFault>)(fault, names)
  const name = names.element(fault)
  if (fault.rule === 'locked') {
    if (slice) return `"${name}" is locked: only an administrator may ${VERBS[fault.lock]} it.`
    return `Element "${name}" (${fault.element}): ${LOCKED[fault.lock]}. Ask an administrator (rule: locked).`
  }
  const end = (ELEMENT[fault.rule] as Words<Violation>)(fault, names)
  if (!slice) return `Element ${describe(fault)} ${end} (rule: ${fault.rule}).`
  return `Element ${fault.storedId === null ? '?' : `"${name}"`} ${end}${end.endsWith('.') ? '' : '.'}`
}

/** Whether an untrusted value is a violation with a message. */
export function isViolation(value: unknown): value is Violation {
  return (
    isRecord(value) &&
    typeof value.element === 'string' &&
    (value.rule === 'locked' || Object.hasOwn(ELEMENT, String(value.rule)))
  )
}

function isOfElement(fault: Violation | PlaceFault): fault is Violation {
  return 'element' in fault
}

/** Returns the stored name, slice and id. */
function describe({ element, storedId = element, ...named }: Violation): string {
  if (storedId === null) return '?'
  const name = elementName(named)
  return name === named.blockType ? `"${name}" (${storedId})` : `"${name}" (${named.blockType}, ${storedId})`
}

type Words<Fault> = (fault: Fault, names: Names) => string

/** Messages for elements that are not allowed at a place. */
const PLACE: { [R in PlaceFault['rule']]: Words<Extract<PlaceFault, { rule: R }>> } = {
  'unknown-slice': ({ blockType }) => `There is no slice "${blockType}" in this application.`,
  'layout-not-allowed': ({ blockType, layout }, { slice }) =>
    `"${slice(blockType)}" is not allowed on the layout "${layout}".`,
  'unknown-parent': ({ parent }) => `The element ${parent} does not exist on this page.`,
  'unknown-slot': ({ parent, slot, slots }, { element }) =>
    parent === null
      ? `The page itself has no slot "${slot}", only "default".`
      : `"${element(parent)}" has no slot "${slot}"${possible(slots)}.`,
  'slot-not-allowed': ({ blockType, parent, slot, allowed }, names) =>
    parent === null
      ? `"${names.slice(blockType)}" ${ROOT_RULE}.`
      : `${capital(names.slot(slot, parent))} does not take "${names.slice(blockType)}"${
          allowed === '*' ? '' : possible(allowed.map(names.slice))
        }.`,
  'slot-limit': ({ parent, slot, max }, names) => `${capital(names.slot(slot, parent))} holds at most ${max}.`,
  'page-limit': ({ blockType, max }, { slice }) => `A page holds at most ${max} of "${slice(blockType)}".`,
  depth: () => `Elements can be nested at most ${MAX_DEPTH} levels deep.`,
}

/** Messages for existing elements, as the end of the sentence "Element ...". */
const ELEMENT: { [R in Exclude<Rule, 'locked'>]: Words<Extract<Violation, { rule: R }>> } = {
  'duplicate-id': () => 'has an id that another element of this page has',
  'unknown-parent': ({ parent }) => `has the parent ${parent}, which has no place on this page`,
  cycle: () => 'is inside itself: its parents form a cycle',
  order: ({ parent }, { which }) => `comes before its parent ${which(parent)}; parents come first`,
  shape: ({ key, problem }) => `is malformed: ${key === 'row' ? '' : `\`${key}\` `}${problem}`,
  'unknown-slice': ({ blockType }) => `is made of the slice "${blockType}", which does not exist`,
  'unknown-slot': ({ parent, slot, slots }, { element }) =>
    parent === null
      ? `is in the slot "${slot}", but the page itself has only "default"`
      : `is in the slot "${slot}", which "${element(parent)}" does not have (it has: ${slots.join(', ') || 'none'})`,
  'slot-not-allowed': ({ blockType, parent, slot, allowed }, names) =>
    parent === null
      ? ROOT_RULE
      : `is a "${names.slice(blockType)}", which ${names.slot(slot, parent)} does not take${
          allowed === '*' ? '' : ` (it takes: ${allowed.map(names.slice).join(', ')})`
        }`,
  'layout-not-allowed': ({ blockType, layout }, { slice }) =>
    `is made of the slice "${slice(blockType)}", which the layout "${layout}" does not allow`,
  'slot-limit': ({ parent, slot, max }, names) => `is one too many: ${names.slot(slot, parent)} holds at most ${max}`,
  'slot-minimum': ({ slot, min, ...owner }, names) =>
    `is short of content: ${names.slot(slot, owner)} holds at least ${min}`,
  'page-limit': ({ blockType, max }, { slice }) =>
    `is one too many: a page holds at most ${max} of "${slice(blockType)}"`,
  depth: ({ field }) =>
    field === undefined
      ? `is nested too deeply: at most ${MAX_DEPTH} levels are possible`
      : `holds a value that ${VALUE_DEPTH_RULE}: \`${field}\``,
  style: ({ field, breakpoint, name, expects }) =>
    `has an invalid style: \`${name}\` of ${field === null ? 'the element' : `"${field}"`} at ${breakpoint} must be ${expects}`,
  color: ({ field, value, expects }) => `has an invalid colour: \`${field}\` is ${value} and must be ${expects}`,
  condition: ({ index, problem }) => `cannot be published: condition ${index + 1}: ${problem}`,
}

const ROOT_RULE = 'cannot be placed on the page itself, only inside slices made for it'

/** Operations that only an administrator may do with an element, for editors. */
const VERBS: Record<LockBreak, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change the elements inside',
  permissions: 'unlock',
}

/** The same for developers. */
const LOCKED: Record<LockBreak, string> = {
  edit: 'its content is locked',
  move: 'it is locked in its place',
  delete: 'it is locked against deleting',
  duplicate: 'it is locked against duplicating',
  replace: 'its slice is locked',
  children: 'the elements inside it are locked',
  permissions: 'its locks are not yours to change',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function possible(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (possible: ${names.join(', ')})`
}
