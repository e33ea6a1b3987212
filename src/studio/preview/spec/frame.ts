import { toTree } from '../../../tree'
import type { Tree } from '../../../tree/types'
import type { PageView } from '../../../render/types'
import { PAGE, RULES } from '../../model/spec/fixtures'
import type { FrameSession } from '../frameSession'
import { createFrameUi } from '../frameSession'
import { createFrameStore } from '../frameStore'

/** A preview of elements, as far as it holds what the studio tells. Without a screen. */
export function frameOf(tree: Tree = toTree([])): Pick<FrameSession, 'store' | 'ui'> {
  const store = createFrameStore({
    view: { resolution: {}, context: {} } as PageView,
    page: PAGE,
    tree,
    components: {},
    isLoaded: () => true,
    rules: RULES,
    slice: () => undefined,
    onStale: () => undefined,
  })
  return { store, ui: createFrameUi() }
}
