import { quarantined, staysSound } from '../../tree'
import type { StudioSession } from './session'

/** Keeps the list of elements that the site would skip. Typing cannot break a rule, so on a sound page only changes of the structure are looked at. */
export function watchViolations({ screen, ui, rules }: Pick<StudioSession, 'screen' | 'ui' | 'rules'>): () => void {
  const check = () => ui.setState({ violations: quarantined(screen.getState().tree, rules()) })
  check()
  return screen.subscribe((now, before) => {
    if (now.page.layout !== before.page.layout) return check()
    const isSameShape = now.tree.children === before.tree.children && now.tree.unplaced === before.tree.unplaced
    const isFaulty = ui.getState().violations.size > 0
    if (isFaulty ? now.tree === before.tree : isSameShape) return
    if (isFaulty || !staysSound({ before: before.tree, after: now.tree, rules: rules() })) check()
  })
}
