'use client'

import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { Dialog } from 'radix-ui'
import { DEFAULT_THEME_COLOR } from '../../model'
import { setThemeColor, themeColorOf, themeColors } from '../../dom/themeColor'
import styles from '../../ui/themeColor.module.css'
import { useEditor, useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'

const COLORS = [
  { value: DEFAULT_THEME_COLOR, name: 'Indigo' },
  { value: '#1d4ed8', name: 'Blue' },
  { value: '#0e7490', name: 'Lagoon' },
  { value: '#0f766e', name: 'Teal' },
  { value: '#15803d', name: 'Green' },
  { value: '#a16207', name: 'Amber' },
  { value: '#c2410c', name: 'Coral' },
  { value: '#be123c', name: 'Hibiscus' },
  { value: '#a21caf', name: 'Orchid' },
  { value: '#334155', name: 'Slate' },
]

/** Colours to choose from, and any other. Each counts at once. */
function ThemeColorChoice({ onChoose }: { onChoose?: (color: string) => void }) {
  const [color, setColor] = useState(DEFAULT_THEME_COLOR)
  useEffect(() => setColor(themeColorOf(document.cookie)), [])
  const choose = (value: string) => {
    setColor(value)
    setThemeColor(value)
    onChoose?.(value)
  }
  const isOwn = COLORS.every(({ value }) => value !== color)
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Theme colour</legend>
      <div className={styles.colors}>
        {COLORS.map(({ value, name }) => (
          <label className={styles.color} key={value} style={{ background: value }} title={name}>
            <input
              aria-label={name}
              checked={value === color}
              name="voix-theme-color"
              onChange={() => choose(value)}
              type="radio"
              value={value}
            />
            {value === color && <Check aria-hidden color={themeColors(value).light.onAccent} size={16} />}
          </label>
        ))}
      </div>
      <label className={styles.own} data-own={isOwn}>
        <input
          aria-label="Another theme colour"
          onChange={({ target }) => choose(target.value)}
          type="color"
          value={color}
        />
        Another colour
      </label>
    </fieldset>
  )
}

/** The theme colour in a person's own account. It is kept in this browser, so nobody can choose it for somebody else. */
export function ThemeColorField() {
  const { user } = useAuth()
  const { id, collectionSlug } = useDocumentInfo()
  if (!user || collectionSlug !== user.collection || id !== user.id) return null
  return (
    <div className={`field-type ${styles.field}`}>
      <ThemeColorChoice />
      <p>For the studio, in this browser. Texts stay readable with every colour.</p>
    </div>
  )
}

/** The choice of the theme colour within the studio. */
export function ThemeColorDialog() {
  const { store, ui } = useSession()
  const isOpen = useEditor((state) => state.ui.dialog === 'theme-color')
  return (
    <Dialog.Root onOpenChange={(open) => !open && ui.setState({ dialog: null })} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content aria-describedby={undefined} className={dialog.dialog}>
          <Dialog.Title className={dialog.title}>Theme colour</Dialog.Title>
          <ThemeColorChoice
            onChoose={(themeColor) => store.dispatch({ type: 'setCurrentState', session: { themeColor } })}
          />
          <div className={dialog.buttons}>
            <Dialog.Close className={dialog.primary}>Done</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
