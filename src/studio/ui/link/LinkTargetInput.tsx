'use client'

import { ArrowRight, Link2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { LinkValue } from '../../../slices/types'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import { FieldBox, type LabelledProps } from '../inputs/Labelled'
import { SmallButton } from '../inputs/SmallButton'
import type { LinkTarget } from '../../model/address'
import styles from './link.module.css'
import { LinkPopover } from './LinkPopover'
import { useLinkTarget } from './useLinkTarget'

interface Props extends LabelledProps {
  link: LinkValue
  onChange: (target: LinkTarget | null) => void
  isReadOnly?: boolean
}

/** Where a link leads, as a button that opens the choice. A link that leads visitors nowhere says so at once. */
export function LinkTargetInput({ link, onChange, isReadOnly: own, inputId, ...labelled }: Props) {
  const isReadOnly = useReadOnly(own)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const target = targetOf(link)
  const { title, place, problem } = useLinkTarget(target)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <FieldBox {...labelled} problem={problem}>
      <div className={styles.row}>
        <button
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          className={styles.target}
          data-leads-to
          data-is-empty={target === null}
          disabled={isReadOnly}
          id={inputId}
          onClick={() => setIsOpen(true)}
          ref={button}
          type="button"
        >
          <Link2 aria-hidden size={15} strokeWidth={1.75} />
          <span>
            <span className={styles.title}>{target === null ? 'Choose where it leads' : title}</span>
            {place && <span className={styles.place}>{place}</span>}
          </span>
          <ArrowRight aria-hidden size={14} />
        </button>
        {target !== null && !isReadOnly && (
          <SmallButton icon={X} isIconOnly label="Remove where it leads" onClick={() => onChange(null)} />
        )}
      </div>
      {isOpen && (
        <LinkPopover
          anchor={button}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
          onClose={close}
          target={target}
        />
      )}
    </FieldBox>
  )
}

/** As the site reads it: what is chosen counts, whatever the other part holds. */
function targetOf({ mode, href, relationship }: LinkValue): LinkTarget | null {
  if (mode === 'href' || (!mode && !relationship)) return href ? { kind: 'address', href } : null
  return relationship ? { kind: 'document', relationTo: relationship.relationTo, id: relationship.value } : null
}
