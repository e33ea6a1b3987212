'use client'

import { ArrowRight, Link2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import type { LinkValue } from '../../../slices/types'
import { missingAddresses } from '../../api/askChecks'
import { request } from '../../api/request'
import type { StudioPage } from '../../model'
import type { StudioBoot } from '../../model/boot'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import { useEditor, useSession } from '../../session/session'
import { useDocument } from '../inputs/DocumentInput'
import { FieldBox, type LabelledProps } from '../inputs/Labelled'
import { SmallButton } from '../inputs/SmallButton'
import { readableAddress, type LinkTarget } from '../../model/address'
import styles from './link.module.css'
import { LinkPopover } from './LinkPopover'

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
  const document = useDocument(target?.kind === 'document' ? { relationTo: target.relationTo, value: target.id } : null)
  const address = target?.kind === 'address' ? target.href : null
  const problem = useDeadEnd(target)
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
            <span className={styles.title}>
              {target === null ? 'Choose where it leads' : address === null ? document.title : readableAddress(address)}
            </span>
            {document.place && <span className={styles.place}>{document.place}</span>}
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
          initial={address ?? ''}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
          onClose={close}
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

/** What is wrong with where it leads, as visitors would find it; `null`: nothing, or nobody can tell. */
function useDeadEnd(target: LinkTarget | null): string | null {
  const { boot } = useSession()
  const path = useEditor(({ page }) => page.page.path)
  const siteId = useEditor(({ page }) => page.page.siteId)
  const { data } = useSWR(
    target && ['dead end', ...Object.values(target), path, siteId],
    () => target && findDeadEnd({ target, boot, page: { path, siteId } }),
    { revalidateOnFocus: false },
  )
  return data ?? null
}

interface Asked {
  target: LinkTarget
  boot: StudioBoot
  page: Pick<StudioPage, 'path' | 'siteId'>
}

async function findDeadEnd({ target, boot, page }: Asked): Promise<string | null> {
  if (target.kind === 'address') {
    const missing = await missingAddresses({
      links: [{ link: { href: target.href } }],
      boot,
      page,
      known: new Map(),
    })
    return missing.length > 0 ? 'Visitors find nothing there.' : null
  }
  if (target.relationTo !== boot.collections.pages || String(target.id) === boot.pageId) return null
  const url = `${boot.apiRoute}/${target.relationTo}/${target.id}?depth=0&select[_status]=true`
  const answer = await request<{ _status?: string }>({ url })
  const isHidden = answer.ok ? answer.data._status !== 'published' : answer.status === 404
  return isHidden ? 'Visitors do not have this page: it is not published.' : null
}
