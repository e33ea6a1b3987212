import type { ComponentType } from 'react'
import type { FeatureIconName } from './featureIconNames'
import { icon } from './icons'

/** Small line drawings of a house's features. */
const ICONS: Record<FeatureIconName, ComponentType<{ className?: string }>> = {
  wave: icon(<path d="M2 9q3-4 6 0t6 0 6 0M2 15q3-4 6 0t6 0 6 0" />),
  sun: icon(
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2" />
    </>,
  ),
  palm: icon(
    <path d="M12 21c1-5 1-8-1-12m0 0C8 6 5 6 3 9c3-1 6-1 8 0zm0 0c0-4 2-6 6-6-3 2-4 4-6 6zm0 0c4-2 7-1 9 3-3-2-6-3-9-3z" />,
  ),
  glass: icon(<path d="M5 4h14l-7 8zm7 8v8m-4 0h8" />),
  plate: icon(<path d="M6 3v7a2 2 0 0 0 4 0V3M8 12v9m9-18c-2 2-3 4-3 7h3zm0 0v18" />),
  bed: icon(<path d="M3 19V6m0 10h18v3m0-3v-2a4 4 0 0 0-4-4H9v6M6 11.5h.01" />),
  boat: icon(<path d="M12 3v12M12 4l6 9h-6M12 6 7 13h5M3 16h18l-3 5H6z" />),
  heart: icon(<path d="M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 2C20 15 12 20 12 20z" />),
  family: icon(
    <>
      <circle cx="8" cy="7" r="3" />
      <circle cx="17" cy="11" r="2" />
      <path d="M3 20v-3a5 5 0 0 1 10 0v3m1 0v-2a3 3 0 0 1 6 0v2" />
    </>,
  ),
  key: icon(
    <>
      <circle cx="8" cy="12" r="4" />
      <path d="M12 12h9m-3 0v4" />
    </>,
  ),
  flower: icon(
    <>
      <circle cx="12" cy="9" r="2" />
      <path d="M12 7a3 3 0 1 1 2 2 3 3 0 1 1-2 2 3 3 0 1 1-2-2 3 3 0 1 1 2-2zm0 6v8m0-3q3-3 5-2m-5 2q-3-3-5-2" />
    </>,
  ),
  music: icon(
    <>
      <circle cx="7" cy="18" r="3" />
      <circle cx="17" cy="16" r="3" />
      <path d="M10 18V6l10-2v12" />
    </>,
  ),
}

/** An icon by its name, in a circle of the layout's colours. */
export function FeatureIcon({ name }: { name: FeatureIconName | null | undefined }) {
  const Icon = ICONS[name ?? 'wave']
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface text-accent-ink">
      <Icon className="size-6" />
    </span>
  )
}
