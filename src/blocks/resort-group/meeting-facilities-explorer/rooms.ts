/** The seating arrangements, with their names in the resorts' documents. The first is the most common one. */
export const SETUPS = ['theatre', 'classroom', 'banquet', 'boardroom', 'reception', 'uShape'] as const

export type Setup = (typeof SETUPS)[number]

export const AREA_UNITS = [
  { value: 'both', label: 'Square metres and feet' },
  { value: 'metres', label: 'Square metres' },
  { value: 'feet', label: 'Square feet' },
]

export interface Room {
  id: string
  name: string
  /** In square metres; `null`: not measured. */
  area: number | null
  /** The number of guests by set-up. Unavailable set-ups are absent. */
  capacity: Partial<Record<Setup, number>>
  resort: string
  resortSlug: string
  href: string
}

const FEET_PER_METRE = 10.7639

/** `180 m² · 1,938 sq ft`, with the number format of the page's language. */
export function areaText(area: number, unit: string, languageCode: string): string {
  const number = new Intl.NumberFormat(languageCode, { maximumFractionDigits: 0 })
  const texts = { metres: `${number.format(area)} m²`, feet: `${number.format(area * FEET_PER_METRE)} sq ft` }
  return unit === 'metres' || unit === 'feet' ? texts[unit] : `${texts.metres} · ${texts.feet}`
}

/** The visitor's filters. Empty texts match all rooms. */
export interface Wanted {
  resort?: string
  setup?: string
  guests?: string
  area?: string
}

/** Whether a room matches: it has the capacity in the chosen set-up, or in any if none is chosen. */
export function isWanted(room: Pick<Room, 'resortSlug' | 'area' | 'capacity'>, wanted: Wanted): boolean {
  const { resort, setup, guests, area } = wanted
  const capacities = setup ? [room.capacity[setup as Setup] ?? 0] : Object.values(room.capacity)
  const most = Math.max(0, ...capacities)
  return (
    (!resort || room.resortSlug === resort) &&
    (!setup || most > 0) &&
    most >= (Number(guests) || 0) &&
    (room.area ?? 0) >= (Number(area) || 0)
  )
}
