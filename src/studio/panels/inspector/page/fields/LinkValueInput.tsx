'use client'

import { useSession } from '../../../../session/session'
import { HREF_RULE, isSafeHref } from '../../../../../slices/href'
import type { LinkValue } from '../../../../../slices/types'
import { CheckInput } from '../../../../ui/inputs/CheckInput'
import { DocumentInput } from '../../../../ui/inputs/DocumentInput'
import { EitherOr } from '../../../../ui/inputs/EitherOr'
import lists from '../../../../ui/inputs/lists.module.css'
import { anyText } from '../../../../ui/inputs/parse'
import { TextInput } from '../../../../ui/inputs/TextInput'
import type { Parsed } from '../../../../ui/inputs/useDraft'

interface Props {
  label: string
  name: string
  value: unknown
  onChange: (value: LinkValue, isTyped?: boolean) => void
  isReadOnly: boolean
}

/** A link: its text, where it leads, and in which window. */
export function LinkValueInput({ label, name, value, onChange, isReadOnly }: Props) {
  const { pages, media } = useSession().boot.collections
  const link: LinkValue = typeof value === 'object' && value !== null ? value : {}
  const mode = link.mode ?? (link.relationship ? 'relationship' : 'href')
  const change = (part: Partial<LinkValue>, isTyped?: boolean) =>
    onChange({ target: '_self', ...link, mode, ...part }, isTyped)
  return (
    <div aria-label={label} className={lists.rows} role="group">
      <TextInput
        isReadOnly={isReadOnly}
        label="Text"
        name={`${name}.text`}
        onChange={(text) => change({ text }, true)}
        parse={anyText}
        stored={link.text ?? ''}
      />
      <EitherOr
        choices={[
          { value: 'href', label: 'An address' },
          { value: 'relationship', label: 'A document' },
        ]}
        isReadOnly={isReadOnly}
        label="Leads to"
        onChange={(next) => change({ mode: next === 'relationship' ? 'relationship' : 'href' })}
        value={mode}
      />
      {mode === 'href' ? (
        <TextInput
          isReadOnly={isReadOnly}
          label="Address"
          name={`${name}.href`}
          onChange={(href) => change({ href }, true)}
          parse={parseHref}
          placeholder="/specials, https://…"
          stored={link.href ?? ''}
        />
      ) : (
        <DocumentInput
          collections={[pages, media]}
          isReadOnly={isReadOnly}
          label="Document"
          name={`${name}.relationship`}
          onChange={(relationship) => change({ relationship })}
          value={link.relationship ?? null}
        />
      )}
      <CheckInput
        isChecked={link.target === '_blank'}
        isReadOnly={isReadOnly}
        label="Opens in a new window"
        name={`${name}.target`}
        onChange={(isNew) => change({ target: isNew ? '_blank' : '_self' })}
      />
    </div>
  )
}

function parseHref(text: string): Parsed<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  return isSafeHref(address) ? { value: address } : { problem: HREF_RULE }
}
