import { BOTS } from './isBot'
import { DEFAULT_MESSAGE } from './headlines'
import { Screen } from './Screen'

export interface FailureScreenProps {
  /** Of the answer. */
  status: number
  headline: string
  /** What went wrong; without it the default says that the page was not found. */
  message?: string
  /** What the log has it under. */
  reference?: string
  /** In development only. */
  stack?: string
}

/** Bots that run scripts see nothing of it. Source: the specification, §8. */
const HIDE_FROM_BOTS = `if(${String(BOTS)}.test(navigator.userAgent))document.currentScript.closest("body").replaceChildren()`

/** What visitors get instead of a page that could not be made, for every status but 404. */
export function FailureScreen({ status, headline, message = DEFAULT_MESSAGE, reference, stack }: FailureScreenProps) {
  return (
    <Screen code={String(status)} title={headline}>
      <p className="voix-screen-text">
        Error {status}: {message}
      </p>
      {reference && <p className="voix-screen-reference">Reference for the log: {reference}</p>}
      <nav className="voix-screen-links" aria-label="Useful links">
        <a className="voix-screen-primary" href="/">
          Go to homepage
        </a>
      </nav>
      {stack && <pre className="voix-screen-stack">{stack}</pre>}
      <script dangerouslySetInnerHTML={{ __html: HIDE_FROM_BOTS }} />
    </Screen>
  )
}
