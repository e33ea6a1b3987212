import { BOTS } from './isBot'
import { DEFAULT_MESSAGE } from './headlines'
import { Screen } from './Screen'

export interface FailureScreenProps {
  /** The HTTP status of the response. */
  status: number
  headline: string
  /** The cause; default: a message that the page was not found. */
  message?: string
  /** The reference of the log entry. */
  reference?: string
  /** In development only. */
  stack?: string
}

/** Empties the page for bots that run scripts. Source: the specification, §8. */
const HIDE_FROM_BOTS = `if(${String(BOTS)}.test(navigator.userAgent))document.currentScript.closest("body").replaceChildren()`

/** The screen for a page that could not be rendered, for every status except 404. */
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
