import type { LifePage, LifePlace } from '../model/life'
import { readData, request, type Answer } from './request'

/** What is scheduled for a page, or was refused when its time came. */
export interface ScheduleInfo {
  action: 'publish' | 'unpublish'
  at: string
  timezone: string
  by: string
  problem: string | null
}

export interface Schedules {
  schedules: readonly ScheduleInfo[]
}

export interface LinkInfo {
  id: string
  createdAt: string
  expiresAt: string
  by: string
}

export interface Links {
  links: readonly LinkInfo[]
}

/** Whether an action includes child pages and translations. */
export interface Along {
  below: boolean
  translations: boolean
}

interface NamedPage {
  id: string
  title: string
  path: string
  languageCode: string
}

/** The pages that an action can include besides the selected ones. */
export interface BulkCompany {
  below: readonly NamedPage[]
  translations: readonly NamedPage[]
  /** Translations that a move does not change. */
  staying: readonly NamedPage[]
  /** Whether a page exists at the path of the new parent. */
  isParentThere: boolean
}

/** The changed pages or the copies, and the pages that were refused, with the reason. */
export interface BulkReport {
  done: readonly { id: string; title: string }[]
  refused: readonly { id: string; title: string; reason: string }[]
}

type Place = Pick<LifePlace, 'apiRoute' | 'collections'>
type Of = Pick<LifePage, 'id'>

const own = ({ apiRoute }: Pick<Place, 'apiRoute'>, { id }: Of) => `${apiRoute}/voix/pages/${encodeURIComponent(id)}`

/** Payload's address of a page, in the trash or not. */
const document = ({ apiRoute, collections }: Place, { id }: Of) =>
  `${apiRoute}/${collections.pages}/${encodeURIComponent(id)}?depth=0&trash=true`

/** Changes the page as it is at the revision that was seen: 409 when somebody else has changed it meanwhile. */
export function changePage(
  place: Place,
  page: Pick<LifePage, 'id' | 'rev'>,
  body: Readonly<Record<string, unknown>>,
): Promise<Answer<unknown>> {
  return request({ method: 'PATCH', url: document(place, page), body: { ...body, rev: page.rev } })
}

/** Restores a page from the trash as a draft. */
export function restorePage(place: Place, page: Of): Promise<Answer<unknown>> {
  return request({ method: 'PATCH', url: document(place, page), body: { deletedAt: null, _status: 'draft' } })
}

export function deletePage(place: Place, page: Of): Promise<Answer<unknown>> {
  return request({ method: 'DELETE', url: document(place, page) })
}

/** A new draft with the newest content of the page. */
export function copyPage(
  { apiRoute, collections }: Place,
  { id }: Of,
  body: { title: string; path?: string },
): Promise<Answer<{ doc: { id: string | number } }>> {
  return request({ method: 'POST', url: `${apiRoute}/${collections.pages}/${encodeURIComponent(id)}/copy`, body })
}

/** Changes or copies several pages. */
export function changePages(place: Pick<Place, 'apiRoute'>, body: object): Promise<Answer<BulkReport>> {
  return request({ method: 'POST', url: `${place.apiRoute}/voix/pages/bulk`, body })
}

/** Changes or copies a page together with others. Fails with the reasons if a page is refused. */
export async function changeTogether(
  place: Pick<Place, 'apiRoute'>,
  body: Readonly<Record<string, unknown>> & { along: Along },
): Promise<Answer<BulkReport['done']>> {
  const answer = await changePages(place, body)
  if (!answer.ok) return answer
  const { done, refused } = answer.data
  if (refused.length === 0) return { ...answer, data: done }
  const reasons = refused.map(({ title, reason }) => `“${title}”: ${reason}`)
  return { ok: false, status: 409, message: reasons.join(' '), problems: [], data: answer.data }
}

/** For SWR. Throws with a sentence for the editor. */
export async function readCompany(place: Pick<Place, 'apiRoute'>, body: object): Promise<BulkCompany> {
  const url = `${place.apiRoute}/voix/pages/bulk/along`
  const answer = await request<Partial<BulkCompany>>({ method: 'POST', url, body })
  if (!answer.ok) throw new Error(answer.message)
  const { below = [], translations = [], staying = [], isParentThere = true } = answer.data
  return { below, translations, staying, isParentThere }
}

export function scheduleUrl(place: Pick<Place, 'apiRoute'>, page: Of): string {
  return `${own(place, page)}/schedule`
}

export function setSchedule(
  place: Place,
  page: Of,
  body: { action: ScheduleInfo['action']; at: string; timezone: string },
): Promise<Answer<Schedules>> {
  return request({ method: 'POST', url: scheduleUrl(place, page), body })
}

export function dropSchedule(place: Place, page: Of, action: ScheduleInfo['action']): Promise<Answer<Schedules>> {
  return request({ method: 'DELETE', url: `${scheduleUrl(place, page)}/${action}` })
}

export function linksUrl(place: Place, page: Of): string {
  return `${own(place, page)}/preview-links`
}

/** A new link; its path is told this once. */
export function addLink(place: Place, page: Of, days: number): Promise<Answer<Links & { path: string }>> {
  return request({ method: 'POST', url: linksUrl(place, page), body: { days } })
}

export function revokeLink(place: Place, page: Of, link: string): Promise<Answer<Links>> {
  return request({ method: 'DELETE', url: `${linksUrl(place, page)}/${encodeURIComponent(link)}` })
}

/** For SWR. Throws with a sentence for the editor. */
export async function readSchedules(url: string): Promise<Schedules> {
  const { schedules } = await readData<Partial<Schedules>>(url)
  return { schedules: schedules ?? [] }
}

/** For SWR. Throws with a sentence for the editor. */
export async function readLinks(url: string): Promise<Links> {
  const { links } = await readData<Partial<Links>>(url)
  return { links: links ?? [] }
}
