/** The layouts on which a slice is allowed. */
export type LayoutLimit = '*' | readonly string[] | LayoutFamilies

/** Layouts by their families: `{ families: ['resort'], except: ['resort-small'] }`. */
export interface LayoutFamilies {
  /** All layouts of these families, including later ones. If `names` is omitted too, all layouts. */
  families?: readonly string[]
  /** Further layouts by name. */
  names?: readonly string[]
  /** Layouts that are excluded. */
  except?: readonly string[]
}

interface KnownLayout {
  name: string
  family?: string
}

/** Returns the names of the layouts that a limit allows. */
export function layoutNames(limit: LayoutLimit, layouts: readonly KnownLayout[]): '*' | readonly string[] {
  if (!isFamilies(limit)) return limit
  const { families, names, except = [] } = limit
  const isMeant = ({ name, family }: KnownLayout) =>
    (!families && !names) || names?.includes(name) || (family !== undefined && families?.includes(family))
  return layouts.filter((layout) => isMeant(layout) && !except.includes(layout.name)).map(({ name }) => name)
}

/** Returns the problem of a limit, as the end of the sentence "`layouts` ...", or `null`. */
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

/** Returns the unknown names of a limit, as the end of the sentence "the slice is ...", or `null`. */
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
