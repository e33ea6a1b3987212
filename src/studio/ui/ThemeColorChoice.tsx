'use client'

import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DEFAULT_THEME_COLOR } from '../model'
import { setThemeColor, themeColorOf, themeColors } from '../dom/themeColor'
import styles from './themeColor.module.css'

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
export function ThemeColorChoice({ onChoose }: { onChoose?: (color: string) => void }) {
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
