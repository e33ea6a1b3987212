import type { PageInfo } from 'voix/render'

const NAMES: Record<string, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', pt: 'Português' }

export interface LanguagesProps {
  page: PageInfo
  /** Language code -> front page: where a language leads that the page itself is not written in. */
  homes?: Readonly<Record<string, string>>
  className?: string
}

/** The same page in the other languages; nothing when there is none. */
export function Languages({ page, homes, className = '' }: LanguagesProps) {
  const others = Object.entries({ ...homes, ...page.translations }).filter(([code]) => code !== page.languageCode)
  if (others.length === 0) return null
  return (
    <ul className={`flex gap-4 ${className}`}>
      {others.map(([code, path]) => (
        <li key={code}>
          <a
            href={path}
            lang={code}
            hrefLang={code}
            className="inline-flex min-h-7 items-center underline-offset-4 hover:underline"
          >
            {NAMES[code] ?? code}
          </a>
        </li>
      ))}
    </ul>
  )
}
