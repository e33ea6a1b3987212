import type { SliceInfo } from '../model/boot'
import { elementName } from '../../tree'
import type { Version, VersionKind } from '../../contract/versions'
import { pageLabel } from './describePage'
import { instantText } from '../../tree'
import { dayOf } from './times'

const KINDS: Record<VersionKind, string> = {
  draft: 'Draft',
  kept: 'Kept version',
  published: 'Published',
  quick: 'Quick save',
  autosave: 'Autosave',
  restored: 'Restored',
  unpublished: 'Taken offline',
  trashed: 'Put in the trash',
  untrashed: 'Back from the trash',
}

/** How a version came about, in a word or two. */
export function kindText({ kind, status }: Pick<Version, 'kind' | 'status'>): string {
  return kind === null ? KINDS[status] : KINDS[kind]
}

/** Who made a version. */
export function authorText({ author }: Pick<Version, 'author'>): string {
  return author?.name ?? 'Somebody'
}

/** Returns the name of a version in a sentence: `the version of Nov 21, 2026, 10:42 AM, Madrid by Ana`. */
export function versionText(version: Version): string {
  const name = version.label === null ? 'the version' : `“${version.label}”`
  return `${name} of ${instantText(version.savedAt)} by ${authorText(version)}`
}

/** How many changes a summary names before it counts the rest. */
const NAMED = 3

/** What a version changed, in one line: `Title of the page; Hero: Text; Gallery added; 2 more`. */
export function summaryText({
  version: { changes, before },
  slice,
}: {
  version: Pick<Version, 'changes' | 'before'>
  slice: (name: string) => SliceInfo | undefined
}): string {
  if (!changes) return before === null ? 'The oldest version that is kept' : ''
  const { page, elements, total } = changes
  const parts = [
    ...(page.length === 0 ? [] : [`Page: ${page.map(pageLabel).join(', ')}`]),
    ...elements.map((element) => elementText({ element, slice })),
  ]
  const count = total + (page.length === 0 ? 0 : 1)
  if (count === 0) return 'Nothing changed'
  const more = count - Math.min(NAMED, parts.length)
  return [...parts.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join('; ')
}

type SummarisedElement = NonNullable<Version['changes']>['elements'][number]

function elementText({
  element: { name, blockType, kind, isMoved, inside, keys },
  slice,
}: {
  element: SummarisedElement
  slice: (name: string) => SliceInfo | undefined
}): string {
  const title = elementName({ blockName: name, blockType }, slice)
  if (kind !== 'kept') return `${title} ${kind}${inside > 0 ? ` with ${inside} inside` : ''}`
  const info = slice(blockType)
  const rank = (key: string) => info?.fields.findIndex(({ name: field }) => field === key) ?? -1
  const ordered = [...keys].sort((one, other) => rank(one) - rank(other))
  const labels = [...new Set(ordered.map((key) => keyLabel({ key, info })))]
  const changes = [...labels, ...(isMoved ? ['moved'] : [])]
  return `${title}: ${changes.join(', ')}`
}

const SETTINGS: Record<string, string> = {
  blockName: 'Name',
  blockType: 'Slice',
  'element.enabled': 'enabled or disabled',
  'element.audience': 'Shown to',
  'element.tags': 'Tags',
  'element.permissions': 'Locks',
  'element.gui': 'In the studio',
  'element.hydrationMode': 'Becomes interactive',
  'element.conditionsSettings': 'Conditions',
  'element.modelQuery': 'Query',
  'element.bind': 'Fields from the document',
  'element.fieldProperties': 'Style',
  'element.style': 'Style',
  'element.properties': 'Properties',
  'element.xpStatus': 'Experience status',
}

function keyLabel({ key, info }: { key: string; info: SliceInfo | undefined }): string {
  return SETTINGS[key] ?? info?.fields.find(({ name }) => name === key)?.label ?? key
}

export interface VersionDay {
  day: string
  versions: readonly Version[]
}

/** The list in days, its order kept. */
export function groupByDay(versions: readonly Version[], now: Date): VersionDay[] {
  const days = new Map<string, Version[]>()
  for (const version of versions) {
    const day = dayOf(new Date(version.savedAt), now)
    days.set(day, (days.get(day) ?? []).concat(version))
  }
  return [...days].map(([day, ofDay]) => ({ day, versions: ofDay }))
}
