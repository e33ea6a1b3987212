import useSWR from 'swr'
import { missingAddresses } from '../../api/askChecks'
import { call, documentsUrl } from '../../api/call'
import { anyDocument } from '../../../contract/documents'
import type { StudioPage } from '../../model'
import { readableAddress, type LinkTarget } from '../../model/address'
import type { StudioBoot } from '../../model/boot'
import { useEditor, useSession } from '../../session/session'
import { useDocument } from '../inputs/DocumentInput'

interface ShownTarget {
  title: string
  /** A page's path. */
  place: string | null
  /** Why visitors find nothing there, in words. */
  problem: string | null
}

/** What is shown of where a link leads, and at once whether that is nowhere. */
export function useLinkTarget(target: LinkTarget | null): ShownTarget {
  const document = useDocument(target?.kind === 'document' ? { relationTo: target.relationTo, value: target.id } : null)
  const problem = useDeadEnd(target)
  const title = target?.kind === 'address' ? readableAddress(target.href) : document.title
  return { title, place: document.place ?? null, problem }
}

/** What is wrong with where it leads, as visitors would find it; `null`: nothing, or nobody can tell. */
function useDeadEnd(target: LinkTarget | null): string | null {
  const { boot } = useSession()
  const path = useEditor(({ page }) => page.page.path)
  const siteId = useEditor(({ page }) => page.page.siteId)
  const madeOf = [boot.collections.pages, boot.collections.redirects].map((slug) => documentsUrl(boot.apiRoute, slug))
  const { data } = useSWR(
    target && ['dead end', ...madeOf, ...Object.values(target), path, siteId],
    () => target && findDeadEnd({ target, boot, page: { path, siteId } }),
    { revalidateOnFocus: false },
  )
  return data ?? null
}

interface Input {
  target: LinkTarget
  boot: StudioBoot
  page: Pick<StudioPage, 'path' | 'siteId'>
}

async function findDeadEnd({ target, boot, page }: Input): Promise<string | null> {
  if (target.kind === 'address') {
    const missing = await missingAddresses({
      links: [{ link: { href: target.href } }],
      boot,
      page,
      known: new Map(),
    })
    return missing.length > 0 ? 'Visitors find nothing there.' : null
  }
  if (target.relationTo !== boot.collections.pages || String(target.id) === boot.pageId) return null
  const answer = await call(boot.apiRoute, anyDocument.read, {
    params: { collection: target.relationTo, id: target.id },
    query: { depth: 0, select: { _status: true } },
  })
  const isHidden = answer.ok ? answer.data._status !== 'published' : answer.status === 404
  return isHidden ? 'Visitors do not have this page: it is not published.' : null
}
