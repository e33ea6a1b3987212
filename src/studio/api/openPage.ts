import type { StudioPage } from '../model'
import type { Review } from '../../contract/review'
import { openPage as open } from '../../contract/saving'
import { NO_REVIEW } from '../model/review'
import type { PageStatus } from '../model/saving'
import { callPage, pageAddress, type PagePlace } from './pagePlace'

export interface OpenedPage {
  page: StudioPage
  rows: unknown
  rev: number
  status: PageStatus
  review: Review
  /** The revision outside of the release when the page was added to it; `null` outside of releases. */
  baseRev: number | null
  /** The page's public path; `null` if it is not published. */
  livePath: string | null
}

export type Opening = { ok: true; opened: OpenedPage } | { ok: false; message: string; status: number }

const MISSING =
  'It was moved to the trash (the list of pages has it) or deleted, or it never was. Changes that this browser has kept are offered again as soon as it is restored.'

/** Reads the newest draft with all its elements in one request, when the studio opens. */
export async function openPage({ signal, ...place }: PagePlace & { signal?: AbortSignal }): Promise<Opening> {
  const { pageId } = place
  const answer = await callPage(place, open, {}, { signal })
  if (!answer.ok) return { ok: false, message: answer.status === 404 ? MISSING : answer.message, status: answer.status }
  const { page: found, rows, rev } = answer.data
  const { review, ...page } = found
  return {
    ok: true,
    opened: {
      page: toStudioPage({ page, pageId }),
      rows,
      rev,
      status: statusOf({ status: page._status, liveStatus: answer.data.liveStatus }),
      livePath: answer.data.livePath ?? null,
      baseRev: answer.data.baseRev ?? null,
      review: { ...NO_REVIEW, ...(review as Partial<Review> | undefined) },
    },
  }
}

/** Converts a document to a page. Fields that old data lacks get their empty value. */
export function toStudioPage({ page, pageId }: { page: Record<string, unknown>; pageId: string }): StudioPage {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const properties = typeof page.properties === 'object' && page.properties !== null ? page.properties : {}
  return {
    ...page,
    id: pageId,
    title: text(page.title),
    path: text(page.path),
    layout: text(page.layout),
    languageCode: text(page.languageCode),
    siteId: typeof page.siteId === 'number' ? page.siteId : 0,
    tags: Array.isArray(page.tags) ? page.tags : [],
    fields: Array.isArray(page.fields) ? page.fields : [],
    properties: { domId: null, settings: {}, ...properties },
  }
}

/** Combines the status of the newest version with that of the published one. */
export function statusOf({ status, liveStatus }: { status: unknown; liveStatus?: string | null }): PageStatus {
  if (status === 'published') return 'published'
  return liveStatus === 'published' ? 'changed' : 'draft'
}

/** The address of the studio's opening read. */
export function openUrl(place: PagePlace): string {
  return pageAddress(place, open)
}
