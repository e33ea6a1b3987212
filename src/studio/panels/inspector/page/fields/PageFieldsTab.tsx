'use client'

import { createId } from '../../../../../tree'
import { useSession, useStudio } from '../../../../session/session'
import inputs from '../../../../ui/inputs/inputs.module.css'
import lists from '../../../../ui/inputs/lists.module.css'
import { Section } from '../../../../ui/inputs/Section'
import { NewPageField } from './NewPageField'
import { PageFieldCard } from './PageFieldCard'
import { fieldTypeOf } from '../../../../../slices'

/** The page's own fields, in their order. The layout reads them by name. */
export function PageFieldsTab({ isReadOnly }: { isReadOnly: boolean }) {
  const { edit } = useSession()
  const fields = useStudio((state) => state.page.fields)
  const names = fields.map(({ name }) => name)
  return (
    <div className={inputs.panel}>
      <Section
        hint="Values of the page itself, which its layout and other front ends read by name."
        title="Page fields"
      >
        {fields.length === 0 && <p className={lists.empty}>This page has no fields of its own.</p>}
        {fields.length > 0 && (
          <ol className={lists.rows}>
            {fields.map((field, index) => (
              <PageFieldCard
                field={field}
                index={index}
                isLast={index === fields.length - 1}
                isReadOnly={isReadOnly}
                key={field.id}
                others={names.filter((_, own) => own !== index)}
              />
            ))}
          </ol>
        )}
        {!isReadOnly && (
          <NewPageField
            names={names}
            onAdd={({ name, type }) => {
              const value = fieldTypeOf({ type }).defaults
              const stored = value === undefined ? {} : { [type]: value }
              edit.addPageField({ id: createId(), name, type, enabled: true, media: [], ...stored })
            }}
          />
        )}
      </Section>
    </div>
  )
}
