import { addDays, dayOf, dayText, startOfDay, zoneName } from 'voix/slices'
import { zonesOf, type OfferZones } from '../../booking/offerZones'

interface Shown {
  languageCode: string
  labels: Readonly<Record<string, string>>
  zones: OfferZones
}

/**
 * Formats the last day of an offer. Adds the places whose time zone applies if the offer ends there at another moment
 * than in the site's time zone: `December 24, 2026 (time in Punta Cana)`.
 */
export function offerEnd(
  { endDate, resorts }: Readonly<Record<string, unknown>>,
  { languageCode, labels, zones }: Shown,
): string {
  const own = zonesOf(resorts, zones)
  const day = dayOf(endDate, own[0] ?? zones.site)
  if (day === null) return ''
  const text = dayText(day, languageCode)
  const end = (timeZone: string) => startOfDay(addDays(day, 1), timeZone).getTime()
  if (own.every((timeZone) => end(timeZone) === end(zones.site))) return text
  const places = new Intl.ListFormat(languageCode, { type: 'conjunction' }).format(own.map(zoneName))
  return `${text} (${labels['offer.timeIn'] ?? 'time in'} ${places})`
}
