import { checkPath } from '../../contract/paths'
import { firstFree } from '../../tree'
import { call } from './call'

interface Wanted {
  apiRoute: string
  /** The slug of the pages. */
  collection: string
  path: string
  siteId: number | undefined
}

/** How many addresses are tried. */
const MOST = 50

/** Returns the address, with a number if a page of the site has it. */
export async function freePath({ apiRoute, collection, path, siteId = 0 }: Wanted): Promise<string> {
  let attempts = 0
  const isTaken = async (candidate: string) => {
    attempts += 1
    if (attempts > MOST) return false
    const answer = await call(apiRoute, checkPath, { params: { collection }, query: { path: candidate, siteId } })
    return answer.ok && answer.data.problem !== null
  }
  return path === '/' && (await isTaken(path)) ? firstFree('/home', isTaken) : firstFree(path, isTaken)
}
