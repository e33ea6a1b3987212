'use client'

import { useEditor, useSession } from '../../../session/session'
import { TextInput } from '../../../ui/inputs/TextInput'
import { problemOf } from './pageProblems'
import { parsePath } from './parse'
import { usePathCheck } from './usePathCheck'

/** The page's whole address. Its form is judged at once, whether it is free by the server after a short pause. */
export function PathInput({ isReadOnly }: { isReadOnly: boolean }) {
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
      isReadOnly={isReadOnly}
      label="Path"
      name="path"
      onChange={(next) => dispatch({ type: 'settingsUpdate', id: null, settings: { path: next }, typing: 'path' })}
      parse={(text: string) => parsePath({ text, reserved: boot.reservedPaths })}
      problem={check.kind === 'refused' ? check.problem : problemOf({ problems, field: 'path' })}
      stored={path}
    />
  )
}
