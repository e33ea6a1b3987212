import { foldText, offsetOf, offsetText, ownTimeZone, zoneName } from '../../../tree'
import type { SiteZones } from '../../model/boot'

/** A time zone to choose. */
export interface ZoneChoice {
  /** Its IANA name. */
  timeZone: string
  /** Its place: `San Juan`. */
  name: string
  /** At the moment in question: `UTC-4`. */
  offset: string
}

/** So many are listed. */
const LISTED = 12

const OFFSET = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i

/** What people look for, where the database names another place of the zone. */
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

/** The time zones that a search finds, by place, by IANA name or by offset. Those of the site, and the browser's, come first. */
export function findZones(search: string, { at, zones }: { at: Date; zones: SiteZones }): ZoneChoice[] {
  const preferred = [zones.timeZone, ...zones.timeZones, ownTimeZone(), 'UTC']
  const all = [...new Set([...preferred, ...Intl.supportedValuesOf('timeZone')])]
  const wanted = foldText(search.trim())
  const minutes = minutesOf(search.trim())
  const isFound = (timeZone: string) =>
    minutes === null ? namesOf(timeZone).includes(wanted) : offsetOf(at, timeZone) === minutes
  return all
    .filter(isFound)
    .slice(0, LISTED)
    .map((timeZone) => ({ timeZone, name: zoneName(timeZone), offset: offsetText(offsetOf(at, timeZone)) }))
}

/** `UTC-4` -> -240; `null` for what is no offset. */
function minutesOf(search: string): number | null {
  const [found, sign, hours, rest = '0'] = OFFSET.exec(search) ?? []
  if (found === undefined) return null
  const minutes = Number(hours) * 60 + Number(rest)
  return sign === '+' ? minutes : -minutes
}

function namesOf(timeZone: string): string {
  return foldText([zoneName(timeZone), timeZone.replaceAll('_', ' '), timeZone, ALSO[timeZone]].join(' '))
}
