import { isDay } from '../../tree'
import type { SearchParams } from '../pages/pagesQuery'

/** The filters of the audit log. They are in the address, so that a filtered log can be shared. */
export interface AuditQuery {
  /** The id of an account. */
  user: string
  event: string
  collection: string
  /** Days, `2026-11-24`, inclusive. */
  from: string
  to: string
  page: number
}

export function readAuditQuery(params: SearchParams | undefined): AuditQuery {
  const text = (name: string) => {
    const value = params?.[name]
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  const page = Number.parseInt(text('page'), 10)
  return {
    user: text('user'),
    event: text('event'),
    collection: text('collection'),
    from: day('from'),
    to: day('to'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the address of another page of the same query. */
export function auditAddress(adminRoute: string, query: AuditQuery, page: number): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, page })) {
    if (value !== '' && !(name === 'page' && value === 1)) params.set(name, String(value))
  }
  const text = params.toString()
  return `${adminRoute}/audit-log${text === '' ? '' : `?${text}`}`
}
