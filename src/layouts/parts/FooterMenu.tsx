import type { MenuItem } from '../lib/menu'
import { MenuLink, MenuLinks } from './MenuBar'

/** Columns of links: an item with children is the heading of its column. */
export function FooterMenu({ items, path, label }: { items: readonly MenuItem[]; path: string; label: string }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className="footer-menu">
      {items.map((item) => (
        <div key={item.id}>
          <p className="footer-head">
            <MenuLink item={item} path={path} />
          </p>
          <ul>
            <MenuLinks items={item.children} path={path} className="footer-link" />
          </ul>
        </div>
      ))}
    </nav>
  )
}
