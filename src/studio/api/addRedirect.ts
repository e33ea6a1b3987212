import { anyDocument } from '../../contract/documents'
import type { LifecyclePlace } from '../model/lifecycle'
import { call } from './call'
import type { Answer } from './request'

interface Input {
  place: Pick<LifecyclePlace, 'apiRoute' | 'collections'>
  path: string
  /** The page that visitors are redirected to. The redirect follows later changes of its path. */
  page: string
  /** The only host that it applies to; `null` for all hosts. */
  host: string | null
}

/** Leads visitors from a path to a page. It counts while the page is published. The server refuses circles and chains in words. */
export function addRedirect({ place: { apiRoute, collections }, path, page, host }: Input): Promise<Answer<unknown>> {
  return call(apiRoute, anyDocument.create, {
    params: { collection: collections.redirects },
    body: { from: path, host, to: { type: 'page', page }, type: '301' },
  })
}
