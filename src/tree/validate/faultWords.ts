import { isRecord } from '../internal/values'
import { elementName, slotLabel } from '../row'
import type { LockBreak, NamedElement, PlaceFault, Row, Rule, SliceRules, Violation } from '../types'
import { MAX_DEPTH, VALUE_DEPTH_RULE } from './depth'

/** Finds the label of a slice, and of its slots. */
type FindSlice = (name: string) => { label: string; rules?: Pick<SliceRules, 'slots'> } | undefined

interface Names {
  element: (element: Pick<Row, 'blockName' | 'blockType'>) => string
  /** Tells an element from all others, where that is wanted. */
  which: (element: NamedElement) => string
  slice: (name: string) => string
  /** A slot of an element. The one that goes without saying is the element itself to editors. */
  slot: (slot: string, owner: Pick<Row, 'blockName' | 'blockType'>) => string
}

/**
 * What is wrong, in a sentence. With `slice` it is for editors: elements are called as the screen calls them, slices by their labels.
 * Without, it is for developers: slices by their names, with the element's id and the rule.
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

/** Whether something that came from elsewhere is a violation that has words here. */
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

/** By name, slice and id as they are stored. */
function describe({ element, storedId = element, ...named }: Violation): string {
  if (storedId === null) return '?'
  const name = elementName(named)
  return name === named.blockType ? `"${name}" (${storedId})` : `"${name}" (${named.blockType}, ${storedId})`
}

type Words<Fault> = (fault: Fault, names: Names) => string

/** Why an element may not stand in a place. */
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
  depth: () => `At most ${MAX_DEPTH} elements can stand inside each other.`,
}

/** What is wrong with an element that is there, as the end of the sentence "Element ...". */
const ELEMENT: { [R in Exclude<Rule, 'locked'>]: Words<Extract<Violation, { rule: R }>> } = {
  'duplicate-id': () => 'has an id that another element of this page has',
  'unknown-parent': ({ parent }) => `stands in the parent ${parent}, which has no place on this page`,
  cycle: () => 'stands inside itself: its parents form a cycle',
  order: ({ parent }, { which }) => `stands before its parent ${which(parent)}; parents come first`,
  shape: ({ key, problem }) => `is malformed: ${key === 'row' ? '' : `\`${key}\` `}${problem}`,
  'unknown-slice': ({ blockType }) => `is made of the slice "${blockType}", which does not exist`,
  'unknown-slot': ({ parent, slot, slots }, { element }) =>
    parent === null
      ? `stands in the slot "${slot}", but the page itself has only "default"`
      : `stands in the slot "${slot}", which "${element(parent)}" does not have (it has: ${slots.join(', ') || 'none'})`,
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
      ? `stands too deep: at most ${MAX_DEPTH} elements can stand inside each other`
      : `holds a value that ${VALUE_DEPTH_RULE}: \`${field}\``,
  style: ({ field, breakpoint, name, expects }) =>
    `has a style that cannot be: \`${name}\` of ${field === null ? 'the element' : `"${field}"`} at ${breakpoint} must be ${expects}`,
  color: ({ field, value, expects }) => `has a colour that cannot be: \`${field}\` is ${value} and must be ${expects}`,
  condition: ({ index, problem }) => `cannot be published: condition ${index + 1}: ${problem}`,
}

const ROOT_RULE = 'cannot stand on the page itself, only inside slices made for it'

/** What only an administrator may do with an element, to editors. */
const VERBS: Record<LockBreak, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change what stands inside',
  permissions: 'unlock',
}

/** The same to developers. */
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
