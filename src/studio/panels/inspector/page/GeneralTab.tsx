'use client'

import { useEffect, useState } from 'react'
import { ArrowUpRight } from 'lucide-react'
import * as z from 'zod/mini'
import { documentEndpoints, type ListQuery } from '../../../../contract/documents'
import { checkPath } from '../../../../contract/paths'
import { call } from '../../../api/call'
import { useEndpoint } from '../../../api/useEndpoint'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { TagList } from '../../../ui/inputs/TagList'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import { LayoutInput } from './LayoutInput'
import { problemOf, parsePath, parseTitle } from './pageRules'
import { LeaveLink } from '../../notices/LeaveGuard'
import { isPattern, SECTION_KIND } from '../../../../tree'
import { domainOf } from '../../../model/domain'
import styles from './page.module.css'

/** Edits title, address, layout, tags with their points, and language. */
export function GeneralTab() {
  const { dispatch } = useSession()
  const title = useEditor((state) => state.page.page.title)
  const tags = useEditor((state) => state.page.page.tags)
  const isSection = useEditor((state) => state.page.page.kind === SECTION_KIND)
  const problems = useEditor(({ save }) => save.problems)
  return (
    <div className={inputs.panel}>
      <Section title={isSection ? 'Shared section' : 'Address'}>
        <TextInput
          label={isSection ? 'Name' : 'Title'}
          name="title"
          onChange={(next) =>
            dispatch({ type: 'settingsUpdate', id: null, settings: { title: next }, typing: 'title' })
          }
          parse={parseTitle}
          problem={problemOf({ problems, field: 'title' })}
          stored={title}
        />
        {!isSection && <PathInput />}
      </Section>
      <Section title="Layout">
        <LayoutInput />
      </Section>
      {!isSection && (
        <Section hint="A visitor who opens the page earns the points of its tags." title="Tags">
          <TagList
            onChange={(next, typing) =>
              dispatch({ type: 'settingsUpdate', id: null, settings: { tags: next }, typing })
            }
            tags={tags}
          />
        </Section>
      )}
      <Translations />
    </div>
  )
}

/** The page's whole address. Its form is judged at once, whether it is free by the server after a short pause. */
function PathInput() {
  const { boot, dispatch } = useSession()
  const path = useEditor((state) => state.page.page.path)
  const siteId = useEditor((state) => state.page.page.siteId)
  const problems = useEditor(({ save }) => save.problems)
  const check = usePathCheck({ path, siteId })
  const origin = domainOf(boot, { siteId })
  return (
    <TextInput
      hint={check.kind === 'asking' ? 'Looking whether the path is free…' : whereItIs(`${origin ?? ''}${path}`)}
      label="Path"
      name="path"
      onChange={(next) => dispatch({ type: 'settingsUpdate', id: null, settings: { path: next }, typing: 'path' })}
      parse={(text: string) => parsePath({ text, reserved: boot.reservedPaths })}
      problem={check.kind === 'refused' ? check.problem : problemOf({ problems, field: 'path' })}
      stored={path}
      verdict={<span data-path-check={check.kind}>{check.kind === 'free' ? 'free' : ''}</span>}
    />
  )
}

function whereItIs(address: string): string {
  return isPattern(address)
    ? `It shows each document that names it, at ${address} with the document’s slug`
    : `Visitors find the page at ${address}`
}

/** Quiet time before the server is asked. */
const QUIET_MS = 300

type PathCheck =
  /** The path is the saved one, or the server could not be asked: a save will tell. */
  { kind: 'none' } | { kind: 'asking' } | { kind: 'free' } | { kind: 'refused'; problem: string }

