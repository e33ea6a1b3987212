import { expect, it, vi } from 'vitest'
import { sliceLoader } from './hostComponents'

const Hero = () => null

function open() {
  const hero = vi.fn(() => Promise.resolve({ default: Hero }))
  const broken = vi.fn(() => Promise.reject(new Error('The module is broken.')))
  const imports = { hero, broken }
  return { hero, broken, imports, loader: sliceLoader(imports) }
}

it('loads a module once, for everybody who uses the same slices', async () => {
  const { hero, imports, loader } = open()
  expect(loader.loaded('hero')).toBeUndefined()
  expect(await loader.load('hero')).toBe(Hero)
  expect(await sliceLoader(imports).load('hero')).toBe(Hero)
  expect(sliceLoader(imports).loaded('hero')).toBe(Hero)
  expect(hero).toHaveBeenCalledOnce()
})

it('answers the same promise for the same slices in any order', () => {
  const { loader } = open()
  expect(loader.settle(['hero', 'broken', 'hero'])).toBe(loader.settle(['broken', 'hero']))
})

it('settles though a module fails, and says why to whoever loads that one', async () => {
  const { loader } = open()
  await loader.settle(['hero', 'broken', 'none'])
  expect(loader.loaded('hero')).toBe(Hero)
  expect(loader.loaded('broken')).toBeUndefined()
  await expect(loader.load('broken')).rejects.toThrow('The module is broken.')
  await expect(loader.load('none')).rejects.toThrow('Slice configuration not found for component "none"')
})
