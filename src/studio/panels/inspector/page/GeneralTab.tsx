'use client'

import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { Section } from '../../../ui/inputs/Section'
import { TextInput } from '../../../ui/inputs/TextInput'
import { parseTitle } from './parse'
import { LayoutInput } from './LayoutInput'
import { problemOf } from './pageProblems'
import { PathInput } from './PathInput'
import { Translations } from './Translations'

/** Title, address, layout and language. */
export function GeneralTab({ isReadOnly }: { isReadOnly: boolean }) {
  const { dispatch } = useSession()
  const title = useEditor((state) => state.page.page.title)
  const problems = useEditor(({ save }) => save.problems)
  return (
    <div className={inputs.panel}>
      <Section title="Address">
        <TextInput
          isReadOnly={isReadOnly}
          label="Title"
          name="title"
          onChange={(next) =>
            dispatch({ type: 'settingsUpdate', id: null, settings: { title: next }, typing: 'title' })
          }
          parse={parseTitle}
          problem={problemOf({ problems, field: 'title' })}
          stored={title}
        />
        <PathInput isReadOnly={isReadOnly} />
      </Section>
      <Section title="Layout">
        <LayoutInput isReadOnly={isReadOnly} />
      </Section>
      <Translations />
    </div>
  )
}
