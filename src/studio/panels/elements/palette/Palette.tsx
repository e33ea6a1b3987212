'use client'

import { Search, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { pressedKey } from '../../../dom/pressedKey'
import { addAction, placementOf } from '../../../model'
import { PaletteItem } from './PaletteItem'
import { PaletteRecipes } from './PaletteRecipes'
import { PaletteSections } from './PaletteSections'
import { insertRecipe } from '../../../commands/recipeCommands'
import type { RecipeInfo } from '../../../api/recipes'
import { addAt } from '../../../commands/addCommands'
import { faultWords, foldText, SECTION_SLICE } from '../../../../tree'
import { useEditor, useSession } from '../../../session/session'
import { wordsOfPlace } from '../../../describe/names'
import { addPlace } from '../../../model/placement/places'
import { fittingFirst, groupSlices, withheldSlices } from '../../../model/placement/slices'
import styles from './palette.module.css'
import type { SliceInfo } from '../../../model/boot'

/** What is added beside the slice itself: a template's values, a section. */
type NewElement = Omit<Parameters<typeof addAction>[0], 'place' | 'slice'>

/** Every slice that this page's layout offers. A click adds at the selection, a drag wherever it is dropped. */
export function Palette() {
  const session = useSession()
  const { boot, store, dispatch, rules, slice, ui } = session
  const [search, setSearch] = useState('')
  const layout = useEditor((state) => state.page.page.layout)
  const selected = useEditor((state) => state.page.selection.elements.at(-1) ?? null)
  const selectedType = useEditor(({ page: { selection, tree } }) => {
    return tree.rows[selection.elements.at(-1) ?? '']?.blockType ?? null
  })
  const children = useEditor((state) => state.page.tree.children)
  const wanted = useEditor((state) => state.ui.palettePlace)
  const withheld = useMemo(
    () => withheldSlices({ slices: boot.slices, layouts: boot.layouts, layout, search }),
    [boot.layouts, boot.slices, layout, search],
  )
  const places = useMemo(() => {
    const { tree } = store.getState()
    const answerOf = (blockType: string) => {
      const { place, reason } = addPlace({ tree, blockType, rules: rules(), selected, wanted })
      return { place, reason: reason && faultWords(reason, slice) }
    }
    return { children, layout, answers: new Map(boot.slices.map(({ name }) => [name, answerOf(name)])) }
  }, [boot.slices, children, layout, rules, selected, slice, store, wanted])
  const groups = useMemo(() => {
    // Somebody who asked for a place chooses among what it takes.
    const placeOf = ({ name }: SliceInfo) => places.answers.get(name)?.place
    const offered = wanted ? boot.slices.filter(placeOf) : boot.slices
    const own = selectedType === null ? undefined : slice(selectedType)
    return fittingFirst({
      groups: groupSlices({ slices: offered, layout, search }),
      fits: (one) => Boolean(placeOf(one)),
      // A slot that takes everything is meant for nothing in particular.
      isMeant: (one) => {
        const place = wanted ? null : placeOf(one)
        return own !== undefined && place?.parent === selected && own.rules.slots[place.slot]?.allowedElements !== '*'
      },
      name: `For “${own?.label}”`,
    })
  }, [boot.slices, layout, places, search, selected, selectedType, slice, wanted])

  // With a container selected, a note says where a click adds the element.
  const into = useMemo(() => {
    if (wanted || selected === null) return null
    const found = [...places.answers.values()].find(({ place }) => place?.parent === selected)
    return found?.place ?? null
  }, [places, selected, wanted])

  const add = (element: NewElement) => {
    const answer = places.answers.get(element.blockType)
    if (!answer?.place) return
    // The next search is another one.
    setSearch('')
    if (wanted) addAt({ session, place: wanted, ...element })
    else dispatch(addAction({ place: answer.place, slice: session.slice, ...element }))
  }
  const addRecipe = async (recipe: RecipeInfo) => {
    const place = recipe.slices.map((name) => places.answers.get(name)?.place).find(Boolean)
    if (!place) return false
    setSearch('')
    const isAdded = await insertRecipe(session, recipe, place)
    if (isAdded && wanted) ui.setState({ palettePlace: null, leftTab: 'elements' })
    return isAdded
  }
  /** A slice of that very name, or the first that the search finds. */
  const addBest = () => {
    const found = groups.flatMap(({ slices }) => slices).filter(({ name }) => places.answers.get(name)?.place)
    const words = foldText(search.trim())
    const [best] = [...found.filter(({ name, label }) => name === words || foldText(label) === words), ...found]
    if (best && words !== '') add({ blockType: best.name })
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
        {groups.length === 0 && withheld.length === 0 && (
          <p className={styles.none}>
            {search === '' ? 'No slice fits here.' : `No slice ${wanted ? 'that fits here ' : ''}matches “${search}”.`}
          </p>
        )}
        <PaletteSections
          onAdd={({ id, title }) => add(placementOf(id, title))}
          reason={places.answers.get(SECTION_SLICE)?.reason ?? null}
          search={search}
        />
        <PaletteRecipes
          fits={({ slices }) => slices.some((name) => places.answers.get(name)?.place)}
          onAdd={addRecipe}
          search={search}
        />
        {groups.map(({ name, slices }) => (
          <details className={styles.group} key={name} open>
            <summary>
              {name} <span>{slices.length}</span>
            </summary>
            <ul>
              {slices.map((slice) => (
                <PaletteItem
                  key={slice.name}
                  onAdd={add}
                  reason={places.answers.get(slice.name)?.reason ?? null}
                  search={search}
                  slice={slice}
                />
              ))}
            </ul>
          </details>
        ))}
        {withheld.length > 0 && (
          <details
            className={styles.group}
            data-withheld={withheld.length}
            open={(search !== '' && groups.length === 0) || undefined}
          >
            <summary>
              Not offered here <span>{withheld.length}</span>
            </summary>
            <ul className={styles.withheld}>
              {withheld.map(({ slice, reason }) => (
                <li data-withheld-slice={slice.name} key={slice.name}>
                  <b>{slice.label}</b>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
