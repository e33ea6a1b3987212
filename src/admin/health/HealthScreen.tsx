'use client'

import { Button, SetStepNav } from '@payloadcms/ui'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../studio/ui/Link'
import pageStyles from '../pages/pages.module.css'
import styles from './health.module.css'
import { KIND_NAMES, kindOf } from './kinds'
import type { CheckedPage } from '../../contract/findings'
import { useHealth } from './useHealth'

interface Props {
  adminRoute: string
  apiRoute: string
  languages: readonly { code: string; name: string }[]
  /** The kind of findings that is listed first. */
  initialKind?: string
}

/** Lists the findings of the checks on all published pages. Each line opens the studio at the element. */
export function HealthScreen({ adminRoute, apiRoute, languages, initialKind = '' }: Props) {
  const [turn, setTurn] = useState(0)
  const [kind, setKind] = useState(() => KIND_NAMES.find((name) => name === initialKind) ?? '')
  const [language, setLanguage] = useState('')
  const { pages, total, isDone, left, problem } = useHealth(apiRoute, turn)
  const wanted = pages.filter(({ languageCode }) => language === '' || languageCode === language)
  const shown = wanted.flatMap((page) => {
    const findings = page.findings.filter((finding) => kind === '' || kindOf(finding) === kind)
    return findings.length === 0 ? [] : [{ ...page, findings }]
  })
  const count = shown.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <div className={pageStyles.screen}>
      <SetStepNav nav={[{ label: 'Health' }]} />
      <header className={pageStyles.header}>
        <h1>Health</h1>
        <Button buttonStyle="secondary" disabled={!isDone} margin={false} onClick={() => setTurn(turn + 1)}>
          Check again
        </Button>
      </header>
      <p className={pageStyles.lead}>The findings of the checks on published pages and shared sections.</p>
      <div className={styles.filters}>
        <Choice all="All findings" label="Findings" onChange={setKind} options={KIND_NAMES} value={kind} />
        {languages.length > 1 && (
          <Choice
            all="All languages"
            label="Language"
            names={Object.fromEntries(languages.map(({ code, name }) => [code, name]))}
            onChange={setLanguage}
            options={languages.map(({ code }) => code)}
            value={language}
          />
        )}
      </div>
      {problem !== null && <p role="alert">{problem}</p>}
      <p role="status">
        {total === null && problem === null && 'Looking …'}
        {total !== null &&
          `${count} ${count === 1 ? 'finding' : 'findings'} on ${shown.length} of ${wanted.length} pages`}
        {total !== null && !isDone && `, ${left} still to be checked …`}
      </p>
      {isDone && problem === null && count === 0 && (
        <p className={styles.empty}>
          <CircleCheck aria-hidden size={18} /> No problems found.
        </p>
      )}
      {shown.map((page) => (
        <Findings adminRoute={adminRoute} key={page.id} page={page} />
      ))}
    </div>
  )
}

interface ChoiceProps {
  all: string
  label: string
  names?: Readonly<Record<string, string>>
  onChange: (value: string) => void
  options: readonly string[]
  value: string
}

function Choice({ all, label, names = {}, onChange, options, value }: ChoiceProps) {
  return (
    <label className={pageStyles.choice}>
      <span>{label}</span>
      <select onChange={({ target }) => onChange(target.value)} value={value}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  )
}

function Findings({ adminRoute, page }: { adminRoute: string; page: CheckedPage }) {
  const studio = `${adminRoute}/studio/${encodeURIComponent(page.id)}`
  return (
    <section aria-label={page.title} className={styles.page}>
      <h2>
        <Link href={studio}>{page.title || 'Untitled'}</Link> <small>{page.path ?? 'shared section'}</small>
      </h2>
      <ul>
        {page.findings.map(({ check, element, field, level, name, text }) => (
          <li data-level={level} key={[check, element, field, text].join('\n')}>
            <Link href={`${studio}?${placeOf(element, field)}`}>
              {level === 'error' ? <CircleAlert aria-label="Error" size={15} /> : <Info aria-label="Hint" size={15} />}
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf(element: string | null, field: string | null): string {
  const place = new URLSearchParams({ checks: '' })
  if (element !== null) place.set('element', element)
  if (field !== null) place.set('field', field)
  return place.toString()
}
