/** Degrees of the hands of a clock at a time such as `15:30`; `null` for what is none. */
export function clockHands(time: string): { hour: number; minute: number } | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  return { hour: (Number(hours) % 12) * 30 + Number(minutes) / 2, minute: Number(minutes) * 6 }
}
