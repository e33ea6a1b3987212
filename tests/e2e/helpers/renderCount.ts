import type { BrowserContext, Frame, Page } from '@playwright/test'

/** A component that React rendered again, by its place in the document. */
export interface Rendered {
  /** The id of the page's element in the frame. */
  element: string | null
  /** The line of the studio's element list. */
  row: string | null
  /** The input of the studio's form. */
  field: string | null
}

/** Records React's commits through the hook of its developer tools. Call it before the first page opens. */
export async function countRenders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Fiber {
      tag: number
      flags: number
      child: Fiber | null
      sibling: Fiber | null
      return: Fiber | null
      alternate: Fiber | null
      stateNode: unknown
    }
    const COMPONENTS = [0, 1, 11, 14, 15]
    const PERFORMED_WORK = 1
    const rendered: Rendered[] = []
    const hostBelow = (fiber: Fiber): Element | null => {
      if (fiber.stateNode instanceof Element) return fiber.stateNode
      for (let child = fiber.child; child; child = child.sibling) {
        const host = hostBelow(child)
        if (host) return host
      }
      return null
    }
    const describe = (fiber: Fiber): Rendered => {
      const host = hostBelow(fiber)
      return {
        element: host?.closest('[data-voix-element]')?.getAttribute('data-voix-element') ?? null,
        row: host?.closest('[role=treeitem]')?.getAttribute('data-element-id') ?? null,
        field: host?.closest('[data-field]')?.querySelector('[id^="field-"]')?.id ?? null,
      }
    }
    const visit = (fiber: Fiber) => {
      const before = fiber.alternate
      if (COMPONENTS.includes(fiber.tag) && (before === null || fiber.flags & PERFORMED_WORK)) {
        rendered.push(describe(fiber))
      }
      if (before !== null && before.child === fiber.child) return
      for (let child = fiber.child; child; child = child.sibling) visit(child)
    }
    const nothing = () => undefined
    Object.assign(window, {
      voixRendered: rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        checkDCE: nothing,
        onScheduleFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
      },
    })
  })
}

/** Returns the components that a document has rendered since the last call. */
export function takeRendered(target: Page | Frame): Promise<Rendered[]> {
  return target.evaluate(() => {
    const rendered = Reflect.get(window, 'voixRendered') as Rendered[]
    return rendered.splice(0)
  })
}
