import type { LayoutProps } from 'voix/render'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent } from '../parts/Consent'
import { UnlessOffers } from '../parts/UnlessOffers'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SkipLink } from '../parts/SkipLink'
import { Footer } from './Footer'
import { Logo } from './Logo'

export { load } from './load'

/** Solmara: a thin line above, the name on the left, the menu on the right, the offers in a button. */
export default function BlocksLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="blocks">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header sticky top-0 bg-white/97 shadow-[0_1px_0_var(--line)]">
        <div className="mx-auto flex min-h-[4.75rem] max-w-[96rem] items-center gap-8 px-(--gutter) lg:max-xl:gap-5">
          <a href={chrome.home} aria-label="Solmara Resorts" className="mr-auto text-brand">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="font-medium [--menu-gap:clamp(0.75rem,6vw-3.09rem,1.75rem)] max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="text-sm max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="btn btn-primary whitespace-nowrap max-sm:hidden">
              {labels['nav.offers'] ?? 'See offers'}
            </a>
          </UnlessOffers>
          <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
          </MobileMenu>
        </div>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={labels} />
        <Booking page={page} context={context} signals={signals} />
      </main>
      <Footer page={page} chrome={chrome} labels={labels} />
    </div>
  )
}
