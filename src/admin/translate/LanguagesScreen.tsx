'use client'

import { Button, Pill, SetStepNav, toast } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type FormEvent } from 'react'
import { createTranslations, readFamily, type Family, type PageHead } from '../../contract/translation'
import { call } from '../../studio/api/call'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { languageLabel } from '../pages/languageLabel'
import { PageStatusPill } from '../pages/PageFacts'
import pages from '../pages/pages.module.css'
import { ProgressBar } from './ProgressBar'
import styles from './translate.module.css'
import { progressText, proposedPath } from './translations'

interface Props {
  adminRoute: string
  apiRoute: string
  pageId: string
  canEdit: boolean
  /** The language that is preselected. */
  to?: string | null
}

/** Lists the languages of a page with their progress, and those that can be started. */
export function LanguagesScreen({ adminRoute, apiRoute, pageId, canEdit, to = null }: Props) {
  const router = useRouter()
  const params = { id: pageId }
  const { data, problem, again } = useEndpoint(apiRoute, readFamily, { params })
  const [paths, setPaths] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!canEdit || !data) return
    const wanted = data.languages.find(({ code, page }) => code === to && page === null)
    if (wanted) setPaths({ [wanted.code]: proposedPath(data.original, wanted.code) })
  }, [canEdit, data, to])
  const chosen = Object.keys(paths)
  const addressOf = (id: string) => `${adminRoute}/pages/translate?page=${id}`

  const create = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setRefused(null)
    const isSection = data?.original.kind === 'section'
    const languages = Object.entries(paths).map(([code, path]) => (isSection ? { code } : { code, path }))
    const answer = await call(apiRoute, createTranslations, { params, body: { languages } })
    setIsBusy(false)
    if (!answer.ok) return setRefused(answer.message)
    const { docs } = answer.data
    setPaths({})
    if (docs.length === 1) return router.push(addressOf(docs[0]?.id ?? ''))
    toast.success(`${docs.length} translations were created as drafts.`)
    again()
  }

  if (!data) {
    return (
      <div className={pages.screen}>
        <SetStepNav nav={[{ label: 'Pages', url: '/pages' }, { label: 'Translate' }]} />
        <header className={pages.header}>
          <h1>Translate</h1>
        </header>
        {problem === null ? <p className={pages.empty}>Looking …</p> : <Refusal>{problem}</Refusal>}
      </div>
    )
  }
  const { original, languages } = data
  const others = languages.filter(({ code }) => code !== original.languageCode)
  const source = languages.find(({ code }) => code === original.languageCode)
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Pages', url: '/pages' }, { label: `Translate “${original.title}”` }]} />
      <header className={pages.header}>
        <h1>Translate “{original.title}”</h1>
      </header>
      <p className={pages.lead}>
        The original is in {source ? languageLabel(source) : original.languageCode}
        {original.path !== '' && (
          <>
            , at <code>{original.path}</code>
          </>
        )}
        . A translation is a page of its own that is linked to it: visitors switch between the two, and you are notified
        when the original changes.
      </p>
      {others.length === 0 && (
        <p className={pages.empty}>This site has one language. Developers add others in the options of voix().</p>
      )}
      <form onSubmit={(event) => void create(event)}>
        <ul className={styles.languages}>
          {others.map((language) => (
            <li key={language.code}>
              <strong>{languageLabel(language)}</strong>
              {language.page ? (
                <Begun
                  addressOf={addressOf}
                  adminRoute={adminRoute}
                  canEdit={canEdit}
                  language={language}
                  page={language.page}
                />
              ) : (
                <NotBegun
                  canEdit={canEdit}
                  code={language.code}
                  name={language.name}
                  original={original}
                  path={paths[language.code]}
                  setPath={(path) =>
                    setPaths(({ [language.code]: _old, ...rest }) =>
                      path === undefined ? rest : { ...rest, [language.code]: path },
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
        {refused !== null && <Refusal>{refused}</Refusal>}
        {canEdit && chosen.length > 0 && (
          <Button disabled={isBusy} size="medium" type="submit">
            {isBusy ? 'Creating …' : createLabel(chosen, languages)}
          </Button>
        )}
      </form>
    </div>
  )
}

function createLabel(chosen: readonly string[], languages: Family['languages']): string {
  if (chosen.length > 1) return `Create ${chosen.length} translations`
  return `Create ${languages.find(({ code }) => code === chosen[0])?.name ?? ''}`
}

interface BegunProps {
  adminRoute: string
  addressOf: (id: string) => string
  canEdit: boolean
  language: Family['languages'][number]
  page: PageHead
}

function Begun({ adminRoute, addressOf, canEdit, language: { name, progress }, page }: BegunProps) {
  return (
    <>
      <span className={styles.where}>
        <Link href={`${adminRoute}/studio/${page.id}`}>{page.title || 'Untitled'}</Link>
        {page.path !== '' && <code>{page.path}</code>}
        <PageStatusPill status={page.status === 'published' ? 'published' : 'draft'} />
      </span>
      {progress && (
        <span className={styles.howFar}>
          <ProgressBar name={name} progress={progress} />
          <small>{progressText(progress)}</small>
        </span>
      )}
      <Link className={styles.button} href={addressOf(page.id)}>
        {canEdit ? `Translate into ${name}` : `See ${name}`}
      </Link>
    </>
  )
}

interface NotBegunProps {
  canEdit: boolean
  code: string
  name: string
  original: PageHead
  path: string | undefined
  setPath: (path: string | undefined) => void
}

function NotBegun({ canEdit, code, name, original, path, setPath }: NotBegunProps) {
  const isChosen = path !== undefined
  return (
    <>
      <span className={styles.where}>
        <Pill size="small">Not translated</Pill>
        {isChosen && original.kind !== 'section' && (
          <label className={styles.path}>
            Path
            <input onChange={(event) => setPath(event.target.value)} required value={path} />
          </label>
        )}
      </span>
      <span className={styles.howFar} />
      {canEdit && (
        <label className={styles.choose}>
          <input
            checked={isChosen}
            onChange={(event) => setPath(event.target.checked ? proposedPath(original, code) : undefined)}
            type="checkbox"
          />
          Create {name}
        </label>
      )}
    </>
  )
}

export function Refusal({ children }: { children: string }) {
  return (
    <p className={pages.error} role="alert">
      {children}
    </p>
  )
}