/** Whether another page has the path already. */
function usePathCheck({ path, siteId }: { path: string; siteId: number }): PathCheck {
  const { boot } = useSession()
  const isSaved = useEditor(({ page: { saved } }) => saved.page.path === path && saved.page.siteId === siteId)
  const [check, setCheck] = useState<PathCheck>({ kind: 'none' })
  useEffect(() => {
    if (isSaved) return setCheck({ kind: 'none' })
    const controller = new AbortController()
    setCheck({ kind: 'asking' })
    const request = { params: { collection: boot.collections.pages }, query: { path, siteId, page: boot.pageId } }
    const timer = setTimeout(() => {
      void call(boot.apiRoute, checkPath, request, { signal: controller.signal }).then((answer) => {
        if (controller.signal.aborted) return
        if (!answer.ok) return setCheck({ kind: 'none' })
        const { problem } = answer.data
        setCheck(problem === null ? { kind: 'free' } : { kind: 'refused', problem })
      })
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [boot.apiRoute, boot.collections.pages, boot.pageId, isSaved, path, siteId])
  return check
}

const translations = documentEndpoints(
  z.object({ id: z.union([z.number(), z.string()]), title: z.string(), path: z.string(), languageCode: z.string() }),
)

/** The page's language, and the same page in others. */
function Translations() {
  const { boot } = useSession()
  const language = useEditor((state) => state.page.page.languageCode)
  const translationOf = useEditor((state) => idOf(state.page.page.translationOf))
  const isOpened = useEditor((state) => state.ui.isOpened)
  const input = { params: { collection: boot.collections.pages }, query: queryOf({ id: boot.pageId, translationOf }) }
  const { data: found, problem } = useEndpoint(boot.apiRoute, translations.find, isOpened ? input : null, {
    revalidateOnFocus: false,
  })
  const data = found?.docs
  const nameOf = (code: string) => boot.languages.find((own) => own.code === code)?.name ?? code
  const addressOf = (id: string) => `${boot.adminRoute}/pages/translate?page=${id}`
  const missing = boot.languages.filter(
    ({ code }) => code !== language && data && !data.some(({ languageCode }) => languageCode === code),
  )
  return (
    <Section title="Language">
      <p className={styles.language} data-page-language={language}>
        {nameOf(language)} <code>{language}</code>
      </p>
      {problem !== null && <p className={inputs.problem}>{problem}</p>}
      {data && data.length > 0 && (
        <ul aria-label="Translations" className={styles.translations}>
          {data.map(({ id, title, path, languageCode }) => (
            <li key={id}>
              <LeaveLink
                className={styles.translation}
                href={`${boot.adminRoute}/studio/${id}`}
                label={`Open “${title}”`}
              >
                <span>
                  {nameOf(languageCode)}
                  {String(id) === translationOf && <small> original</small>}
                </span>
                <code>{path}</code>
                <ArrowUpRight aria-hidden size={14} />
              </LeaveLink>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={inputs.hint}>Not translated: {missing.map(({ name }) => name).join(', ')}.</p>
      )}
      {boot.canEdit &&
        missing.map(({ code, name }) => (
          <TranslateLink
            href={`${addressOf(translationOf ?? boot.pageId)}&to=${encodeURIComponent(code)}`}
            key={code}
            label={`Create ${name}`}
          />
        ))}
      {translationOf !== null && <TranslateLink href={addressOf(boot.pageId)} label="Translate beside the original" />}
    </Section>
  )
}

function TranslateLink({ href, label }: { href: string; label: string }) {
  return (
    <LeaveLink className={styles.translation} href={href} label={label}>
      <span>{label}</span>
      <ArrowUpRight aria-hidden size={14} />
    </LeaveLink>
  )
}

/** The page that this one translates, its other translations, and those of this one. */
function queryOf({ id, translationOf }: { id: string; translationOf: string | null }): ListQuery {
  const ofOriginal = { translationOf: { equals: translationOf ?? id } }
  const or = [ofOriginal, ...(translationOf ? [{ id: { equals: translationOf } }] : [])]
  return {
    ...{ depth: 0, draft: true, limit: 50, sort: 'languageCode' },
    select: { title: true, path: true, languageCode: true },
    where: { and: [{ id: { not_equals: id } }, { or }] },
  }
}

function idOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
