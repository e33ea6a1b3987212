/** Whether the text is a day of the calendar, such as `2027-03-01`. `Date.parse` takes 31 February for a day in March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether the text is a day, or a day with a time. */
export function isMoment(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return !Number.isNaN(Date.parse(text)) && (day === undefined || isDay(day))
}
