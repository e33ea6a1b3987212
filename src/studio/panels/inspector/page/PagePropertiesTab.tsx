'use client'

import { elementName } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import inputs from '../../../ui/inputs/inputs.module.css'
import { PairList } from '../../../ui/inputs/PairList'
import { Section } from '../../../ui/inputs/Section'
import { TextInput } from '../../../ui/inputs/TextInput'
import { parseDomId } from '../settings/rules'

/** Edits the DOM id and custom settings of the page. */
export function PagePropertiesTab() {
  const { dispatch, slice } = useSession()
  const properties = useEditor((state) => state.page.page.properties)
  const rows = useEditor((state) => state.page.tree.rows)
  return (
    <div className={inputs.panel}>
      <Section title="Page element">
        <TextInput
          hint="The HTML id of the whole page: for links, scripts and styles."
          label="Anchor"
          name="page.domId"
          onChange={(domId) =>
            dispatch({ type: 'updateProperties', id: null, properties: { domId }, typing: 'page domId' })
          }
          parse={(text: string) =>
            parseDomId({
              text,
              id: null,
              rows,
              nameOf: (row) => elementName(row, slice),
            })
          }
          stored={properties.domId ?? ''}
        />
      </Section>
      <Section hint="For the layout and for scripts; visitors do not see them." title="Properties">
        <PairList
          onChange={(settings, typing) =>
            dispatch({ type: 'updateProperties', id: null, properties: { settings }, typing })
          }
          settings={properties.settings}
        />
      </Section>
    </div>
  )
}
