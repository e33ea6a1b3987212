import { useEffect } from 'react'
import styles from './emptySlots.module.css'

/** Gives the page's empty slots a place that can be seen and clicked. The slices' own markup carries nothing of it. */
export function useEmptySlots({ inverse, isOn }: { inverse: number; isOn: boolean }): void {
  useEffect(() => {
    if (!isOn) return
    if (styles.page) document.documentElement.classList.add(styles.page)
    // Not a property of the document's root: all that stands in it would inherit it, and be styled anew with it.
    const scale = new CSSStyleSheet()
    scale.replaceSync(`[data-voix-slot]:empty { --voix-slot-scale: ${inverse} }`)
    document.adoptedStyleSheets.push(scale)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== scale)
    }
  }, [inverse, isOn])
}
