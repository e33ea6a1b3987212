'use client'

import { HREF_RULE, isSafeHref } from '../../../../slices'
import type { LinkValue } from '../../../../slices/types'
import { useSession } from '../../../session/session'
import { CheckInput } from '../../../ui/inputs/CheckInput'
import { DocumentInput } from '../../../ui/inputs/DocumentInput'
import { EitherOr } from '../../../ui/inputs/EitherOr'
import { FieldBox } from '../../../ui/inputs/Labelled'
import { anyText, type Parsed } from '../../../ui/inputs/parse'
import { TextInput } from '../../../ui/inputs/TextInput'
import { domIdOf, shared, type FieldInputProps } from './FieldInput'

/** A link: its text, where it leads, and in which window. */
export function LinkField(props: FieldInputProps) {
  const { path, id, value, onChange, isReadOnly } = props
  const { pages, media } = useSession().boot.collections
  const link: LinkValue = typeof value === 'object' && value !== null ? value : {}
  const mode = link.mode ?? (link.relationship ? 'relationship' : 'href')
  const change = (part: Partial<LinkValue>, isTyped?: boolean) =>
    onChange({ target: '_self', ...link, mode, ...part }, isTyped)
  const part = (name: string) => ({
    isReadOnly,
    name: `${path}.${name}`,
    id: `${id}.${name}`,
    inputId: domIdOf(`${path}.${name}`),
  })
  return (
    <FieldBox {...shared(props)} isFramed>
      <TextInput
        {...part('text')}
        label="Text"
        onChange={(text) => change({ text }, true)}
        parse={anyText}
        stored={link.text ?? ''}
      />
      <EitherOr
        choices={[
          { value: 'relationship', label: 'A page or file' },
          { value: 'href', label: 'An address' },
        ]}
        isReadOnly={isReadOnly}
        label="Leads to"
        onChange={(next) => change({ mode: next === 'relationship' ? 'relationship' : 'href' })}
        value={mode}
      />
      {mode === 'href' ? (
        <TextInput
          {...part('href')}
          label="Address"
          onChange={(href) => change({ href }, true)}
          parse={parseHref}
          placeholder={props.field.placeholder ?? '/offers, https://…'}
          stored={link.href ?? ''}
        />
      ) : (
        <DocumentInput
          {...part('relationship')}
          collections={[pages, media]}
          label="Document"
          onChange={(relationship) => change({ relationship })}
          value={link.relationship ?? null}
        />
      )}
      <CheckInput
        {...part('target')}
        isChecked={link.target === '_blank'}
        label="Opens in a new window"
        onChange={(isNew) => change({ target: isNew ? '_blank' : '_self' })}
      />
    </FieldBox>
  )
}

function parseHref(text: string): Parsed<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  return isSafeHref(address) ? { value: address } : { problem: HREF_RULE }
}
