import type { LayoutProps } from 'voix/render'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SignUpToSave } from '../parts/SignUpToSave'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Jewel Coast: the name alone in the middle, with the menu below it between two hairlines. */
export default function JewelLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="jewel">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header bg-ground">
        <div className="flex flex-col items-center px-(--gutter) pt-6 pb-5 lg:pt-9 lg:pb-7">
          <a href={chrome.home} aria-label="Jewel Coast" className="text-ink">
            <Logo />
          </a>
          <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
          </MobileMenu>
        </div>
        <div className="flex items-center justify-center gap-12 border-y border-line px-(--gutter) max-lg:hidden">
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="jewel-menu"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="jewel-menu" />
        </div>
      </header>
      <main id="content">
        {children}
        <PageOffers chrome={chrome} labels={labels} />
        <Booking page={page} context={context} signals={signals} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="px-(--gutter) pt-20 pb-10 text-center">
        <Logo className="text-ink" />
        <p className="heading mx-auto mt-8 max-w-[30rem] text-2xl text-muted italic">
          {labels['footer.jewel'] ?? 'Suites with a view to themselves, since 1987.'}
        </p>
        <div className="jewel-footer mx-auto mt-14 max-w-[64rem] border-y border-line py-10">
          <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
        </div>
        <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-8 justify-center" />
        <SearchLink
          search={chrome.search}
          labels={labels}
          className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
        />
        <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
        <p className="mt-6 text-sm text-muted">© Jewel Coast, Solmara Resorts</p>
      </footer>
    </div>
  )
}
