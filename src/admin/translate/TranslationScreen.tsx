'use client'

import { SetStepNav } from '@payloadcms/ui'
import { ArrowUpRight } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { readTranslation, writeTranslation, type TranslationInfo } from '../../contract/translation'
import { call } from '../../studio/api/call'
import { useEndpoint } from '../../studio/api/useEndpoint'
import type { LanguageInfo } from '../../studio/model/boot'
import pages from '../pages/pages.module.css'
import { createDrafts, type Drafts, type DraftState, type Edit } from './createDrafts'
import { Refusal } from './LanguagesScreen'
import { ProgressBar } from './ProgressBar'
import { MissingElements, References } from './Remarks'
import styles from './translate.module.css'
import rows from './units.module.css'
import { progressText } from './translations'
import { UnitRow } from './UnitRow'
import { XliffFiles } from './XliffFiles'

interface Props {
  adminRoute: string
  apiRoute: string
  pageId: string
  canEdit: boolean
  languages: readonly LanguageInfo[]
}

/** Shows a translation next to its original, text by text. */
export function TranslationScreen(props: Props) {
  const { apiRoute, pageId } = props
  const { data, problem } = useEndpoint(apiRoute, readTranslation, { params: { id: pageId } })
  if (data) return <Loaded {...props} key={data.page.id} translation={data} />
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

type Filter = 'all' | 'open' | 'changed'

function Loaded({
  adminRoute,
  apiRoute,
  canEdit,
  languages,
  pageId,
  translation,
}: Props & { translation: TranslationInfo }) {
  const drafts = useDrafts(translation, { apiRoute, pageId })
  const state = useStore(drafts.store)
  const [filter, setFilter] = useState<Filter>('all')
  const { page, original, units, missing, progress, references } = state.translation
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  const shown = units.filter((unit) => filter === 'all' || unit.state === filter || unit.key in state.edits)
  return (
    <div className={pages.screen}>
      <SetStepNav
        nav={[{ label: 'Pages', url: '/pages' }, { label: `“${page.title}” in ${nameOf(page.languageCode)}` }]}
      />
      <header className={styles.head}>
        <div>
          <h1>
            “{original.title}” in {nameOf(page.languageCode)}
          </h1>
          <p className={styles.howFar}>
            <ProgressBar name={nameOf(page.languageCode)} progress={progress} />
            <small>{progressText(progress)}</small>
            <SaveState state={state} />
          </p>
        </div>
        <XliffFiles apiRoute={apiRoute} canEdit={canEdit} drafts={drafts} pageId={pageId} />
        <Link className={styles.button} href={`${adminRoute}/pages/translate?page=${original.id}`}>
          All languages
        </Link>
        <Link className={styles.button} href={`${adminRoute}/studio/${page.id}`}>
          Open in the studio <ArrowUpRight aria-hidden size={14} />
        </Link>
      </header>
      <References
        adminRoute={adminRoute}
        canEdit={canEdit}
        drafts={drafts}
        nameOf={nameOf}
        page={page}
        references={references}
      />
      <MissingElements canEdit={canEdit} drafts={drafts} missing={missing} />
      <div aria-label="Which texts" className={styles.filters} role="group">
        {(['all', 'open', 'changed'] as const).map((one) => (
          <button aria-pressed={filter === one} key={one} onClick={() => setFilter(one)} type="button">
            {FILTERS[one]} <span>{one === 'all' ? units.length : progress[one]}</span>
          </button>
        ))}
      </div>
      <div className={rows.columns}>
        <span>{nameOf(original.languageCode)}</span>
        <span>{nameOf(page.languageCode)}</span>
      </div>
      {shown.length === 0 && (
        <p className={pages.empty}>{filter === 'all' ? 'There is no text on this page.' : 'None is left.'}</p>
      )}
      <ol className={rows.units}>
        {shown.map((unit, index) => (
          <UnitRow
            canEdit={canEdit}
            conflict={unit.key in state.conflicts ? (state.conflicts[unit.key] ?? null) : undefined}
            drafts={drafts}
            edit={state.edits[unit.key]}
            from={original.languageCode}
            isFirst={unit.element !== shown[index - 1]?.element || index === 0}
            key={unit.key}
            refused={state.refused[unit.key]}
            to={page.languageCode}
            unit={unit}
          />
        ))}
      </ol>
      <Lost drafts={drafts} state={state} />
    </div>
  )
}

const FILTERS = { all: 'All texts', open: 'Not translated', changed: 'Original changed' }

function SaveState({ state: { edits, isSaving, problem } }: { state: DraftState }) {
  const unsaved = Object.keys(edits).length
  if (problem !== null) {
    return (
      <span className={styles.unsaved} role="alert">
        Not saved: {problem} What you have typed is kept in this browser.
      </span>
    )
  }
  return <span role="status">{isSaving || unsaved > 0 ? 'Saving …' : 'Saved'}</span>
}

/** Lists edits of texts that no longer exist, to be copied or dismissed. */
function Lost({ drafts, state }: { drafts: Drafts; state: DraftState }) {
  const gone = Object.entries(state.edits).filter(([key]) => !state.translation.units.some((unit) => unit.key === key))
  if (gone.length === 0) return null
  return (
    <section aria-label="Texts without a place" className={styles.remark}>
      <p>These texts are no longer on the page. Your unsaved edits of them:</p>
      <ul>
        {gone.map(([key, { is }]) => (
          <li key={key}>
            <q>{is}</q>{' '}
            <button className={styles.plain} onClick={() => void drafts.choose(key, 'theirs')} type="button">
              Put away
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDrafts(translation: TranslationInfo, { apiRoute, pageId }: Pick<Props, 'apiRoute' | 'pageId'>): Drafts {
  const [drafts] = useState(() => {
    const place = `voix:translation:${translation.page.id}`
    return createDrafts({
      translation,
      send: (body) => call(apiRoute, writeTranslation, { params: { id: pageId }, body }),
      kept: readKept(place),
      keep: (edits) => writeKept(place, edits),
    })
  })
  useEffect(() => {
    void drafts.begin()
    const warn = (event: BeforeUnloadEvent) => {
      if (Object.keys(drafts.store.getState().edits).length === 0) return
      void drafts.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      // Saves when the user navigates within the admin.
      void drafts.end()
    }
  }, [drafts])
  // Takes over what another window or an import has saved.
  useEffect(() => {
    if (translation.page.rev > drafts.store.getState().translation.page.rev) drafts.replace(translation)
  }, [drafts, translation])
  return drafts
}

function readKept(place: string): Record<string, Edit> {
  try {
    return JSON.parse(window.localStorage.getItem(place) ?? '{}') as Record<string, Edit>
  } catch {
    return {}
  }
}

/** Storage may be full or blocked. Editing works without it. */
function writeKept(place: string, edits: Readonly<Record<string, Edit>>): void {
  try {
    if (Object.keys(edits).length === 0) window.localStorage.removeItem(place)
    else window.localStorage.setItem(place, JSON.stringify(edits))
  } catch {
    return
  }
}
