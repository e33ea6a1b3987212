/** A moment as it is read: in a time zone, which is then named, or in the browser's own. */
export function shownTime(iso: string, timeZone?: string): string {
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  )
  return timeZone === undefined ? text : `${text} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone})`
}
