import type { LayoutProps } from 'voix/render'

/** The house's type and colours without header and footer: landing pages, frames, print. */
export default function NoChromeLayout({ children }: LayoutProps) {
  return (
    <div data-layout="no-chrome">
      <main id="content">{children}</main>
    </div>
  )
}
