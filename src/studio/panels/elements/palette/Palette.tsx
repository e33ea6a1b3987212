'use client'

import { Search, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { pressedKey } from '../../../dom/pressedKey'
import { placementOf } from '../../../model'
import { PaletteItem } from './PaletteItem'
import { PaletteOwn } from './PaletteOwn'
import { PaletteRecipes } from './PaletteRecipes'
import { PaletteSections } from './PaletteSections'
import { PaletteWithheld } from './PaletteWithheld'
import { insertRecipe } from '../../../commands/recipeCommands'
import type { RecipeInfo } from '../../../../contract/recipes'
import { addAt, addElement, type NewElement } from '../../../commands/addCommands'
import { SECTION_SLICE } from '../../../../tree'
import { useSession } from '../../../session/session'
import { wordsOfPlace } from '../../../describe/names'
import { SliceIcon } from '../../../describe/SliceIcon'
import { isCalled, usePaletteSlices } from './usePaletteSlices'
import styles from './palette.module.css'

/** Every slice that this page's layout offers. A click adds at the selection, a drag wherever it is dropped. */
export function Palette() {
  const session = useSession()
  const { ui } = session
  const [search, setSearch] = useState('')
  const { answers, groups, unfit, withheld, isNamed, into, wanted } = usePaletteSlices(search)
  const isSearched = search.trim() !== ''
  const isNoneOffered = groups.length === 0
  const isNothingFound = isNoneOffered && (!isSearched || unfit.length + withheld.length === 0)

  const add = useCallback(
    (element: NewElement) => {
      const place = answers.get(element.blockType)?.place
      if (!place) return
      // The next search is another one.
      setSearch('')
      if (wanted) addAt({ session, place: wanted, ...element })
      else addElement({ session, place, ...element })
    },
    [answers, session, wanted],
  )
  const addRecipe = async (recipe: RecipeInfo) => {
    const place = recipe.slices.map((name) => answers.get(name)?.place).find(Boolean)
    if (!place) return false
    setSearch('')
    const isAdded = await insertRecipe(session, recipe, place)
    if (isAdded && wanted) ui.setState({ palettePlace: null, leftTab: 'elements' })
    return isAdded
  }
  /** A slice of that very name, or the first that the search finds. */
  const addBest = () => {
    const found = groups.flatMap(({ slices }) => slices)
    const best = found.find((slice) => isCalled(slice, search)) ?? found[0]
    if (best && isSearched) add({ blockType: best.name })
  }
  return (
    <div className={styles.palette}>
      <div className={styles.search}>
        <Search aria-hidden size={15} />
        <input
          aria-label="Search slices"
          onChange={(event) => setSearch(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => pressedKey(event) === 'Enter' && addBest()}
          placeholder="Search slices"
          type="search"
          value={search}
        />
      </div>
      {wanted && (
        <p className={styles.wanted}>
          Adding {wordsOfPlace(session, wanted)}.
          <button
            aria-label="Add at the selection again"
            onClick={() => ui.setState({ palettePlace: null })}
            type="button"
          >
            <X aria-hidden size={14} />
          </button>
        </p>
      )}
      {into && <p className={styles.wanted}>Adding {wordsOfPlace(session, into)}, where it fits.</p>}
      <div className={styles.groups}>
        {isNothingFound && (
          <p className={styles.none}>{isSearched ? `No slice matches “${search}”.` : 'No slice fits here.'}</p>
        )}
        {!isSearched && <PaletteOwn groups={groups} onAdd={add} />}
        <PaletteSections
          onAdd={({ id, title }) => add(placementOf(id, title))}
          reason={answers.get(SECTION_SLICE)?.reason ?? null}
          search={search}
        />
        <PaletteRecipes
          fits={({ slices }) => slices.some((name) => answers.get(name)?.place)}
          onAdd={addRecipe}
          search={search}
        />
        {groups.map(({ name, icon, slices }) => (
          <details className={styles.group} key={name} open>
            <summary>
              {icon !== null && <SliceIcon path={icon} size={14} />}
              {name} <span>{slices.length}</span>
            </summary>
            <ul>
              {slices.map((slice) => (
                <PaletteItem isSearched={isSearched} key={slice.name} onAdd={add} slice={slice} />
              ))}
            </ul>
          </details>
        ))}
        <PaletteWithheld isOpen={isSearched && (isNoneOffered || isNamed)} unfit={unfit} withheld={withheld} />
      </div>
    </div>
  )
}
