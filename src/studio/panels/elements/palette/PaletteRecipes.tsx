'use client'

import { ChefHat } from 'lucide-react'
import { readRecipes, type RecipeInfo } from '../../../../contract/recipes'
import { hasWords, searchWords } from '../../../../tree'
import { useEndpoint } from '../../../api/useEndpoint'
import { useSession } from '../../../session/session'
import { Tip } from '../../../ui/Tip'
import styles from './palette.module.css'

interface Props {
  search: string
  /** Whether something of the recipe may stand where a click would put it. */
  fits: (recipe: RecipeInfo) => boolean
  /** Adds a recipe. Returns whether it was added. */
  onAdd: (recipe: RecipeInfo) => Promise<boolean>
}

/** The recipes of elements that may stand on this page. Nothing where there are none. */
export function PaletteRecipes({ search, fits, onAdd }: Props) {
  const { boot } = useSession()
  const { data, problem, again } = useEndpoint(boot.apiRoute, readRecipes, {})
  // If a recipe cannot be added, it may have been deleted.
  const add = async (recipe: RecipeInfo) => {
    if (!(await onAdd(recipe))) again()
  }
  const words = searchWords(search)
  const found = (data?.docs ?? []).filter((recipe) => {
    const text = `${recipe.title} ${recipe.description} ${recipe.address}`
    return recipe.kind === 'elements' && fits(recipe) && hasWords(text, words)
  })
  if (problem !== null) return <p className={styles.none}>The recipes cannot be read: {problem}</p>
  if (found.length === 0) return null
  return (
    <details className={styles.group} open>
      <summary>
        Recipes <span>{found.length}</span>
      </summary>
      <ul className={styles.sections}>
        {found.map((recipe) => (
          <li key={recipe.address}>
            <Tip
              side="right"
              text={`${recipe.description || recipe.address} (${recipe.count === 1 ? '1 element' : `${recipe.count} elements`})`}
            >
              <button
                aria-label={`Add the recipe ${recipe.title}`}
                className={styles.section}
                data-recipe={recipe.address}
                onClick={() => void add(recipe)}
                type="button"
              >
                <ChefHat aria-hidden size={15} />
                <span>{recipe.title}</span>
              </button>
            </Tip>
          </li>
        ))}
      </ul>
    </details>
  )
}
