import { ConsentBanner, ConsentButton } from 'voix/render/parts'
import type { ChromeData } from '../lib/menu'

/** What visitors are asked, over the foot of the page, so that nothing moves when it comes and goes. Whoever edits the page is asked nothing. */
export function Consent({ chrome: { consent }, isPreview }: { chrome: ChromeData; isPreview: boolean }) {
  return consent && !isPreview ? (
    <ConsentBanner {...consent} className="consent" buttonClassName="btn btn-primary" />
  ) : null
}

/** Opens it again. */
export function ConsentSettings({ chrome: { consent }, className = '' }: { chrome: ChromeData; className?: string }) {
  if (!consent) return null
  return (
    <ConsentButton className={`min-h-7 underline-offset-4 hover:underline ${className}`}>
      {consent.settings}
    </ConsentButton>
  )
}
