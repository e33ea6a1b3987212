import type { LanguageChoice, PageInfo } from 'voix/render'

export interface LanguagesProps {
  page: PageInfo
  /** Language code -> its name and icon. */
  languages: Readonly<Record<string, LanguageChoice>>
  /** Language code -> front page, for languages without a translation of the page. */
  homes?: Readonly<Record<string, string>>
  className?: string
}

/** Links to the same page in the other languages. Renders nothing without any. */
export function Languages({ page, languages, homes, className = '' }: LanguagesProps) {
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
            className="inline-flex min-h-7 items-center gap-2 underline-offset-4 hover:underline"
          >
            <LanguageSign icon={languages[code]?.icon} />
            {languages[code]?.name ?? code}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Systems without flag emoji show flags as two letters, such as "US" in front of "English". */
const FLAG = /^\p{Regional_Indicator}+$/u

function LanguageSign({ icon }: Pick<LanguageChoice, 'icon'>) {
  if (icon === undefined || FLAG.test(icon)) return null
  return <span aria-hidden="true">{icon}</span>
}
