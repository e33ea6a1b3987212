'use client'

import styles from './inspector.module.css'

interface Props<Subject> {
  tabs: readonly { id: string; label: string; note?: (subject: Subject) => string | undefined }[]
  /** What the tabs are of: an element, the page. */
  subject: Subject
  current: string
  /** Of the list of tabs. */
  label?: string
  onChange: (id: string) => void
}

/** Tabs by the ARIA pattern: one stop for the Tab key; arrows, Home and End move between them. */
export function InspectorTabs<Subject>({ tabs, subject, current, label = 'Inspector', onChange }: Props<Subject>) {
  const open = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div
      aria-label={label}
      className={styles.tabs}
      onKeyDown={(event) => {
        const index = tabs.findIndex(({ id }) => id === current)
        const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
        const target = targets[event.key]
        if (target === undefined) return
        event.preventDefault()
        open(target)
      }}
      role="tablist"
    >
      {tabs.map(({ id, label, note: noteOf }) => {
        const note = noteOf?.(subject)
        return (
          <button
            aria-controls={id === current ? 'inspector-panel' : undefined}
            aria-label={note ? `${label}, ${note}` : undefined}
            aria-selected={id === current}
            className={styles.tab}
            data-has-note={note !== undefined}
            id={`tab-${id}`}
            key={id}
            onClick={() => onChange(id)}
            role="tab"
            tabIndex={id === current ? 0 : -1}
            type="button"
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
