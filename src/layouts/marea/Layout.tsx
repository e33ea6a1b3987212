import type { LayoutProps } from 'voix/render'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { UnlessOffers } from '../parts/UnlessOffers'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Marea: a black slab for the name and a neon one for the offers, both slanted; on phones the menu is all neon. */
export default function MareaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="marea">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header marea-header">
        <a href={chrome.home} aria-label="Marea" className="marea-name">
          <Logo />
        </a>
        <MenuBar
          items={chrome.header}
          path={page.path}
          label={labels['nav.main'] ?? 'Main menu'}
          className="marea-menu mr-auto max-lg:hidden"
          search={{ search: chrome.search, labels }}
        />
        <Languages page={page} languages={chrome.languages} className="text-sm max-lg:hidden" />
        <UnlessOffers signals={signals}>
          <a href={chrome.offers} className="marea-go max-sm:hidden">
            {labels['nav.offers'] ?? 'See offers'}
          </a>
        </UnlessOffers>
        <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
        </MobileMenu>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={context.labels} />
        <Booking page={page} context={context} signals={signals} resorts={chrome.bookable} />
      </main>
      <footer className="marea-footer">
        <svg viewBox="0 0 1200 120" preserveAspectRatio="none" fill="none" aria-hidden="true" className="marea-swash">
          {[0, 22, 44, 66].map((y) => (
            <path key={y} d={`M0 ${40 + y}c150 0 180-36 330-36s170 36 330 36 190-30 540-18`} />
          ))}
        </svg>
        <div className="px-(--gutter)">
          <p className="max-w-[36rem] text-xl">
            {labels['footer.marea'] ?? 'Low water is the best time to mend things.'}
          </p>
          <div className="mt-10">
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <div className="mt-10 flex flex-wrap gap-x-10 gap-y-3 text-sm">
            <p>© Marea, Solmara Resorts</p>
            <SearchLink
              search={chrome.search}
              labels={labels}
              className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline"
            />
            <ConsentSettings chrome={chrome} />
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} />
          </div>
          <p aria-hidden="true" className="marea-word">
            Marea
          </p>
        </div>
      </footer>
    </div>
  )
}
