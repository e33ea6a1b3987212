/** How a room is furnished, as the resorts' documents name it. The first is what most ask for. */
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
  /** Guests by set-up; a set-up that the room is not made for is absent. */
  capacity: Partial<Record<Setup, number>>
  resort: string
  resortSlug: string
  href: string
}

const FEET_PER_METRE = 10.7639

/** `180 m² · 1,938 sq ft`, in the numbers of the page's language. */
export function areaText(area: number, unit: string, languageCode: string): string {
  const number = new Intl.NumberFormat(languageCode, { maximumFractionDigits: 0 })
  const texts = { metres: `${number.format(area)} m²`, feet: `${number.format(area * FEET_PER_METRE)} sq ft` }
  return unit === 'metres' || unit === 'feet' ? texts[unit] : `${texts.metres} · ${texts.feet}`
}

/** What a visitor looks for; empty texts ask for nothing. */
export interface Wanted {
  resort?: string
  setup?: string
  guests?: string
  area?: string
}

/** Whether a room is what is looked for: in that set-up, or else in any, it takes so many guests. */
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
