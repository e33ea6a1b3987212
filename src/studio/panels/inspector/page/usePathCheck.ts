import { useEffect, useState } from 'react'
import { useEditor, useSession } from '../../../session/session'
import { request } from '../../../api/request'

/** Quiet time before the server is asked. */
const QUIET_MS = 300

export type PathCheck =
  /** The path is the saved one, or the server could not be asked: a save will tell. */
  { kind: 'none' } | { kind: 'asking' } | { kind: 'free' } | { kind: 'refused'; problem: string }

/** Whether another page has the path already. */
export function usePathCheck({ path, siteId }: { path: string; siteId: number }): PathCheck {
  const { boot } = useSession()
  const isSaved = useEditor((state) => state.page.saved.page.path === path && state.page.saved.page.siteId === siteId)
  const [check, setCheck] = useState<PathCheck>({ kind: 'none' })
  useEffect(() => {
    if (isSaved) return setCheck({ kind: 'none' })
    const controller = new AbortController()
    setCheck({ kind: 'asking' })
    const query = new URLSearchParams({ path, siteId: String(siteId), page: boot.pageId })
    const timer = setTimeout(() => {
      void request<{ problem: string | null }>({
        url: `${boot.apiRoute}/pages/check-path?${query}`,
        signal: controller.signal,
      }).then((answer) => {
        if (controller.signal.aborted) return
        if (!answer.ok) return setCheck({ kind: 'none' })
        const { problem } = answer.data
        setCheck(problem === null ? { kind: 'free' } : { kind: 'refused', problem })
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [boot.apiRoute, boot.pageId, isSaved, path, siteId])
  return check
}
