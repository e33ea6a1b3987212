/** Returns the angles of the hour and the minute hand in degrees for a time such as `15:30`; `null` if invalid. */
export function clockHands(time: string): { hour: number; minute: number } | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return null
  return { hour: (Number(hours) % 12) * 30 + Number(minutes) / 2, minute: Number(minutes) * 6 }
}
