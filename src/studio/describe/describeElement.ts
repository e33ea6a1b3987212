import { BREAKPOINT_NAMES, changedKeys, type Envelope, isRecord, type Row } from '../../tree'
import type { SliceInfo } from '../model/boot'
import { describeField, describeValue } from './describeField'
import type { ChangeLine } from '../../slices/types'

interface Change {
  before: Row
  after: Row
  slice: (name: string) => SliceInfo | undefined
}

/** What differs in the content and the settings of an element, in words. Fields come in the slice's order. */
export function describeElement({ before, after, slice }: Change): ChangeLine[] {
  const info = slice(after.blockType) ?? slice(before.blockType)
  const order = new Map((info?.fields ?? []).map(({ name }, index) => [name, index]))
  const rank = (key: string) => order.get(key) ?? (key.startsWith('element.') ? order.size + 1 : -1)
  const keys = changedKeys(before, after).sort((a, b) => rank(a) - rank(b))
  const was = before.element
  const is = after.element
  return keys.flatMap((key): ChangeLine[] => {
    if (key === 'blockName') return [describeValue({ label: 'Name', before: before.blockName, after: after.blockName })]
    if (key === 'blockType') {
      const label = (row: Row) => slice(row.blockType)?.label ?? row.blockType
      return [describeValue({ label: 'Slice', before: label(before), after: label(after) })]
    }
    if (key.startsWith('element.')) {
      return describeSetting({ setting: key.slice('element.'.length), before: was, after: is, slice: info })
    }
    const field = info?.fields.find(({ name }) => name === key)
    return field
      ? describeField({ field, before: before[key], after: after[key] })
      : [describeValue({ label: key, before: before[key], after: after[key] })]
  })
}

interface SettingChange {
  /** A key of the element's envelope. */
  setting: string
  before: Envelope
  after: Envelope
  slice: SliceInfo | undefined
}

/** What became of a setting of an element, in words. */
function describeSetting({ setting, before, after, slice }: SettingChange): ChangeLine[] {
  switch (setting) {
    case 'enabled':
      return [{ kind: 'note', label: 'Element', text: after.enabled ? 'enabled' : 'disabled' }]
    case 'audience':
      return [line('Shown to', before.audience ?? 'everyone', after.audience ?? 'everyone')]
    case 'tags':
      return [line('Tags', tagText(before.tags), tagText(after.tags))]
    case 'permissions':
      return [line('Locks', before.permissions.join(', '), after.permissions.join(', '))]
    case 'gui':
      return [line('In the studio', guiText(before), guiText(after))]
    case 'hydrationMode':
      return [line('Becomes interactive', before.hydrationMode, after.hydrationMode)]
    case 'xpStatus':
      return [line('Experience status', before.xpStatus, after.xpStatus)]
    case 'conditionsSettings':
      return [note('Conditions', conditionsText(before, after))]
    case 'modelQuery':
      return [note('Query', queryText(before, after))]
    case 'bind':
      return [note('Fields from the document', 'changed')]
    case 'style':
      return [note('Style', boxStyleText(before, after))]
    case 'fieldProperties':
      return [note('Style', styleText({ before, after, slice }))]
    case 'properties':
      return propertyLines(before.properties, after.properties)
    default:
      return [note(setting, 'changed')]
  }
}

/** The element's or the page's id in the document, and its free settings. */
export function propertyLines(before: unknown, after: unknown): ChangeLine[] {
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const domId = (old.domId ?? '') === (now.domId ?? '')
  const settings = JSON.stringify(old.settings ?? {}) === JSON.stringify(now.settings ?? {})
  return [
    ...(domId ? [] : [describeValue({ label: 'Anchor', before: old.domId, after: now.domId })]),
    ...(settings ? [] : [note('Settings', 'changed')]),
  ]
}

export function tagText(tags: unknown): string {
  const list = (Array.isArray(tags) ? tags : []).filter(isRecord)
  return list
    .map(({ name, point }) => (Number(point) === 1 ? String(name) : `${String(name)} (${String(point)})`))
    .join(', ')
}

function conditionsText(before: Envelope, after: Envelope): string {
  const [old, now] = [before.conditionsSettings.conditions.length, after.conditionsSettings.conditions.length]
  if (old === now) return 'changed'
  if (now === 0) return 'removed'
  return old === 0 ? `${now} added` : `${now} instead of ${old}`
}

function queryText({ modelQuery: before }: Envelope, { modelQuery: after }: Envelope): string {
  if (!before) return `added: shows ${after?.collection ?? 'documents'}`
  return after ? 'changed' : 'removed'
}

function styleText({ before, after, slice }: Pick<SettingChange, 'before' | 'after' | 'slice'>): string {
  const names = Object.keys({ ...before.fieldProperties, ...after.fieldProperties }).filter(
    (name) => JSON.stringify(before.fieldProperties[name]) !== JSON.stringify(after.fieldProperties[name]),
  )
  const labels = names.map((name) => slice?.fields.find((field) => field.name === name)?.label ?? name)
  return labels.length === 0 ? 'changed' : `changed for ${labels.join(', ')}`
}

/** At which sizes the look of the element as a whole differs. */
function boxStyleText({ style: before = {} }: Envelope, { style: after = {} }: Envelope): string {
  const names = BREAKPOINT_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const sizes = names.map((name) => (name === 'default' ? 'all sizes' : name))
  return sizes.length === 0 ? 'changed' : `changed at ${sizes.join(', ')}`
}

const note = (label: string, text: string): ChangeLine => ({ kind: 'note', label, text })
const line = (label: string, before: string, after: string): ChangeLine => ({ kind: 'text', label, before, after })

function guiText({ gui: { note, color, isCollapsed } = {} }: Envelope): string {
  return [note && `“${note}”`, color, isCollapsed && 'folded'].filter(Boolean).join(', ')
}
