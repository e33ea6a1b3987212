import { afterEach, expect, it, vi } from 'vitest'
import { nearestPlace } from '../../src/studio/preview/drag/nearestPlace'
import { measurePage, slotAreas } from '../../src/studio/preview/drag/slotAreas'
import { toTree, type TreeRules } from '../../src/tree'

afterEach(() => vi.restoreAllMocks())

it('a page without elements takes what is dragged at its one place, wherever the pointer is', () => {
  document.body.innerHTML = '<main><div data-voix-slot="default"></div></main>'
  const slot = document.querySelector('[data-voix-slot]') as HTMLElement
  vi.spyOn(slot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 1000, 60))
  const rules: TreeRules = { layout: 'blocks', slice: () => ({ layouts: '*', slots: {} }) }
  const session = { store: { tree: () => toTree([]) }, rules, canUnlock: true }
  const areas = slotAreas({
    session: session as unknown as Parameters<typeof slotAreas>[0]['session'],
    subject: { kind: 'slice', name: 'hero' },
    boxes: measurePage({ left: 0, top: 0 }),
  })
  for (const y of [10, 330, 900]) {
    const { target } = nearestPlace({ areas, point: { x: 500, y } })
    expect(target?.place).toEqual({ parent: null, slot: 'default', index: 0 })
    expect(target?.line).toEqual({ from: { x: 0, y: 330 }, to: { x: 1000, y: 330 } })
  }
})
