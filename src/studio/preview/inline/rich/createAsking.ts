import { $addUpdateTag, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $takeChoice, readSelectedLink, selectedRect } from '../../../dom/richText/links'
import type { PicturesAsked } from '../../../dom/richText/registerPaste'
import type { StudioAnswer } from '../../../sync'
import type { FrameSession } from '../../frameSession'
import { STEP } from './createControls'
import { $createTextLink } from './TextLinkNode'

interface Input {
  session: Pick<FrameSession, 'request'>
  editor: LexicalEditor
  node: HTMLElement
  label: string
}

interface Asking {
  /** Asks where the selected words are to lead. */
  link: () => void
  pictures: (asked: PicturesAsked) => void
  take: (answer: StudioAnswer) => void
  /** Whether something is being chosen in the studio, which has taken the focus. */
  isOpen: () => boolean
  cancel: () => void
}

/** What a text in the preview has chosen in the studio. */
export function createAsking({ session, editor, node, label }: Input): Asking {
  let taking: ((answer: StudioAnswer) => void) | null = null
  let open: 'link' | 'pictures' | null = null
  const ask = (kind: 'link' | 'pictures', take: (answer: StudioAnswer) => void) => {
    open = kind
    taking = take
  }
  return {
    link: () => {
      const found = readSelectedLink(editor)
      if (!found) return
      const { selection, link } = found
      const { x, y, width, height } = selectedRect(node)
      ask('link', (answer) => {
        editor.update(
          () => {
            $addUpdateTag(STEP)
            if (answer.type !== 'pictures') $takeChoice({ choice: answer, selection, create: $createTextLink })
          },
          { discrete: true },
        )
        node.focus({ preventScroll: true })
      })
      session.request({ type: 'editLink', link: { ...link, rect: { x, y, width, height } } })
    },
    pictures: ({ files, most, insert }) => {
      ask('pictures', (answer) => {
        if (answer.type === 'pictures') insert(answer)
        node.focus({ preventScroll: true })
      })
      session.request({ type: 'textPictures', label, files, most })
    },
    take: (answer) => {
      const take = taking
      taking = null
      open = null
      take?.(answer)
    },
    isOpen: () => open !== null,
    cancel: () => {
      // Pictures that are still on their way come all the same.
      if (open === 'link') {
        taking = null
        session.request({ type: 'editLink', link: null })
      }
      open = null
    },
  }
}
