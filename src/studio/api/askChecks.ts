import { checkPage } from '../../contract/saving'
import type { PageDiff } from '../../tree'
import type { Finding, PageLink } from '../../slices/checks'
import { ADDRESSES_AT_MOST_MS, findMissingAddresses } from '../../slices/checks/addresses'
import type { StudioPage } from '../model'
import type { StudioBoot } from '../model/boot'
import { callPage, type PagePlace } from './pagePlace'
import { domainOf } from '../model/domain'

interface Input {
  boot: PagePlace
  rev: number
  change: PageDiff | null
}

/** Returns the findings of the checks that run on the server, for the unsaved page; `null` if the request fails. */
export async function askChecks({ boot, rev, change }: Input): Promise<Finding[] | null> {
  const answer = await callPage(boot, checkPage, { body: { baseRev: rev, change } }, { signal: limit() })
  return answer.ok ? (answer.data.findings ?? []) : null
}

const limit = () => AbortSignal.timeout(ADDRESSES_AT_MOST_MS)

interface Addresses<Link> {
  links: readonly Link[]
  boot: Pick<StudioBoot, 'sites'>
  page: Pick<StudioPage, 'path' | 'siteId'>
  /** Earlier results, by path. */
  known: Map<string, boolean>
}

/** The links of the page to addresses of this window's site where visitors find nothing. */
export function missingAddresses<Link extends Pick<PageLink, 'link'>>(input: Addresses<Link>): Promise<Link[]> {
  const { links, boot, page, known } = input
  const signal = limit()
  const ask = async (path: string) =>
    (await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal })).status
  const here = window.location.origin
  return findMissingAddresses({ links, path: page.path, domain: domainOf(boot, page), here, ask, known })
}
