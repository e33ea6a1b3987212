export interface NotFoundPlace {
  /** Says what is missing. */
  text: string
  /** The link back: a path below the admin, and its label. */
  back: { path: string; label: string }
}

interface Section {
  path: string
  label: string
  /** What the section lists, if the message names it. */
  what?: string
}

/** Sections of the admin with addresses below them. The first match wins. */
const SECTIONS: readonly Section[] = [
  { path: '/slicer/slices', label: 'All slices', what: 'slice' },
  { path: '/slicer/templates', label: 'All templates', what: 'template' },
  { path: '/slicer', label: 'All slices' },
  { path: '/layouts', label: 'All layouts', what: 'layout' },
  { path: '/releases', label: 'All releases' },
  { path: '/documentation', label: 'The documentation' },
  { path: '/studio', label: 'All pages' },
  { path: '/pages', label: 'All pages' },
]

/** The lists of slices and pages, which are not at the address of their section. */
const LISTS: Readonly<Record<string, string>> = { '/slicer/slices': '/slicer', '/studio': '/pages' }

/** Returns the message and the link back for an address of the admin. The path is below the admin's route. */
export function placeOf(path: string): NotFoundPlace {
  const section = SECTIONS.find((one) => path.startsWith(`${one.path}/`))
  const [, collection] = /^\/collections\/([\w-]+)\/./.exec(path) ?? []
  const text = 'Nothing exists at this address, or you do not have access to it.'
  if (collection !== undefined) return { text, back: { path: `/collections/${collection}`, label: 'Back to the list' } }
  if (!section) return { text, back: { path: '', label: 'Start page' } }
  const name = nameOf(path.slice(section.path.length + 1))
  return {
    text: section.what && name !== '' ? `There is no ${section.what} “${name}”.` : text,
    back: { path: LISTS[section.path] ?? section.path, label: section.label },
  }
}

function nameOf(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
