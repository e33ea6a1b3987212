'use client'

import { Button, toast } from '@payloadcms/ui'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { SECTION_KIND } from '../../tree'
import type { LanguageInfo, LayoutName } from '../../studio/model/boot'
import { languageLabel } from './languageLabel'
import { freePath } from '../../studio/api/freePath'
import { readRecipes } from '../../contract/recipes'
import { fetchRecipe } from '../../studio/api/recipes'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { anyDocument } from '../../contract/documents'
import { call } from '../../studio/api/call'
import styles from './pages.module.css'
import { suggestPath } from './suggestPath'

interface Props {
  adminRoute: string
  apiRoute: string
  /** The slug of the pages collection. */
  collection: string
  /** The address of a recipe in the cookbook to start from. Default: an empty page. */
  recipe?: string
  defaultLayout: string
  /** Whether to create a shared section, which has a name and no address. */
  isSection: boolean
  languages: readonly LanguageInfo[]
  layouts: readonly LayoutName[]
  /** The sites for which the user may create pages. */
  sites: readonly { id: number; name: string }[]
}

/**
 * Creates a draft from title, path, layout, language and site, and opens it in the studio. The path follows the title
 * until the user edits it.
 */
export function CreatePageForm({
  adminRoute,
  apiRoute,
  collection,
  recipe: chosen = '',
  defaultLayout,
  isSection,
  languages,
  layouts,
  sites,
}: Props) {
  const what = isSection ? 'shared section' : 'page'
  const router = useRouter()
  const defaultLanguage = languages[0]?.code ?? 'en'
  const [title, setTitle] = useState('')
  const [ownPath, setOwnPath] = useState<string | null>(null)
  const [languageCode, setLanguageCode] = useState(defaultLanguage)
  const [siteId, setSiteId] = useState(sites[0]?.id)
  const [recipe, setRecipe] = useState(chosen)
  const { data } = useEndpoint(apiRoute, readRecipes, isSection ? null : {})
  const recipes = (data?.docs ?? []).filter(({ kind, address }) => kind === 'page' || address === chosen)
  // A recipe preselects the layout that it was made for.
  const [ownLayout, setLayout] = useState<string | null>(null)
  const layout = ownLayout ?? recipes.find(({ address }) => address === recipe)?.layout ?? defaultLayout
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const path = ownPath ?? suggestPath({ title, languageCode, defaultLanguage })

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return setError(isSection ? 'A shared section needs a name.' : 'A page needs a title.')
    setIsBusy(true)
    setError(null)
    const start = recipe === '' ? null : await fetchRecipe(apiRoute, { address: recipe, layout })
    if (start && !start.ok) {
      setIsBusy(false)
      return setError(start.message)
    }
    const free = isSection || ownPath !== null ? path : await freePath({ apiRoute, collection, path, siteId })
    const answer = await call(apiRoute, anyDocument.create, {
      params: { collection },
      query: { depth: 0, draft: true },
      body: {
        title,
        ...(isSection ? { kind: SECTION_KIND } : { path: free }),
        layout,
        languageCode,
        siteId,
        _status: 'draft',
        elements: start?.data.elements ?? [],
      },
    })
    if (answer.ok) {
      const leftOut = start?.data.leftOut ?? []
      if (leftOut.length > 0) toast.warning(`Not everything of the recipe is on the page. ${leftOut.join(' ')}`)
      return router.push(`${adminRoute}/studio/${String(answer.data.doc.id)}`)
    }
    setError(answer.message)
    setIsBusy(false)
  }

  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>Create a {what}</h1>
      </header>
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        {error !== null && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <label className={styles.field}>
          <span>{isSection ? 'Name' : 'Title'}</span>
          <input
            autoComplete="off"
            autoFocus
            name="title"
            onChange={(event) => setTitle(event.target.value)}
            required
            value={title}
          />
        </label>
        {!isSection && (
          <label className={styles.field}>
            <span>Path</span>
            <input
              autoComplete="off"
              name="path"
              onChange={(event) => setOwnPath(event.target.value)}
              placeholder="/summer"
              required
              value={path}
            />
            <small>The whole address below the host, with a slash in front.</small>
          </label>
        )}
        {recipes.length > 0 && (
          <label className={styles.field}>
            <span>Start from</span>
            <select name="recipe" onChange={(event) => setRecipe(event.target.value)} value={recipe}>
              <option value="">An empty page</option>
              {recipes.map(({ address, title: name }) => (
                <option key={address} value={address}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.fieldRow}>
          <label className={styles.field}>
            <span>Layout</span>
            <select name="layout" onChange={(event) => setLayout(event.target.value)} value={layout}>
              {layouts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>Language</span>
            <select name="languageCode" onChange={(event) => setLanguageCode(event.target.value)} value={languageCode}>
              {languages.map((language) => (
                <option key={language.code} value={language.code}>
                  {languageLabel(language)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {sites.length > 1 && (
          <label className={styles.field}>
            <span>Site</span>
            <select name="siteId" onChange={(event) => setSiteId(Number(event.target.value))} value={siteId}>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.formActions}>
          <Button disabled={isBusy} margin={false} type="submit">
            {isBusy ? 'Creating…' : `Create ${what}`}
          </Button>
          <Link href={`${adminRoute}/pages${isSection ? '?kind=section' : ''}`}>Cancel</Link>
        </div>
      </form>
    </div>
  )
}
