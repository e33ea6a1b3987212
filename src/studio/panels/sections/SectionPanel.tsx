'use client'

import useSWR from 'swr'
import { sectionOf, type Row } from '../../../tree'
import { readSection, sectionUrl, type SectionInfo } from '../../api/sections'
import { CommandButton } from '../../commands/CommandButton'
import { useSession } from '../../session/session'
import { Section } from '../../ui/inputs/Section'
import inputs from '../../ui/inputs/inputs.module.css'
import styles from './sections.module.css'
import { UsedOn, useUses } from './UsedOn'

/** What a placement shows, where else it is shown, and the ways to edit it or to go one's own way. */
export function SectionPanel({ row }: { row: Row }) {
  const id = sectionOf(row)
  return (
    <div className={inputs.panel}>
      {id === null ? (
        <p className={styles.warning}>No shared section is chosen. Delete this element.</p>
      ) : (
        <Placed id={id} />
      )}
    </div>
  )
}

function Placed({ id }: { id: string }) {
  const { boot } = useSession()
  const { data, error } = useSWR<SectionInfo | null, Error>(sectionUrl(boot, id), readSection)
  const { uses = [], words } = useUses(id)
  if (error) return <p className={styles.warning}>{error.message}</p>
  if (data === null)
    return (
      <p className={styles.warning} role="note">
        This shared section was deleted. Visitors see nothing here. Delete this element, or restore the section from the
        trash.
      </p>
    )
  return (
    <>
      <Section title="Shared section">
        <p className={styles.name}>{data?.title ?? '…'}</p>
        {data && !data.isPublished && (
          <p className={styles.warning} role="note">
            It is not published. Visitors see nothing here until it is.
          </p>
        )}
        <p className={inputs.hint}>
          It is kept once. What is changed in it changes wherever it stands, when it is published.
        </p>
        <div className={styles.buttons}>
          <CommandButton command="edit-section" label="Edit section" look="plain" />
          {boot.canEdit && <CommandButton command="detach-section" label="Detach" look="plain" />}
        </div>
      </Section>
      <Section title={words}>
        <UsedOn uses={uses} />
      </Section>
    </>
  )
}
