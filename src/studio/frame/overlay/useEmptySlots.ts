import { useEffect } from 'react'
import styles from './emptySlots.module.css'

/** Gives the page's empty slots a place that can be seen and clicked. The slices' own markup carries nothing of it. */
export function useEmptySlots({ inverse, isOn }: { inverse: number; isOn: boolean }): void {
  useEffect(() => {
    if (!isOn) return
    const { classList, style } = document.documentElement
    if (styles.page) classList.add(styles.page)
    style.setProperty('--voix-slot-scale', String(inverse))
  }, [inverse, isOn])
}
