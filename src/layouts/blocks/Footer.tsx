import { Container } from '../../components/Container'
import type { PageInfo } from 'voix/render'
import type { ChromeData } from '../lib/menu'
import { ConsentSettings } from '../parts/Consent'
import { FooterMenu } from '../parts/FooterMenu'
import { Languages } from '../parts/Languages'
import { MenuLink } from '../parts/MenuBar'
import { SearchLink } from '../parts/Search'
import { Logo } from './Logo'

interface FooterProps {
  page: PageInfo
  chrome: ChromeData
  labels: Readonly<Record<string, string>>
}

export function Footer({ page, chrome, labels }: FooterProps) {
  return (
    <footer data-tone="deep" className="pt-16 pb-8">
      <Container width="wide">
        <div className="grid gap-12 @4xl:grid-cols-[1fr_2fr]">
          <div>
            <Logo className="text-white" />
            <p className="mt-5 max-w-[22rem] text-muted">
              {labels['footer.solmara'] ?? 'All-inclusive resorts on the quiet side of the Caribbean and Mexico.'}
            </p>
          </div>
          <FooterMenu items={chrome.footer} path={page.path} label={labels['nav.footer'] ?? 'More pages'} />
        </div>
        {chrome.brands.length > 0 ? (
          <ul className="mt-14 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-8 font-head text-xl">
            {chrome.brands.map((brand) => (
              <li key={brand.id}>
                <MenuLink item={brand} path={page.path} className="footer-link" />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 text-sm text-muted">
          <p>© Solmara Resorts</p>
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
  )
}
