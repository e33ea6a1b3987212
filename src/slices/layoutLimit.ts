/** The layouts on which a slice may stand. */
export type LayoutLimit = '*' | readonly string[] | LayoutFamilies

/** Layouts by their families: `{ families: ['resort'], except: ['resort-small'] }`. */
export interface LayoutFamilies {
  /** All layouts of these families, also those that come later. Left out, without `names` either: all layouts. */
  families?: readonly string[]
  /** Further layouts by name. */
  names?: readonly string[]
  /** Layouts that are left out again. */
  except?: readonly string[]
}

interface KnownLayout {
  name: string
  family?: string
}

/** The names of the layouts that a limit means, of all that the application has. */
export function layoutNames(limit: LayoutLimit, layouts: readonly KnownLayout[]): '*' | readonly string[] {
  if (!isFamilies(limit)) return limit
  const { families, names, except = [] } = limit
  const isMeant = ({ name, family }: KnownLayout) =>
    (!families && !names) || names?.includes(name) || (family !== undefined && families?.includes(family))
  return layouts.filter((layout) => isMeant(layout) && !except.includes(layout.name)).map(({ name }) => name)
}

/** What is wrong with a limit by itself, as the end of the sentence "`layouts` ..."; `null`: nothing. */
export function limitProblem(limit: LayoutLimit): string | null {
  if (limit === '*') return null
  if (!isFamilies(limit)) return limit.length === 0 ? "is empty; use '*' for all." : null
  const { families, names, except } = limit
  const empty = Object.entries({ families, names, except }).find(([, list]) => list?.length === 0)
  if (empty) return `has no ${empty[0]}; leave \`${empty[0]}\` out.`
  if (!families && !names && !except) return "names nothing; use '*' for all."
  const both = names?.find((name) => except?.includes(name))
  return both === undefined ? null : `has "${both}" among \`names\` and among \`except\`.`
}

/** What a limit names that the application has not, as the end of the sentence "the slice is ..."; `null`: nothing. */
export function unknownInLimit(limit: LayoutLimit, layouts: readonly KnownLayout[]): string | null {
  if (limit === '*') return null
  const { families = [], names = [], except = [] } = isFamilies(limit) ? limit : { names: limit }
  const known = layouts.map(({ name }) => name)
  const layout = [...names, ...except].find((name) => !known.includes(name))
  if (layout !== undefined) return `for the layout "${layout}", which is none of: ${known.join(', ')}.`
  const groups = [...new Set(layouts.flatMap(({ family }) => family ?? []))]
  const family = families.find((name) => !groups.includes(name))
  if (family !== undefined)
    return `for the family "${family}" of layouts, which is none of: ${groups.join(', ') || 'no layout has a family'}.`
  return layoutNames(limit, layouts).length === 0 ? 'for no layout: `except` leaves none over.' : null
}

function isFamilies(limit: LayoutLimit): limit is LayoutFamilies {
  return limit !== '*' && !Array.isArray(limit)
}
