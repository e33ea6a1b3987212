'use client'

import { useEffect, useState } from 'react'
import { request } from '../../../api/request'
import { useEditor, useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { TextInput } from '../../../ui/inputs/TextInput'
import inputs from '../../../ui/inputs/inputs.module.css'
import { LayoutInput } from './LayoutInput'
import { Translations } from './Translations'
import { problemOf, parsePath, parseTitle } from './pageRules'

/** Title, address, layout and language. */
export function GeneralTab() {
  const { dispatch } = useSession()
  const title = useEditor((state) => state.page.page.title)
  const problems = useEditor(({ save }) => save.problems)
  return (
    <div className={inputs.panel}>
      <Section title="Address">
        <TextInput
          label="Title"
          name="title"
          onChange={(next) =>
            dispatch({ type: 'settingsUpdate', id: null, settings: { title: next }, typing: 'title' })
          }
          parse={parseTitle}
          problem={problemOf({ problems, field: 'title' })}
          stored={title}
        />
        <PathInput />
      </Section>
      <Section title="Layout">
        <LayoutInput />
      </Section>
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
  const { origin = null } = boot.sites.find(({ id }) => id === siteId) ?? {}
  return (
    <TextInput
      aside={<span data-path-check={check.kind}>{check.kind === 'free' ? 'free' : ''}</span>}
      hint={
        check.kind === 'asking'
          ? 'Looking whether the path is free…'
          : `Visitors find the page at ${origin ?? ''}${path}`
      }
      label="Path"
      name="path"
      onChange={(next) => dispatch({ type: 'settingsUpdate', id: null, settings: { path: next }, typing: 'path' })}
      parse={(text: string) => parsePath({ text, reserved: boot.reservedPaths })}
      problem={check.kind === 'refused' ? check.problem : problemOf({ problems, field: 'path' })}
      stored={path}
    />
  )
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
    const query = new URLSearchParams({ path, siteId: String(siteId), page: boot.pageId })
    const timer = setTimeout(() => {
      void request<{ problem: string | null }>({
        url: `${boot.apiRoute}/pages/check-path?${query}`,
        signal: controller.signal,
      }).then((answer) => {
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
  }, [boot.apiRoute, boot.pageId, isSaved, path, siteId])
  return check
}
