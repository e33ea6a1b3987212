import { toast } from '@payloadcms/ui'
import { isPattern } from '../../tree'
import { addRedirect } from '../api/addRedirect'
import type { SaveAction } from '../model/saving'
import type { PublishQuestion } from '../session/editorStore'
import type { StudioSession } from '../session/session'
import { domainOf } from '../model/domain'

/** What the editor should know before the page is published; `null`: nothing that was not asked already. Errors are told every time. */
export async function questionBefore({
  session,
  action,
}: {
  session: StudioSession
  action: SaveAction
}): Promise<PublishQuestion | null> {
  const { checks, save, store } = session
  const findings = (await checks.run()).filter((finding) => !checks.isKnown(finding))
  const { livePath } = save.store.getState()
  const { path } = store.getState().page
  // Of a page that shows documents the old addresses are many.
  const oldPath = livePath === path || livePath === null || isPattern(livePath) ? null : livePath
  return findings.length > 0 || oldPath !== null ? { action, findings, oldPath } : null
}

/** Closes the question. What was taken as it is, is not asked again in this window. */
export function accept({ checks, ui }: StudioSession, { findings }: PublishQuestion): void {
  checks.accept(findings)
  ui.setState({ publishing: null })
}

/** Leads visitors from where the page was to where it is. */
export async function redirectFrom({ boot, store }: StudioSession, path: string): Promise<void> {
  const origin = domainOf(boot, store.getState().page)
  // Of several sites each has its own /about.
  const host = boot.sites.length > 1 && origin !== null ? new URL(origin).hostname : null
  const answer = await addRedirect({ boot, path, host })
  if (answer.ok) toast.success(`Visitors of ${path} are led here.`)
  else toast.error(`There is no redirect from ${path}: ${answer.message}`)
}
