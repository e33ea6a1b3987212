import { toast } from '@payloadcms/ui'
import { addRedirect } from '../../api/addRedirect'
import { redirectHost, type LifecyclePage, type LifecyclePlace } from '../../model/lifecycle'

interface Input {
  place: LifecyclePlace
  /** Whom visitors are led to. */
  page: Pick<LifecyclePage, 'id' | 'siteId'>
  /** From where. */
  path: string
}

/** Leads visitors from where a page was to where it is, and says so. */
export async function redirectFrom({ place, page: { id, siteId }, path }: Input): Promise<void> {
  const answer = await addRedirect({ place, path, page: id, host: redirectHost(place, siteId) })
  if (answer.ok) toast.success(`Visitors of ${path} are led here.`)
  else toast.error(`There is no redirect from ${path}: ${answer.message}`)
}
