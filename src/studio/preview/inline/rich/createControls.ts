import {
  $addUpdateTag,
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  FORMAT_TEXT_COMMAND,
  type ElementNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { createStore } from 'zustand/vanilla'
import { $linkAt } from '../../../dom/richText/links'
import type { RichCommand, RichControls } from '../host'
import { hasFormat, offeredCommands, type HasFeature } from './features'

/** Marks a change that is undone by itself, and not with what was typed before. */
export const STEP = 'voix-step'

interface Input {
  editor: LexicalEditor
  has: HasFeature
  onLink: () => void
}

interface Controls extends RichControls {
  start: () => () => void
}

/** What the bar at a text shows and does. */
export function createControls({ editor, has, onLink }: Input): Controls {
  const active = createStore<ReadonlySet<RichCommand>>(() => new Set())
  const blocks: Partial<Record<RichCommand, () => ElementNode>> = {
    h2: () => $createHeadingNode('h2'),
    h3: () => $createHeadingNode('h3'),
    quote: () => $createQuoteNode(),
  }
  const lists: Partial<Record<RichCommand, typeof INSERT_ORDERED_LIST_COMMAND>> = {
    bullet: INSERT_UNORDERED_LIST_COMMAND,
    number: INSERT_ORDERED_LIST_COMMAND,
  }
  const run = (command: RichCommand) => {
    const isOn = active.getState().has(command)
    const list = lists[command]
    const block = blocks[command]
    // The choice of a link takes the focus.
    if (command === 'link') return onLink()
    if (command === 'bold' || command === 'italic') editor.dispatchCommand(FORMAT_TEXT_COMMAND, command)
    else if (list) editor.dispatchCommand(isOn ? REMOVE_LIST_COMMAND : list, undefined)
    else if (block)
      editor.update(() => {
        $addUpdateTag(STEP)
        const selection = $getSelection()
        if ($isRangeSelection(selection)) $setBlocksType(selection, isOn ? $createParagraphNode : block)
      })
    toText()
  }
  const toText = () => editor.getRootElement()?.focus({ preventScroll: true })
  const start = () => {
    const step = () => {
      $addUpdateTag(STEP)
      return false
    }
    const stops = [
      editor.registerCommand(
        FORMAT_TEXT_COMMAND,
        (format) => !hasFormat(has, format) || step(),
        COMMAND_PRIORITY_CRITICAL,
      ),
      ...[INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND].map((command) =>
        editor.registerCommand(command, step, COMMAND_PRIORITY_CRITICAL),
      ),
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($readActive)
        const before = active.getState()
        if (now.size !== before.size || [...now].some((one) => !before.has(one))) active.setState(now, true)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }
  return { active, offered: offeredCommands(has), run, toText, start }
}

function $readActive(): Set<RichCommand> {
  const found = new Set<RichCommand>()
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return found
  for (const format of ['bold', 'italic'] as const) if (selection.hasFormat(format)) found.add(format)
  if ($linkAt(selection)) found.add('link')
  const node = selection.anchor.getNode()
  for (const each of [node, ...node.getParents()]) {
    if ($isListNode(each)) {
      found.add(each.getListType() === 'number' ? 'number' : 'bullet')
      break
    }
    if ($isQuoteNode(each)) found.add('quote')
    const tag = $isHeadingNode(each) ? each.getTag() : null
    if (tag === 'h2' || tag === 'h3') found.add(tag)
  }
  return found
}
