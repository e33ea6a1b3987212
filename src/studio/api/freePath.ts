import { firstFree } from '../../tree'
import { request } from './request'

interface Wanted {
  path: string
  siteId: number | undefined
  pagesUrl: string
}

/** How many addresses are tried. */
const MOST = 50

/** Returns the address, with a number if a page of the site has it. */
export async function freePath({ path, siteId, pagesUrl }: Wanted): Promise<string> {
  let tries = 0
  const isTaken = async (candidate: string) => {
    tries += 1
    if (tries > MOST) return false
    const query = new URLSearchParams({ path: candidate, siteId: String(siteId ?? 0) })
    const answer = await request<{ problem: string | null }>({ url: `${pagesUrl}/check-path?${query.toString()}` })
    return answer.ok && answer.data.problem !== null
  }
  return path === '/' && (await isTaken(path)) ? firstFree('/home', isTaken) : firstFree(path, isTaken)
}
