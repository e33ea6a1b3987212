'use client'

import type { Row } from '../../../../tree/types'
import { useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { PairList } from '../../../ui/inputs/PairList'
import { Section } from '../../../ui/inputs/Section'
import { TagList } from '../../../ui/inputs/TagList'
import { ElementSection } from './ElementSection'
import { HydrationInput } from './HydrationInput'
import { LocksSection } from './LocksSection'

/** What an element has beside its slice's own fields. */
export function SettingsPanel({ row, isReadOnly }: { row: Row; isReadOnly: boolean }) {
  const { dispatch, slice } = useSession()
  const { id, element } = row
  return (
    <div className={inputs.panel}>
      <ElementSection isReadOnly={isReadOnly} row={row} />
      <Section title="Behaviour">
        <HydrationInput
          isReadOnly={isReadOnly}
          mode={element.hydrationMode}
          onChange={(hydrationMode) => dispatch({ type: 'settingsUpdate', id, settings: { hydrationMode } })}
        />
      </Section>
      <Section hint="A visitor who sees the element earns the points of its tags." title="Tags">
        <TagList
          isReadOnly={isReadOnly}
          onChange={(tags, typing) => dispatch({ type: 'settingsUpdate', id, settings: { tags }, typing })}
          tags={element.tags}
        />
      </Section>
      <Section hint="For the slice and for scripts; visitors do not see them." title="Properties">
        <PairList
          isReadOnly={isReadOnly}
          onChange={(settings, typing) => dispatch({ type: 'updateProperties', id, properties: { settings }, typing })}
          settings={element.properties.settings}
        />
      </Section>
      <LocksSection row={row} />
      <p className={inputs.hint}>
        {slice(row.blockType)?.description} <code>{id}</code>
      </p>
    </div>
  )
}
