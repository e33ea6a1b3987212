'use client'

import { SetStepNav, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { hasWords, searchWords } from '../../tree'
import { readRecipes, type RecipeInfo, type RecipeKind } from '../../contract/recipes'
import { trashRecipe } from '../../studio/api/recipes'
import { useEndpoint } from '../../studio/api/useEndpoint'
import type { LayoutName } from '../../studio/model/boot'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import pages from '../pages/pages.module.css'
import styles from './cookbook.module.css'
import { RecipeCard } from './RecipeCard'

interface Props {
  adminRoute: string
  apiRoute: string
  canEdit: boolean
  /** The slug of the stored recipes. */
  collection: string
  layouts: readonly LayoutName[]
}

/** Lists every recipe with its preview, filtered by words, kind and layout. */
export function CookbookScreen({ adminRoute, apiRoute, canEdit, collection, layouts }: Props) {
  const { data, problem, again } = useEndpoint(apiRoute, readRecipes, {})
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<RecipeKind | ''>('')
  const [layout, setLayout] = useState('')
  const [leaving, setLeaving] = useState<RecipeInfo | null>(null)
  const recipes = data?.docs ?? []
  const words = searchWords(search)
  const found = recipes.filter((recipe) => {
    const text = `${recipe.title} ${recipe.description} ${recipe.address}`
    const isKind = kind === '' || recipe.kind === kind
    return isKind && (layout === '' || recipe.layout === layout) && hasWords(text, words)
  })
  const remove = async (recipe: RecipeInfo) => {
    setLeaving(null)
    const answer = await trashRecipe({ apiRoute, collection }, recipe.id ?? '')
    if (!answer.ok) return toast.error(answer.message)
    toast.success(`“${recipe.title}” is in the trash. Pages that were made from it stay as they are.`)
    again()
  }
  return (
    <div className={pages.screen}>
      <SetStepNav nav={[{ label: 'Cookbook' }]} />
      <header className={pages.header}>
        <h1>Cookbook</h1>
      </header>
      <p className={pages.lead}>
        Elements and pages to start from. In the studio, “Save as recipe” of selected elements and “Save page as recipe”
        add to them; the palette and “New page” offer them.
      </p>
      <div className={pages.filters}>
        <input
          aria-label="Search recipes"
          className={pages.search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search recipes"
          type="search"
          value={search}
        />
        <label className={pages.choice}>
          <span>Kind</span>
          <select onChange={(event) => setKind(event.target.value as RecipeKind | '')} value={kind}>
            <option value="">All</option>
            <option value="elements">Elements</option>
            <option value="page">Pages</option>
          </select>
        </label>
        <label className={pages.choice}>
          <span>Layout</span>
          <select onChange={(event) => setLayout(event.target.value)} value={layout}>
            <option value="">All</option>
            {layouts.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {problem !== null && (
        <p className={pages.error} role="alert">
          The recipes cannot be read: {problem}
        </p>
      )}
      {!data && problem === null && <p role="status">Reading the recipes…</p>}
      {data && found.length === 0 && (
        <p className={pages.empty}>
          {recipes.length === 0 ? 'The cookbook is empty.' : 'No recipe matches. Change the search or the choices.'}
        </p>
      )}
      <ul aria-label="Recipes" className={styles.grid}>
        {found.map((recipe) => (
          <li key={recipe.address}>
            <RecipeCard
              adminRoute={adminRoute}
              canEdit={canEdit}
              editAddress={recipe.id === null ? null : `${adminRoute}/collections/${collection}/${recipe.id}`}
              layout={layouts.find(({ name }) => name === recipe.layout)?.label ?? null}
              onDelete={() => setLeaving(recipe)}
              recipe={recipe}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        confirmLabel="Move to trash"
        isOpen={leaving !== null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
        title={`Move “${leaving?.title ?? ''}” to the trash?`}
      >
        Pages that were made from it stay as they are.
      </ConfirmDialog>
    </div>
  )
}
