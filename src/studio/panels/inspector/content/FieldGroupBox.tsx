'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useEditor, useSession } from '../../../session/session'
import { useRemembered } from '../useRemembered'
import styles from './content.module.css'

interface Props {
  elementId: string
  label: string | null
  /** Of the slice: groups of the same name are remembered for each slice by themselves. */
  blockType: string
  /** Why the group must be open; another reason opens it again: a field of it is selected, a save objected to one. */
  showFor: unknown
  children: ReactNode
}

/** Fields that belong together, folded away on demand; the browser remembers. Fields without a group stand as they are. */
export function FieldGroupBox({ elementId, label, blockType, showFor, children }: Props) {
  const [isFolded, setIsFolded] = useRemembered({ key: `folded:${blockType}:${label}`, initial: false })
  useEffect(() => {
    if (showFor !== null) setIsFolded(false)
  }, [setIsFolded, showFor])
  const { dispatch } = useSession()
  const isSelected = useEditor(({ page: { selection } }) => label !== null && selection.group === label)
  if (label === null) return <div className={styles.group}>{children}</div>
  return (
    <details
      className={styles.group}
      data-field-group={label}
      data-is-selected={isSelected || undefined}
      onToggle={({ currentTarget }) => setIsFolded(!currentTarget.open)}
      open={!isFolded}
    >
      {/* As with fields: being there selects it, which marks its fields in the preview. */}
      <summary onFocus={() => !isSelected && dispatch({ type: 'selectGroup', id: elementId, group: label })}>
        <ChevronDown aria-hidden size={15} />
        {label}
      </summary>
      {children}
    </details>
  )
}
