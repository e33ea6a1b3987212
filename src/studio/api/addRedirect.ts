import type { StudioBoot } from '../model/boot'
import { request, type Answer } from './request'

interface Input {
  boot: Pick<StudioBoot, 'apiRoute' | 'collections' | 'pageId'>
  path: string
  /** The only host that it counts for; `null`: every one. */
  host: string | null
}

/** Leads visitors from a path to the page, wherever the page goes later. The server refuses circles and chains in words. */
export function addRedirect({ boot: { apiRoute, collections, pageId }, path, host }: Input): Promise<Answer<unknown>> {
  return request({
    method: 'POST',
    url: `${apiRoute}/${collections.redirects}`,
    body: { from: path, host, to: { type: 'page', page: pageId }, type: '301' },
  })
}
