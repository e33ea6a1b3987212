import { useMemo } from 'react'
import { faultWords, foldText } from '../../../../tree'
import type { SliceInfo } from '../../../model/boot'
import { addPlace } from '../../../model/placement/places'
import { fittingGroups, groupSlices, withheldSlices } from '../../../model/placement/slices'
import { useEditor, useSession } from '../../../session/session'

/** What the palette shows of a search: what can be added by a click, where, and why the rest cannot. */
export function usePaletteSlices(search: string) {
  const { boot, store, rules, slice } = useSession()
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
  const found = useMemo(() => {
    const placeOf = ({ name }: SliceInfo) => places.answers.get(name)?.place
    const own = selectedType === null ? undefined : slice(selectedType)
    const all = groupSlices({ slices: boot.slices, layout, search })
    const groups = fittingGroups({
      groups: all,
      fits: (one) => Boolean(placeOf(one)),
      // A slot that takes everything is meant for nothing in particular.
      isMeant: (one) => {
        const place = wanted ? null : placeOf(one)
        return own !== undefined && place?.parent === selected && own.rules.slots[place.slot]?.allowedElements !== '*'
      },
      name: `For “${own?.label}”`,
    })
    const unfit = all.flatMap(({ slices }) =>
      slices.flatMap((one) => (placeOf(one) ? [] : { slice: one, reason: places.answers.get(one.name)?.reason ?? '' })),
    )
    return { groups, unfit }
  }, [boot.slices, layout, places, search, selected, selectedType, slice, wanted])
  /** With a container selected, a note says where a click adds the element. */
  const into = useMemo(() => {
    if (wanted || selected === null) return null
    return [...places.answers.values()].find(({ place }) => place?.parent === selected)?.place ?? null
  }, [places, selected, wanted])
  // Somebody who types the name of a slice sees why it cannot be added.
  const isNamed = [...found.unfit, ...withheld].some((one) => isCalled(one.slice, search))
  return { ...found, withheld, isNamed, answers: places.answers, into, wanted, layout }
}

/** Whether a search is the name of the slice. */
export function isCalled({ name, label }: SliceInfo, search: string): boolean {
  const words = foldText(search.trim())
  return words !== '' && (name === words || foldText(label) === words)
}
