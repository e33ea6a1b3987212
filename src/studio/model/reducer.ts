import type { Action } from './actions/action'
import { addElement } from './actions/addElement'
import { annotationAdd } from './actions/annotationAdd'
import { annotationComment } from './actions/annotationComment'
import { annotationDelete } from './actions/annotationDelete'
import { annotationUpdate } from './actions/annotationUpdate'
import { deleteElement } from './actions/deleteElement'
import { disableElement } from './actions/disableElement'
import { duplicateElement } from './actions/duplicateElement'
import { enableElement } from './actions/enableElement'
import { fieldUpdate } from './actions/fieldUpdate'
import { moveElement } from './actions/moveElement'
import { moveElementIntoElement } from './actions/moveElementIntoElement'
import { pageFieldAdd } from './actions/pageFieldAdd'
import { pageFieldRemove } from './actions/pageFieldRemove'
import { pageFieldToggle } from './actions/pageFieldToggle'
import { pageFieldUpdate } from './actions/pageFieldUpdate'
import { patchPage } from './actions/patchPage'
import { replaceElement } from './actions/replaceElement'
import { restoreRevision } from './actions/restoreRevision'
import { selectElements } from './actions/selectElements'
import { selectField } from './actions/selectField'
import { selectGroup } from './actions/selectGroup'
import { setCurrentPage } from './actions/setCurrentPage'
import { setCurrentState } from './actions/setCurrentState'
import { setIsSaving } from './actions/setIsSaving'
import { setSlot } from './actions/setSlot'
import { settingsUpdate } from './actions/settingsUpdate'
import { unplacedDelete } from './actions/unplacedDelete'
import { unplacedPlace } from './actions/unplacedPlace'
import { unwrapElement } from './actions/unwrapElement'
import { updateLayout } from './actions/updateLayout'
import { updateProperties } from './actions/updateProperties'
import { wrapElement } from './actions/wrapElement'
import type { StudioState } from './types'

/** The state after an action; the same reference when the action is impossible. Pure: both windows run it. */
export function reducer(state: StudioState, action: Action): StudioState {
  switch (action.type) {
    case 'setCurrentPage':
      return setCurrentPage.reduce(state, action)
    case 'addElement':
      return addElement.reduce(state, action)
    case 'duplicateElement':
      return duplicateElement.reduce(state, action)
    case 'replaceElement':
      return replaceElement.reduce(state, action)
    case 'enableElement':
      return enableElement.reduce(state, action)
    case 'disableElement':
      return disableElement.reduce(state, action)
    case 'deleteElement':
      return deleteElement.reduce(state, action)
    case 'moveElement':
      return moveElement.reduce(state, action)
    case 'moveElementIntoElement':
      return moveElementIntoElement.reduce(state, action)
    case 'setSlot':
      return setSlot.reduce(state, action)
    case 'wrapElement':
      return wrapElement.reduce(state, action)
    case 'unwrapElement':
      return unwrapElement.reduce(state, action)
    case 'unplacedPlace':
      return unplacedPlace.reduce(state, action)
    case 'unplacedDelete':
      return unplacedDelete.reduce(state, action)
    case 'fieldUpdate':
      return fieldUpdate.reduce(state, action)
    case 'pageFieldAdd':
      return pageFieldAdd.reduce(state, action)
    case 'pageFieldUpdate':
      return pageFieldUpdate.reduce(state, action)
    case 'pageFieldRemove':
      return pageFieldRemove.reduce(state, action)
    case 'pageFieldToggle':
      return pageFieldToggle.reduce(state, action)
    case 'settingsUpdate':
      return settingsUpdate.reduce(state, action)
    case 'updateProperties':
      return updateProperties.reduce(state, action)
    case 'updateLayout':
      return updateLayout.reduce(state, action)
    case 'setIsSaving':
      return setIsSaving.reduce(state, action)
    case 'setCurrentState':
      return setCurrentState.reduce(state, action)
    case 'annotationAdd':
      return annotationAdd.reduce(state, action)
    case 'annotationUpdate':
      return annotationUpdate.reduce(state, action)
    case 'annotationDelete':
      return annotationDelete.reduce(state, action)
    case 'annotationComment':
      return annotationComment.reduce(state, action)
    case 'selectElements':
      return selectElements.reduce(state, action)
    case 'selectField':
      return selectField.reduce(state, action)
    case 'selectGroup':
      return selectGroup.reduce(state, action)
    case 'patchPage':
      return patchPage.reduce(state, action)
    case 'restoreRevision':
      return restoreRevision.reduce(state, action)
  }
}
