import { addressOf, type AnswerOf, type Contract, type InputOf } from '../../contract/endpoint'
import { onLine } from '../../contract/line'
import type { StudioBoot } from '../model/boot'
import { call } from './call'
import type { Answer } from './request'

/** Where the open page is read and saved: outside of releases, or within the one that the studio works in. */
export type PagePlace = Pick<StudioBoot, 'apiRoute' | 'pageId'> & { release: Pick<ReleaseChoice, 'id'> | null }
type ReleaseChoice = NonNullable<StudioBoot['release']>

type OfPage = Contract<`/voix/pages/:id/${string}`>

/** Calls an endpoint of the open page. */
export function callPage<C extends OfPage>(
  { apiRoute, pageId: id, release }: PagePlace,
  contract: C,
  input: Omit<InputOf<C>, 'params'>,
  options?: { signal?: AbortSignal | undefined },
): Promise<Answer<AnswerOf<C>>> {
  const whole = { ...input, params: { id } } as unknown as InputOf<C>
  return call(apiRoute, onLine(contract, release?.id ?? null), whole, options)
}

/** Returns the address of an endpoint of the open page. */
export function pageAddress<C extends OfPage>(
  { apiRoute, pageId: id, release }: PagePlace,
  contract: C,
  { query }: { query?: InputOf<C>['query'] } = {},
): string {
  return `${apiRoute}${addressOf(onLine(contract, release?.id ?? null), { params: { id }, query })}`
}

/** Names the page on its line, where the page's id alone would mean the page outside. */
export function pageKey({ pageId, release }: Omit<PagePlace, 'apiRoute'>): string {
  return release ? `${pageId}@${release.id}` : pageId
}
