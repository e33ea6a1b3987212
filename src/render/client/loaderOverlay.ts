/** Options of {@link showLoader}. */
export interface LoaderOptions {
  /** Milliseconds after which it hides. Default: it stays until {@link hideLoader}. */
  hideAfter?: number
  /** The text for screen readers, in the page's language. Default `Loading`. */
  label?: string
}

/** The time in milliseconds after which the loader hides when another site does not load. */
export const EXTERNAL_LOADER_MS = 10_000

const NAME = 'voix-loader'

const STYLES = `
  :host { position: fixed; inset: 0; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; max-width: none; max-height: none;
    background: color-mix(in srgb, Canvas 80%, transparent); color: CanvasText; cursor: progress; }
  :host(:popover-open) { display: grid; place-items: center; }
  i { width: 3rem; height: 3rem; border-radius: 50%; border: .25rem solid color-mix(in srgb, currentColor 20%, transparent);
    border-top-color: var(--voix-loader-color, currentColor); animation: turn .8s linear infinite; }
  @keyframes turn { to { transform: rotate(1turn); } }
  @media print { :host { display: none !important; } }
  @media (prefers-reduced-motion: reduce) { i { animation: fade 1.6s ease-in-out infinite alternate; } @keyframes fade { to { opacity: .3; } } }
`

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Covers the whole page with a spinner, including dialogs, until {@link hideLoader} or for a time. Another call
 * restarts it.
 */
export function showLoader({ hideAfter, label = 'Loading' }: LoaderOptions = {}): void {
  hideLoader()
  const overlay = document.createElement(NAME)
  overlay.popover = 'manual'
  overlay.role = 'status'
  overlay.ariaLabel = label
  const root = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  root.append(document.createElement('i'))
  document.body.append(overlay)
  overlay.showPopover()
  // A page restored by the back button must not show the loader.
  addEventListener('pageshow', hideLoader, { once: true })
  if (hideAfter !== undefined) timer = setTimeout(hideLoader, hideAfter)
}

/** Hides the loader and stops its timer. */
export function hideLoader(): void {
  clearTimeout(timer)
  document.querySelector(NAME)?.remove()
}
