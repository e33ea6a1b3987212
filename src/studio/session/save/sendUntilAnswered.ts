import type { SaveAnswer } from '../../../contract/saving'
import type { Answer } from '../../api/request'

export type Answered = Answer<SaveAnswer>

/**
 * `answered`: a final response; `unreachable`: temporary; `busy`: too slow at present; `failing`: a server error that
 * may be temporary; `signed-out`: a sign-in is required.
 */
export type Verdict = 'answered' | 'unreachable' | 'busy' | 'failing' | 'signed-out'

interface Sending {
  send: () => Promise<Answered>
  /** Returns whether a response is final, or why it is not. */
  judge: (answer: Answered) => Promise<Verdict>
  /** Waits before attempt `number`, after a response that is not final; `false` if the save was cancelled. */
  wait: (reason: Exclude<Verdict, 'answered'>, attempt: number, answer: Answered) => Promise<boolean>
}

/** A server that fails again and again has a fault that waiting does not heal. */
const MAX_FAILURES = 5

/** Repeats a request with the same operation id until the response is final. The server runs an operation only once. */
export async function sendUntilAnswered({ send, judge, wait }: Sending): Promise<Answered> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    const verdict = await judge(answer)
    if (verdict === 'answered' || (verdict === 'failing' && attempt >= MAX_FAILURES)) return answer
    if (!(await wait(verdict, attempt, answer))) return answer
  }
}

/** `isSignedIn` is asked when the server refuses: whoever saves is signed in and may not, or has to sign in first. */
export async function judgeAnswer({
  answer,
  isSignedIn,
}: {
  answer: Answered
  isSignedIn: () => Promise<boolean | 'unknown'>
}): Promise<Verdict> {
  if (answer.ok) return 'answered'
  // What stands between us and the server has no sentence for the editor.
  if ([503, 504].includes(answer.status) && answer.problems.length > 0) return 'busy'
  if ([0, 429, 502, 503, 504].includes(answer.status)) return 'unreachable'
  if (answer.status >= 500) return 'failing'
  if (answer.status !== 401 && answer.status !== 403) return 'answered'
  const signedIn = await isSignedIn()
  if (signedIn === 'unknown') return 'unreachable'
  return signedIn ? 'answered' : 'signed-out'
}
