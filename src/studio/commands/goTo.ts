import type { Finding } from '../../slices/checks'
import { focusField, focusStyle, pressLink, type InspectedField } from '../dom/inspected'
import { focusRegion, focusSoon } from '../dom/regions'
import type { StudioSession } from '../session/session'

/** Gets the focus if the inspector has no input for the finding. */
const TABS = '[data-voix-region=inspector] [role=tab][aria-selected=true]'

interface Place extends InspectedField {
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
  const [name = field] = field.split('.')
  const isSelected = selection.elements[0] === element && selection.field === name
  if (!isSelected) dispatch({ type: 'selectField', id: element, field: name })
  ui.setState({ inspectorTab: 'content' })
}

/** Opens the checks and a finding, if the address has `?checks`. */
export function followFindingAddress(session: StudioSession): void {
  const query = new URLSearchParams(window.location.search)
  if (!query.has('checks')) return
  session.ui.setState({ leftTab: 'checks' })
  const place = { element: query.get('element'), field: query.get('field') }
  if (place.element !== null || place.field !== null) goToFinding(session, place)
}

/** Selects the element of a finding and focuses its field or style in the inspector, or the page's own field. */
export function goToFinding(
  session: StudioSession,
  { element, field, style }: Pick<Finding, 'element' | 'field' | 'style'>,
): void {
  const { channel, dispatch, store, ui, versions } = session
  if (versions.store.getState().isOpen) versions.close()
  ui.setState({ focusMode: false })
  if (element === null) {
    dispatch({ type: 'selectElements', ids: [] })
    ui.setState({ pageTab: field?.startsWith('meta.') ? 'seo' : 'page' })
    if (field === null) focusRegion('inspector')
    else focusSoon(`[data-inspected-page] [name="${CSS.escape(field)}"]`, TABS)
    return
  }
  if (!Object.hasOwn(store.getState().tree.rows, element)) return
  if (field !== null && !style) goToField({ session, element, field })
  else {
    dispatch({ type: 'selectElements', ids: [element] })
    ui.setState(style ? { inspectorTab: 'style', breakpoint: style.breakpoint } : { inspectorTab: 'content' })
    if (style) focusStyle({ element, field, name: style.name })
    else focusRegion('inspector')
  }
  channel.tell({ type: 'show', element })
}
