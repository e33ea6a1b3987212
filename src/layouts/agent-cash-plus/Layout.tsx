import type { LayoutProps } from 'voix/render'
import { Container } from '../../components/Container'
import { toChrome } from '../lib/menu'
import { Booking } from '../parts/Booking'
import { Consent, ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuBar } from '../parts/MenuBar'
import { MobileMenu } from '../parts/MobileMenu'
import { PageOffers } from '../parts/PageOffers'
import { SearchLink } from '../parts/Search'
import { SkipLink } from '../parts/SkipLink'
import { Logo } from './Logo'

export { load } from './load'

/** Cash Plus, the agents' portal: a workplace. Ruled like a ledger, with the menu in one dark bar and no animations. */
export default function AgentCashPlusLayout({ page, context, data, signals, children }: LayoutProps) {
  const chrome = toChrome(data)
  const { labels } = context
  return (
    <div data-layout="agent-cash-plus">
      <SkipLink labels={labels} />
      <Consent chrome={chrome} isPreview={context.preview} />
      <header className="site-header sticky top-0" data-tone="deep">
        <div className="mx-auto flex min-h-16 max-w-[96rem] items-center gap-8 px-(--gutter)">
          <a href={chrome.front} aria-label="Cash Plus" className="mr-auto text-ink">
            <Logo />
          </a>
          <MenuBar
            items={chrome.header}
            path={page.path}
            label={labels['nav.main'] ?? 'Main menu'}
            className="agent-menu font-semibold max-lg:hidden"
            search={{ search: chrome.search, labels }}
          />
          <Languages page={page} languages={chrome.languages} className="text-sm max-lg:hidden" />
          <a href={chrome.home} className="text-sm underline underline-offset-4 max-sm:hidden">
            {labels['nav.guests'] ?? 'Site for guests'}
          </a>
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
      <footer className="agent-footer pt-16 pb-8">
        <Container width="wide">
          <div className="grid gap-10 @4xl:grid-cols-[1fr_2fr]">
            <div>
              <Logo />
              <p className="mt-4 max-w-[22rem] text-muted">
                {labels['footer.agents'] ?? 'The desk is open from 8 a.m. to 10 p.m., every day, in three languages.'}
              </p>
            </div>
            <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
          </div>
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-line pt-6 text-sm text-muted">
            <p>© Solmara Resorts, Cash Plus</p>
            <SearchLink
              search={chrome.search}
              labels={labels}
              className="mr-6 inline-flex min-h-7 items-center underline-offset-4 hover:underline"
            />
            <ConsentSettings chrome={chrome} />
            <Languages page={page} languages={chrome.languages} homes={chrome.homes} />
          </div>
        </Container>
      </footer>
    </div>
  )
}
