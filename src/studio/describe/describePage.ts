import { changedValues, isRecord } from '../../tree'
import type { LanguageInfo } from '../model/boot'
import { describeValue } from './describeField'
import { propertyLines, tagText } from './describeElement'
import type { ChangeLine } from '../../slices/types'

interface Change {
  before: Record<string, unknown>
  after: Record<string, unknown>
  layouts: readonly { name: string; label: string }[]
  languages: readonly LanguageInfo[]
}

const LABELS: Record<string, string> = {
  title: 'Title',
  path: 'Path',
  layout: 'Layout',
  siteId: 'Site',
  languageCode: 'Language',
  translationOf: 'Translation of',
  tags: 'Tags',
  fields: 'Page fields',
  properties: 'Properties',
  meta: 'Search engines',
}

const META: Record<string, string> = {
  title: 'Search title',
  description: 'Search description',
  image: 'Search picture',
  canonical: 'Canonical address',
  noIndex: 'Hidden from search engines',
}

/** A page value as people call it. */
export function pageLabel(name: string): string {
  return LABELS[name] ?? name
}

/** What differs in a page's own values, in words. Only values that both know are compared. */
export function describePage({ before, after, layouts, languages }: Change): ChangeLine[] {
  return changedValues(before, after).flatMap((name): ChangeLine[] => {
    const [old, now] = [before[name], after[name]]
    const label = pageLabel(name)
    switch (name) {
      // The product's own bookkeeping.
      case 'translation':
        return []
      case 'layout': {
        const named = (value: unknown) => layouts.find((each) => each.name === value)?.label ?? value
        return [describeValue({ label, before: named(old), after: named(now) })]
      }
      case 'languageCode': {
        const named = (value: unknown) => languages.find(({ code }) => code === value)?.name ?? value
        return [describeValue({ label, before: named(old), after: named(now) })]
      }
      case 'tags':
        return [describeValue({ label, before: tagText(old), after: tagText(now) })]
      case 'meta':
        return metaLines(old, now)
      case 'properties':
        return propertyLines(old, now)
      case 'fields':
        return pageFieldLines(old, now)
      default:
        return [describeValue({ label, before: old, after: now })]
    }
  })
}

function metaLines(before: unknown, after: unknown): ChangeLine[] {
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return changedValues(old, now).map((name): ChangeLine => {
    const label = META[name] ?? name
    if (name !== 'image') return describeValue({ label, before: old[name], after: now[name] })
    const ids = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])
    return { kind: 'media', label, before: ids(old.image), after: ids(now.image) }
  })
}

function pageFieldLines(before: unknown, after: unknown): ChangeLine[] {
  const [old, now] = [fieldsByName(before), fieldsByName(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): ChangeLine[] => {
    const [was, is] = [old.get(name), now.get(name)]
    const label = `Page field ${name}`
    if (!was) return [{ kind: 'note', label, text: 'added' }]
    if (!is) return [{ kind: 'note', label, text: 'removed' }]
    const keys = changedValues(was, is)
    if (keys.length === 0) return []
    const type = String(is.type)
    return [
      keys.includes(type)
        ? describeValue({ label, before: was[type], after: is[type] })
        : { kind: 'note', label, text: 'changed' },
    ]
  })
}

function fieldsByName(value: unknown): ReadonlyMap<string, Record<string, unknown>> {
  return new Map((Array.isArray(value) ? value : []).filter(isRecord).map((field) => [String(field.name), field]))
}
