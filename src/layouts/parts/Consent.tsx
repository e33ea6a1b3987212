import { ConsentBanner, ConsentButton } from 'voix/render/parts'
import type { ChromeData } from '../lib/menu'

/**
 * The consent banner. It floats above the bottom of the page, so that the page does not shift. Editors do not see it in
 * the preview.
 */
export function Consent({ chrome: { consent }, isPreview }: { chrome: ChromeData; isPreview: boolean }) {
  return consent && !isPreview ? (
    <ConsentBanner {...consent} className="consent" buttonClassName="btn btn-primary" />
  ) : null
}

/** Opens the banner again. */
export function ConsentSettings({ chrome: { consent }, className = '' }: { chrome: ChromeData; className?: string }) {
  if (!consent) return null
  return (
    <ConsentButton className={`min-h-7 underline-offset-4 hover:underline ${className}`}>
      {consent.settings}
    </ConsentButton>
  )
}
