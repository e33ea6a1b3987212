'use client'

import type { LinkValue } from '../../../../slices/types'
import { domIdOf } from '../../../dom/fieldId'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { FieldBox } from '../../../ui/inputs/Labelled'
import { anyText } from '../../../ui/inputs/parse'
import { TextInput } from '../../../ui/inputs/TextInput'
import { LinkTargetInput } from '../../../ui/link/LinkTargetInput'
import { inputProps, type FieldInputProps } from './FieldInput'
import styles from './fields.module.css'

/** A link: its text, where it leads, and in which window. */
export function LinkField(props: FieldInputProps) {
  const { path, id, value, onChange, isReadOnly } = props
  const link: LinkValue = typeof value === 'object' && value !== null ? value : {}
  const change = (part: Partial<LinkValue>, isTyped?: boolean) =>
    onChange({ target: '_self', ...link, ...part }, isTyped)
  const part = (name: string) => ({
    isReadOnly,
    name: `${path}.${name}`,
    id: `${id}.${name}`,
    inputId: domIdOf(`${path}.${name}`),
  })
  return (
    <FieldBox {...inputProps(props)} isFramed>
      <div className={styles.link} data-link-field>
        <TextInput
          {...part('text')}
          label="Text"
          onChange={(text) => change({ text }, true)}
          parse={anyText}
          stored={link.text ?? ''}
        />
        <LinkTargetInput
          inputId={domIdOf(`${path}.href`)}
          isReadOnly={isReadOnly}
          label="Leads to"
          link={link}
          onChange={(target) => {
            if (target?.kind === 'document')
              change({
                mode: 'relationship',
                relationship: { relationTo: target.relationTo, value: target.id },
                href: null,
              })
            else change({ mode: 'href', href: target?.href ?? null, relationship: null })
          }}
        />
        <CheckInput
          {...part('target')}
          isChecked={link.target === '_blank'}
          label="Opens in a new window"
          onChange={(isNew) => change({ target: isNew ? '_blank' : '_self' })}
        />
      </div>
    </FieldBox>
  )
}
