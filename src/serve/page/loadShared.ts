import { createLocalReq, getPayload } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { treeRules } from '../../slices'
import type { TreeRules } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { linkOf } from '../../collections/core/sharedLinks'
import { accountOf } from '../../collections/core/users/accountOf'
import type { LoadedPage, LoadOptions } from './loadPage'
import { viewOf } from './loadPreview'

interface SharedPage {
  title: string
  loaded: LoadedPage
  rules: TreeRules
}

/**
 * Loads the newest draft of the page of a preview link; `null` if the link is invalid or has ended. The link opens only
 * pages that its author may open. Other documents on the page are shown as visitors see them.
 */
export async function loadShared(secret: string, { config, layouts }: LoadOptions): Promise<SharedPage | null> {
  const payload = await getPayload({ config })
  const visitor = await createLocalReq({}, payload)
  const link = await linkOf(visitor, secret)
  if (!link) return null
  const user = await accountOf(visitor, link.by)
  if (!user) return null
  const found = await payload.findByID({
    collection: slugsOf(visitor).pages,
    id: link.page,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    user,
    select: { review: false, currentRelease: false },
  })
  if (!found) return null
  const loaded = await viewOf({ req: visitor, document: found as unknown as StoredDocument, isStudio: false }, layouts)
  const { catalogue } = getVoix(payload.config)
  return { title: String(found.title), loaded, rules: treeRules(catalogue, loaded.view.context.layout) }
}
