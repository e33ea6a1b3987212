import { toast } from '@payloadcms/ui'
import { BookmarkPlus, BookPlus } from 'lucide-react'
import { childrenOf, faultWords, fittingRows, withFreshIds, type Place } from '../../tree'
import type { RecipeInfo } from '../../contract/recipes'
import { createRecipe, fetchRecipe, freeAddress, type NewRecipe } from '../api/recipes'
import { recipeRows, sectionRows } from '../model'
import type { StudioSession } from '../session/session'
import { forEditors, forSelection, inGroup, selectedIds } from './command'

export const recipeCommands = [
  ...inGroup('Element', {
    'save-recipe': {
      label: 'Save as recipe…',
      icon: BookmarkPlus,
      enabled: forSelection((session) => {
        const { rows } = session.store.getState().tree
        return selectedIds(session).every((id) => rows[id]) || 'something of it has no place on this page'
      }),
      run: (session) => open(session, 'save-recipe', selectedIds(session)),
    },
  }),
  ...inGroup('Page', {
    'save-page-recipe': {
      label: 'Save page as recipe…',
      icon: BookPlus,
      enabled: forEditors((session) => outermostOf(session).length > 0 || 'the page is empty'),
      run: (session) => open(session, 'save-page-recipe', outermostOf(session)),
    },
  }),
]

const outermostOf = ({ store }: StudioSession) => childrenOf(store.getState().tree, null)

/** Stores the sources, so that later changes of the selection do not affect the dialog. */
function open({ dispatch, ui }: StudioSession, dialog: 'save-recipe' | 'save-page-recipe', ids: readonly string[]) {
  dispatch({ type: 'setCurrentState', session: { recipeSources: ids } })
  ui.setState({ dialog })
}

/** Stores the elements named by the session as a recipe. Returns an error or `null`. `isPathMade`: a taken path gets a number. */
export async function saveRecipe(
  { boot, input, store }: StudioSession,
  { isPathMade, ...about }: Pick<NewRecipe, 'title' | 'description' | 'path' | 'kind'> & { isPathMade: boolean },
): Promise<string | null> {
  input.commit()
  const { page, session, tree } = store.getState()
  const ids = session.recipeSources.filter((id) => tree.rows[id])
  if (ids.length === 0) return 'The elements are not on the page any more.'
  const path = isPathMade ? await freeAddress(boot.apiRoute, about.path) : about.path
  const answer = await createRecipe(boot, { ...about, path, layout: page.layout, elements: sectionRows(tree, ids) })
  if (!answer.ok) return answer.message
  toast.success(`“${about.title}” is in the cookbook at ${path}.`)
  return null
}

/**
 * Inserts copies of a recipe's elements at a place, in one step. Elements that are not allowed there are skipped and
 * reported.
 */
export async function insertRecipe(session: StudioSession, recipe: RecipeInfo, place: Place): Promise<boolean> {
  const { boot, dispatch, rules, slice, store } = session
  const answer = await fetchRecipe(boot.apiRoute, { address: recipe.address })
  if (!answer.ok) {
    toast.error(`Nothing was added. ${answer.message}`)
    return false
  }
  const copies = recipeRows(withFreshIds(answer.data.elements))
  const { rows, leftOut } = fittingRows({ rows: copies, tree: store.getState().tree, place, rules: rules() })
  const isDone = rows.length > 0 && dispatch({ type: 'addElement', rows, place })
  const words = leftOut.map(({ fault }) => faultWords(fault, slice)).join(' ')
  if (!isDone) toast.error(`Nothing of “${recipe.title}” may stand there. ${words}`)
  else if (words !== '') toast.warning(`Not everything of “${recipe.title}” was added. ${words}`)
  return isDone
}
