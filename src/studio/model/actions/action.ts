import { z } from 'zod'
import { addElement } from './addElement'
import { annotationAdd } from './annotationAdd'
import { annotationComment } from './annotationComment'
import { annotationDelete } from './annotationDelete'
import { annotationUpdate } from './annotationUpdate'
import { deleteElement } from './deleteElement'
import { disableElement } from './disableElement'
import { duplicateElement } from './duplicateElement'
import { enableElement } from './enableElement'
import { fieldUpdate } from './fieldUpdate'
import { moveElement } from './moveElement'
import { moveElementIntoElement } from './moveElementIntoElement'
import { pageFieldAdd } from './pageFieldAdd'
import { pageFieldRemove } from './pageFieldRemove'
import { pageFieldToggle } from './pageFieldToggle'
import { pageFieldUpdate } from './pageFieldUpdate'
import { patchPage } from './patchPage'
import { replaceElement } from './replaceElement'
import { restoreRevision } from './restoreRevision'
import { selectElements } from './selectElements'
import { selectField } from './selectField'
import { selectGroup } from './selectGroup'
import { setCurrentPage } from './setCurrentPage'
import { setCurrentState } from './setCurrentState'
import { setIsSaving } from './setIsSaving'
import { setSlot } from './setSlot'
import { settingsUpdate } from './settingsUpdate'
import { unplacedDelete } from './unplacedDelete'
import { unplacedPlace } from './unplacedPlace'
import { unwrapElement } from './unwrapElement'
import { updateLayout } from './updateLayout'
import { updateProperties } from './updateProperties'
import { wrapElement } from './wrapElement'

/** Every action of the studio, as the schema of its message. */
export const actionSchema = z.discriminatedUnion('type', [
  setCurrentPage.schema,
  addElement.schema,
  duplicateElement.schema,
  replaceElement.schema,
  enableElement.schema,
  disableElement.schema,
  deleteElement.schema,
  moveElement.schema,
  moveElementIntoElement.schema,
  setSlot.schema,
  wrapElement.schema,
  unwrapElement.schema,
  unplacedPlace.schema,
  unplacedDelete.schema,
  fieldUpdate.schema,
  pageFieldAdd.schema,
  pageFieldUpdate.schema,
  pageFieldRemove.schema,
  pageFieldToggle.schema,
  settingsUpdate.schema,
  updateProperties.schema,
  updateLayout.schema,
  setIsSaving.schema,
  setCurrentState.schema,
  annotationAdd.schema,
  annotationUpdate.schema,
  annotationDelete.schema,
  annotationComment.schema,
  selectElements.schema,
  selectField.schema,
  selectGroup.schema,
  patchPage.schema,
  restoreRevision.schema,
])

/** Everything that can happen to a page in the studio: serialisable, addressed by element id. */
export type Action = z.output<typeof actionSchema>

export type ActionType = Action['type']
