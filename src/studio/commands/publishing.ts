import { toast } from '@payloadcms/ui'
import { addRedirect } from '../api/addRedirect'
import { findDeadLinks } from '../api/findDeadLinks'
import { concernOfDeadLink, concernsOfPage, linksOfPage, type Concern } from '../describe/publishConcerns'
import type { SaveAction } from '../model/saving'
import type { PublishQuestion } from '../session/editorStore'
import type { StudioSession } from '../session/session'

/** What the editor should know before the page is published; `null`: nothing that was not asked already. */
export async function questionBefore({
  session,
  action,
}: {
  session: StudioSession
  action: SaveAction
}): Promise<PublishQuestion | null> {
  const { boot, save, slice, store, ui } = session
  const { page, tree } = store.getState()
  const links = linksOfPage({ tree, slice })
  const dead = await findDeadLinks({ links: links.map(({ link }) => link), boot, page })
  const { accepted } = ui.getState()
  const concerns = [
    ...concernsOfPage({ tree, slice }),
    ...links.filter(({ link }) => dead.has(link)).map(concernOfDeadLink),
  ].filter((concern) => !accepted.has(keyOf(concern)))
  const { livePath } = save.store.getState()
  const oldPath = livePath === page.path ? null : livePath
  return concerns.length > 0 || oldPath !== null ? { action, concerns, oldPath } : null
}

/** Closes the question. What was taken as it is, is not asked again in this window. */
export function accept({ ui }: StudioSession, { concerns }: PublishQuestion): void {
  ui.setState(({ accepted }) => ({ publishing: null, accepted: new Set([...accepted, ...concerns.map(keyOf)]) }))
}

/** Leads visitors from where the page was to where it is. */
export async function redirectFrom({ boot, store }: StudioSession, path: string): Promise<void> {
  const { siteId } = store.getState().page
  const { origin = null } = boot.sites.find(({ id }) => id === siteId) ?? {}
  // Of several sites each has its own /about.
  const host = boot.sites.length > 1 && origin !== null ? new URL(origin).hostname : null
  const answer = await addRedirect({ boot, path, host })
  if (answer.ok) toast.success(`Visitors of ${path} are led here.`)
  else toast.error(`There is no redirect from ${path}: ${answer.message}`)
}

function keyOf({ element, text }: Concern): string {
  return `${element} ${text}`
}
