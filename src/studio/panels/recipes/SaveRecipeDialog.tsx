'use client'

import { Dialog } from 'radix-ui'
import { useState, type FormEvent } from 'react'
import { elementName, recipePathProblem, slugify } from '../../../tree'
import { saveRecipe } from '../../commands/recipeCommands'
import { useEditor, useSession } from '../../session/session'
import dialog from '../../ui/dialog.module.css'
import styles from './recipes.module.css'

/** Asks what the recipe of the selected elements, or of the page, is called and where it stands in the cookbook. */
export function SaveRecipeDialog() {
  const { dispatch, ui } = useSession()
  const name = useEditor((state) => state.ui.dialog)
  const count = useEditor((state) => state.page.session.recipeSources.length)
  const isOpen = name === 'save-recipe' || name === 'save-page-recipe'
  const isPage = name === 'save-page-recipe'
  const close = () => {
    ui.setState({ dialog: null })
    dispatch({ type: 'setCurrentState', session: { recipeSources: [] } })
  }
  return (
    <Dialog.Root onOpenChange={(open) => !open && close()} open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={dialog.dialog}>
          <Dialog.Title className={dialog.title}>{isPage ? 'Save page as recipe' : 'Save as recipe'}</Dialog.Title>
          <Dialog.Description className={dialog.text}>
            {isPage
              ? 'New pages can start with a copy of everything that stands on this one.'
              : `The palette offers copies of ${count === 1 ? 'this element' : `these ${count} elements`}, with what stands inside.`}
          </Dialog.Description>
          {isOpen && <RecipeForm isPage={isPage} onDone={close} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function RecipeForm({ isPage, onDone }: { isPage: boolean; onDone: () => void }) {
  const session = useSession()
  const [title, setTitle] = useState(() => nameOfSources(session, isPage))
  const [description, setDescription] = useState('')
  const [ownPath, setOwnPath] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const path = ownPath ?? suggestedPath(title, isPage)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setProblem('Give the recipe a title.')
    const wrong = recipePathProblem(path)
    if (wrong) return setProblem(wrong)
    setIsBusy(true)
    const about = { title: title.trim(), description: description.trim(), path, isPathMade: ownPath === null }
    const refusal = await saveRecipe(session, { ...about, kind: isPage ? 'page' : 'elements' })
    setIsBusy(false)
    if (refusal === null) onDone()
    else setProblem(refusal)
  }
  const invalid = { 'aria-describedby': problem === null ? undefined : 'save-recipe-problem' }
  return (
    <form onSubmit={(event) => void save(event)}>
      <label className={styles.field}>
        <span>Title</span>
        <input
          {...invalid}
          autoComplete="off"
          autoFocus
          maxLength={120}
          name="recipe-title"
          onChange={(event) => setTitle(event.target.value)}
          value={title}
        />
      </label>
      <label className={styles.field}>
        <span>Description</span>
        <textarea
          maxLength={500}
          name="recipe-description"
          onChange={(event) => setDescription(event.target.value)}
          rows={2}
          value={description}
        />
      </label>
      <label className={styles.field}>
        <span>Path in the cookbook</span>
        <input
          {...invalid}
          autoComplete="off"
          maxLength={200}
          name="recipe-path"
          onChange={(event) => setOwnPath(event.target.value)}
          placeholder="heroes/short"
          value={path}
        />
      </label>
      {problem !== null && (
        <p className={styles.problem} id="save-recipe-problem" role="alert">
          {problem}
        </p>
      )}
      <div className={dialog.buttons}>
        <Dialog.Close className={dialog.button} type="button">
          Cancel
        </Dialog.Close>
        <button aria-disabled={isBusy} className={dialog.primary} type="submit">
          {isBusy ? 'Saving…' : 'Save recipe'}
        </button>
      </div>
    </form>
  )
}

function nameOfSources({ slice, store }: ReturnType<typeof useSession>, isPage: boolean): string {
  const { page, session, tree } = store.getState()
  const row = tree.rows[session.recipeSources[0] ?? '']
  if (isPage) return page.title
  return row?.blockName ? elementName(row, slice) : ''
}

/** Follows the title until somebody writes one. */
function suggestedPath(title: string, isPage: boolean): string {
  const name = slugify(title)
  return name === '' ? '' : `${isPage ? 'pages' : 'elements'}/${name}`
}
