/** Distances between cells. */
export const GAPS = {
  none: 'gap-0',
  small: 'gap-4',
  normal: 'gap-6 md:gap-8',
  large: 'gap-8 md:gap-14',
} as const

const COLUMNS = [
  'grid grid-cols-1',
  'grid grid-cols-1 @2xl:grid-cols-2',
  'grid grid-cols-1 @xl:grid-cols-2 @4xl:grid-cols-3',
  'grid grid-cols-1 @lg:grid-cols-2 @4xl:grid-cols-4',
  'grid grid-cols-2 @3xl:grid-cols-5',
  'grid grid-cols-2 @xl:grid-cols-3 @4xl:grid-cols-6',
] as const

/** Returns the classes of a grid of equal columns, fewer in a narrow container. `columns` is 1 to 6. */
export function gridClass(columns: number): string {
  const index = Math.min(Math.max(Math.round(columns), 1), COLUMNS.length) - 1
  return COLUMNS[index] ?? COLUMNS[2]
}
