import { leftPath } from '../model/lifecycle'
import type { SaveAction } from '../../contract/saving'
import type { PublishQuestion } from '../session/editorStore'
import type { StudioSession } from '../session/session'

/**
 * Returns the findings to confirm before publishing; `null` if all were already accepted. Errors are reported every
 * time.
 */
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
  const oldPath = leftPath({ livePath, path: store.getState().page.path })
  return findings.length > 0 || oldPath !== null ? { action, findings, oldPath } : null
}

/** Closes the dialog. Accepted findings are not shown again in this window. */
export function accept({ checks, ui }: StudioSession, { findings }: PublishQuestion): void {
  checks.accept(findings)
  ui.setState({ publishing: null })
}
