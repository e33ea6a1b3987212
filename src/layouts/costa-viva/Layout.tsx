import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
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
import { SignUpToSave } from '../parts/SignUpToSave'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Costa Viva: a floating sun-yellow pill over the page, and the sea as the footer. */
export default function CostaVivaLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="costa-viva">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header sticky top-3 mx-auto mt-3 w-[calc(100%-1.5rem)] max-w-[84rem]">
        <div className="relative flex min-h-16 items-center gap-6 rounded-[2rem] bg-accent px-5 text-on-accent shadow-[0_6px_0_#d99a00] lg:px-8">
          <a href={chrome.home} aria-label="Costa Viva" className="mr-auto">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="viva-menu font-bold max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="font-bold max-lg:hidden" />
          <UnlessOffers signals={signals}>
            <a href={chrome.offers} className="viva-cta max-sm:hidden">
              {labels['nav.letsGo'] ?? 'Let’s go!'}
            </a>
          </UnlessOffers>
          <MobileMenu chrome={chrome} path={page.path} labels={labels} className="lg:hidden">
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-6" />
          </MobileMenu>
        </div>
      </header>
      <main id="content" className="-mt-[4.75rem]">
        {children}
        <PageOffers chrome={chrome} labels={labels} />
        <Booking page={page} context={context} signals={signals} resorts={chrome.bookable} />
      </main>
      <SignUpToSave context={context} signals={signals} form={chrome.signUp} />
      <footer data-tone="deep" className="viva-footer relative pt-28 pb-10">
        <Container>
          <p className="heading text-4xl @3xl:text-6xl">{labels['footer.viva'] ?? 'See you at the beach!'}</p>
          <div className="mt-10">
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <Languages page={page} languages={chrome.languages} homes={chrome.homes} className="mt-10" />
          <SearchLink
            search={chrome.search}
            labels={labels}
            className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline mt-6 text-sm"
          />
          <ConsentSettings chrome={chrome} className="mt-6 text-sm" />
          <p className="mt-8 text-sm text-muted">© Costa Viva, Solmara Resorts</p>
        </Container>
      </footer>
    </div>
  )
}
