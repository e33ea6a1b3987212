import { CopyPlus, Eye, EyeOff, Group, LayoutTemplate, Link, Pencil, Replace, Trash2, Ungroup } from 'lucide-react'
import { childrenOf } from '../../tree'
import { duplicateAction, wrapAction } from '../model'
import { replacements } from '../model/placement/slices'
import type { StudioSession } from '../session/session'
import { linkButton } from '../dom/targets'
import { forEditors, forOne, forSelection, inGroup, selectedIds, selectedRow } from './command'

export const elementCommands = inGroup('Element', {
  duplicate: {
    label: 'Duplicate',
    icon: CopyPlus,
    shortcuts: ['mod+d'],
    enabled: forSelection(),
    run: (session) => session.dispatch(duplicateAction(session.store.getState().tree, selectedIds(session))),
  },
  replace: {
    label: 'Replace…',
    icon: Replace,
    shortcuts: ['mod+shift+e'],
    enabled: forOne(({ store, rules, boot: { slices } }, row) => {
      const found = replacements({ tree: store.getState().tree, row, rules: rules(), slices })
      return found.length > 0 || 'no other slice may stand there'
    }),
    run: ({ ui }) => ui.setState({ dialog: 'replace' }),
  },
  'apply-template': {
    label: 'Apply template…',
    icon: LayoutTemplate,
    enabled: forOne(({ slice }, { blockType }) => {
      return (slice(blockType)?.templates ?? []).length > 0 || 'its slice has no templates'
    }),
    run: ({ ui }) => ui.setState({ dialog: 'apply-template' }),
  },
  rename: {
    label: 'Rename',
    icon: Pencil,
    shortcuts: ['f2'],
    enabled: forOne(),
    run: (session) =>
      session.ui.setState({ leftTab: 'elements', focusMode: false, renaming: selectedRow(session)?.id ?? null }),
  },
  link: {
    label: 'Link the selected words or the button…',
    icon: Link,
    shortcuts: ['mod+k'],
    worksInInputs: true,
    enabled: forEditors(() => linkButton() !== null || 'go into a rich text or the words of a button first'),
    run: () => linkButton()?.click(),
  },
  enable: {
    label: 'Enable',
    icon: Eye,
    shortcuts: ['mod+e'],
    enabled: forSelection((session) => isAny({ session, enabled: false }) || 'it is enabled already'),
    run: (session) => session.dispatch({ type: 'enableElement', ids: selectedIds(session) }),
  },
  disable: {
    label: 'Disable',
    icon: EyeOff,
    shortcuts: ['mod+e'],
    enabled: forSelection((session) => isAny({ session, enabled: true }) || 'it is disabled already'),
    run: (session) => session.dispatch({ type: 'disableElement', ids: selectedIds(session) }),
  },
  wrap: {
    label: 'Wrap in a group',
    icon: Group,
    shortcuts: ['mod+g'],
    enabled: forSelection(({ slice }) => slice('group') !== undefined || 'this application has no slice "group"'),
    run: (session) =>
      session.dispatch(wrapAction({ ids: selectedIds(session), blockType: 'group', slice: session.slice })),
  },
  unwrap: {
    label: 'Unwrap',
    icon: Ungroup,
    shortcuts: ['mod+shift+g'],
    enabled: forOne(({ store }, { id }) => {
      return childrenOf(store.getState().tree, id).length > 0 || 'nothing stands inside it'
    }),
    run: (session) => {
      for (const id of selectedIds(session)) session.dispatch({ type: 'unwrapElement', id })
    },
  },
  delete: {
    label: 'Delete',
    icon: Trash2,
    shortcuts: ['delete', 'backspace'],
    needsPage: true,
    enabled: forSelection(),
    run: (session) => session.dispatch({ type: 'deleteElement', ids: selectedIds(session) }),
  },
})

function isAny({ session, enabled }: { session: StudioSession; enabled: boolean }): boolean {
  const { rows } = session.store.getState().tree
  return selectedIds(session).some((id) => rows[id]?.element.enabled === enabled)
}
