import { foldText, offsetOf, offsetText, ownTimeZone, zoneName } from '../../../tree'
import type { SiteZones } from '../../model/boot'

/** A time zone that the user can select. */
export interface ZoneChoice {
  /** Its IANA name. */
  timeZone: string
  /** The name of its city: `San Juan`. */
  name: string
  /** The offset at the given moment: `UTC-4`. */
  offset: string
}

/** The maximum number of results. */
const LISTED = 12

const OFFSET = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i

/** Further search terms of time zones, since the IANA database names one city only. */
const ALSO: Readonly<Record<string, string>> = {
  'America/Puerto_Rico': 'Puerto Rico',
  'America/Jamaica': 'Kingston, Montego Bay, Negril',
  'America/Santo_Domingo': 'Punta Cana, Dominican Republic',
  'America/Cancun': 'Playa del Carmen, Riviera Maya, Cozumel, Tulum',
  'America/New_York': 'Miami, Boston, Washington',
  'America/Los_Angeles': 'San Francisco, Seattle, San Diego',
  'Pacific/Honolulu': 'Hawaii',
  'Asia/Calcutta': 'Kolkata, Mumbai, Delhi, India',
  'Europe/Berlin': 'Munich, Hamburg, Frankfurt',
}

/** Finds time zones by place, IANA name or offset. The site's and the browser's time zones come first. */
export function findZones(search: string, { at, zones }: { at: Date; zones: SiteZones }): ZoneChoice[] {
  const preferred = [zones.timeZone, ...zones.timeZones, ownTimeZone(), 'UTC']
  const all = [...new Set([...preferred, ...Intl.supportedValuesOf('timeZone')])]
  const wanted = foldText(search.trim())
  const minutes = minutesOf(search.trim())
  const isFound = (timeZone: string) =>
    minutes === null ? namesOf(timeZone).includes(wanted) : offsetOf(at, timeZone) === minutes
  // A word that begins as the search does is what the user means.
  const isMeant = (timeZone: string) => ` ${namesOf(timeZone)}`.includes(` ${wanted}`)
  return all
    .filter(isFound)
    .sort((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
    .slice(0, LISTED)
    .map((timeZone) => ({ timeZone, name: zoneName(timeZone), offset: offsetText(offsetOf(at, timeZone)) }))
}

/** Parses an offset: `UTC-4` -> -240. Returns `null` for other texts. */
function minutesOf(search: string): number | null {
  const [found, sign, hours, rest = '0'] = OFFSET.exec(search) ?? []
  if (found === undefined) return null
  const minutes = Number(hours) * 60 + Number(rest)
  return sign === '+' ? minutes : -minutes
}

function namesOf(timeZone: string): string {
  return foldText([zoneName(timeZone), timeZone.replaceAll('_', ' '), timeZone, ALSO[timeZone]].join(' '))
}
