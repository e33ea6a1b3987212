import type { Visitor } from '../../render'
import { instantText } from '../../tree'
import type { AudienceInfo } from '../model/boot'
import { tagText } from './describeElement'

interface Names {
  audiences: readonly AudienceInfo[]
  ownAudiences: readonly string[]
  /** The page's language, which goes without saying. */
  language: string
}

/** As whom a page is seen, as the end of the sentence "Seen as ...". */
export function describeVisitor(visitor: Visitor, { language, ...names }: Names): string {
  const { tags, query, date, referrer, hasConsent } = visitor
  const parameters = query.replace(/^\?/, '')
  const parts = [
    whom(visitor, names),
    tags.length > 0 && (hasConsent ? `interested in ${tagText(tags)}` : 'without points: no consent'),
    visitor.language !== language && `in “${visitor.language}”`,
    parameters !== '' && `with ?${parameters}`,
    date !== null && `on ${instantText(date)}`,
    referrer !== '' && `coming from ${referrer}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function whom({ audiences: own }: Visitor, { audiences, ownAudiences }: Omit<Names, 'language'>): string {
  if (own === ownAudiences) return 'staff'
  if (own.length === 0) return 'somebody who is not signed in'
  const last = own.at(-1)
  const label = audiences.find(({ name }) => name === last)?.label ?? last ?? ''
  return `one of “${label}”`
}
