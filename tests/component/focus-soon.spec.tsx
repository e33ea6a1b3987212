import { afterEach, expect, it } from 'vitest'
import { cancelFocus, focusSoon, FRAMES } from '../../src/studio/dom/regions'

afterEach(() => document.body.replaceChildren())

function add(tag: string): HTMLElement {
  const node = document.createElement(tag)
  node.tabIndex = 0
  document.body.append(node)
  return node
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

it('focuses what is drawn some frames later', async () => {
  add('button').focus()
  focusSoon('section')
  await frames(3)
  const target = add('section')
  await frames(2)
  expect(document.activeElement).toBe(target)
})

it('leaves the focus to a user who has begun to type somewhere else', async () => {
  add('button').focus()
  focusSoon('section')
  const input = add('input')
  input.focus()
  add('section')
  await frames(FRAMES + 2)
  expect(document.activeElement).toBe(input)
})

it('leaves the focus to a menu that the user has opened', async () => {
  add('button').focus()
  focusSoon('section')
  const menu = add('div')
  menu.setAttribute('role', 'menu')
  menu.focus()
  add('section')
  await frames(FRAMES + 2)
  expect(document.activeElement).toBe(menu)
})

it('takes the focus from the field in which its command was called', async () => {
  add('input').focus()
  focusSoon('section')
  const target = add('section')
  await frames(2)
  expect(document.activeElement).toBe(target)
})

it('leaves the focus where the next command puts it', async () => {
  const list = add('section')
  const heading = add('h2')
  focusSoon('section')
  cancelFocus()
  heading.focus()
  await frames(3)
  expect(list).not.toBe(document.activeElement)
  expect(document.activeElement).toBe(heading)
})
