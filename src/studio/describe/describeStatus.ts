import type { PageStatus, RetryReason, SavePhase } from '../model/saving'

export type ShownState = 'dirty' | 'saving' | 'error' | PageStatus

/** What stands between a save and the server, as a sentence. */
export const RETRY_REASONS: Record<RetryReason, string> = {
  unreachable: 'The server cannot be reached.',
  busy: 'The save takes too long.',
  failing: 'The server answered with an error.',
}

/** The short form of the reasons, for a line that may be truncated. */
const RETRY_WORDS: Record<RetryReason, string> = {
  unreachable: 'no connection',
  busy: 'slow server',
  failing: 'server error',
}

/** One word for the state of the page and one sentence for the editor: what is unsaved comes before what is unpublished. */
export function describeStatus({
  phase,
  retryReason,
  isDirty,
  status,
  isInRelease = false,
}: {
  phase: SavePhase
  retryReason: RetryReason | null
  isDirty: boolean
  status: PageStatus
  /** The page is worked on within a release, which publishes it. */
  isInRelease?: boolean
}): { state: ShownState; text: string } {
  if (phase === 'saving') return { state: 'saving', text: 'Saving…' }
  if (phase === 'retrying') {
    return { state: 'saving', text: `Trying again: ${RETRY_WORDS[retryReason ?? 'unreachable']}` }
  }
  // What was refused on a page without changes was publishing it: the draft is on the server.
  if (phase !== 'idle' && (isDirty || phase !== 'error')) return { state: 'error', text: 'Not saved' }
  if (isDirty) return { state: 'dirty', text: 'Unsaved changes' }
  if (isInRelease) return { state: 'draft', text: 'Saved in the release' }
  switch (status) {
    case 'draft':
      return { state: 'draft', text: 'Draft, saved' }
    case 'changed':
      return { state: 'changed', text: 'Draft saved, older version live' }
    case 'published':
      return { state: 'published', text: 'Published' }
  }
}
