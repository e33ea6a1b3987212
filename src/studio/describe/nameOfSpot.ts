import type { SliceInfo } from '../model/boot'

const SPOTS: Record<string, string> = {
  blockName: 'Label',
  'element.enabled': 'Shown on the site',
  'element.parent': 'Place',
  'element.tags': 'Tags',
  'element.conditionsSettings': 'Conditions',
  'element.properties': 'HTML id and settings',
  'element.fieldProperties': 'Style per breakpoint',
  'element.hydrationMode': 'When it becomes interactive',
  'element.permissions': 'Locks',
  'element.modelQuery': 'Query',
  'element.xpStatus': 'Experience status',
  title: 'Title',
  path: 'Path',
  layout: 'Layout',
  tags: 'Tags',
  meta: 'Search engines',
  fields: 'Page fields',
  properties: 'HTML id and settings',
  languageCode: 'Language',
}

interface Input {
  /** `null`: the page. */
  element: string | null
  /** As in a conflict; `null`: the whole element. */
  field: string | null
  info?: SliceInfo | undefined
}

/** What of an element or of the page changed, as the inspector names it. */
export function nameOfSpot({ element, field, info }: Input): string {
  if (field === null) return 'The whole element'
  if (field === 'order') return element === null ? 'Order of the outermost elements' : 'Order of what stands inside'
  const own = element === null ? undefined : info?.fields.find(({ name }) => name === field)
  return own?.label ?? SPOTS[field] ?? field.replace(/^element[.]/, '')
}
