import { Link } from '../../studio/ui/Link'
import pages from '../pages/pages.module.css'

const TABS = [
  { path: '/slicer', label: 'Slices' },
  { path: '/slicer/templates', label: 'Templates' },
  { path: '/slicer/design-guide', label: 'Design guide' },
] as const

/** The tabs of the slicer. */
export function SlicerTabs({ adminRoute, current }: { adminRoute: string; current: (typeof TABS)[number]['path'] }) {
  return (
    <nav aria-label="Slicer" className={pages.lists}>
      {TABS.map(({ path, label }) => (
        <Link aria-current={path === current ? 'page' : undefined} href={adminRoute + path} key={path}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
