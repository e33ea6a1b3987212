export interface NotFoundPlace {
  /** What is missing. */
  text: string
  /** The path below the admin to which the user goes back, and its label. */
  back: { path: string; label: string }
}

interface Section {
  path: string
  label: string
  /** What the section lists, if its addresses name it. */
  what?: string
}

/** Sections of the admin that have addresses below them. The first that matches counts. */
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

/** Where slices and pages are listed, as their sections have no list of that address. */
const LISTS: Readonly<Record<string, string>> = { '/slicer/slices': '/slicer', '/studio': '/pages' }

/** Returns what an address of the admin lacks, and where its list is. The path is below the admin's route. */
export function placeOf(path: string): NotFoundPlace {
  const section = SECTIONS.find((one) => path.startsWith(`${one.path}/`))
  const [, collection] = /^\/collections\/([\w-]+)\/./.exec(path) ?? []
  const text = 'There is nothing at this address, or you may not see it.'
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
