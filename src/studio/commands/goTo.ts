import type { Finding } from '../../slices/checks'
import { focusField, pressLink, type InspectedText } from '../dom/inspectedText'
import { focusRegion, focusSoon } from '../dom/regions'
import type { StudioSession } from '../session/session'

interface Place extends InspectedText {
  session: StudioSession
}

/** Leads to the input of an element's field. */
export function goToField(place: Place): void {
  showField(place)
  focusField(place)
}

/** Opens the choice where the link in an element's field leads. */
export function goToLink(place: Place): void {
  place.session.ui.setState({ focusMode: false })
  showField(place)
  pressLink(place)
}

/** Selecting a field that is selected would unselect it. */
function showField({ session, element, field }: Place): void {
  const { dispatch, store, ui } = session
  const { selection } = store.getState()
  const isSelected = selection.elements[0] === element && selection.field === field
  if (!isSelected) dispatch({ type: 'selectField', id: element, field })
  ui.setState({ inspectorTab: 'content' })
}

/** Leads to what a check is about: the element in the preview and its field in the inspector, or the page's own field. */
export function goToFinding(session: StudioSession, { element, field }: Pick<Finding, 'element' | 'field'>): void {
  const { channel, dispatch, store, ui, versions } = session
  if (versions.store.getState().isOpen) versions.close()
  ui.setState({ focusMode: false })
  if (element === null) {
    dispatch({ type: 'selectElements', ids: [] })
    ui.setState({ pageTab: field?.startsWith('meta.') ? 'seo' : 'page' })
    if (field === null) focusRegion('inspector')
    else focusSoon(`[data-inspected-page] [name="${CSS.escape(field)}"]`)
    return
  }
  if (!Object.hasOwn(store.getState().tree.rows, element)) return
  const [name] = field?.split('.') ?? []
  if (name !== undefined) goToField({ session, element, field: name })
  else {
    dispatch({ type: 'selectElements', ids: [element] })
    ui.setState({ inspectorTab: 'content' })
    focusRegion('inspector')
  }
  channel.tell({ type: 'show', element })
}
