import { writeBoxes } from './pastedBoxes'
import { characterOf } from './pastedCharacters'

/**
 * Reads pasted HTML, without what its program does not show: hidden text, reviewers' comments, and text that was deleted with changes tracked.
 * What stands for a character is that character.
 */
export function parsePasted(html: string): Document {
  const source = new DOMParser().parseFromString(html, 'text/html')
  writeBoxes(source)
  for (const element of source.body.querySelectorAll(`[style], ${UNSEEN}, img[alt]`)) {
    const character = characterOf(element)
    if (isUnseen(element)) element.remove()
    else if (character !== null) element.replaceWith(character)
  }
  return source
}

/** Word's comments: the signs in the text, and the list of them below it. What it deletes names who did so. Google Docs draws checkboxes. */
const UNSEEN = '.msocomanchor, .msoDel, del[cite^="mailto:"], comment, img[aria-roledescription="checkbox"]'

const UNSEEN_STYLE =
  /(?:^|[;\s])display:\s*none|mso-hide:\s*all|mso-element:\s*comment|mso-special-character:\s*comment/i

function isUnseen(element: Element): boolean {
  return element.matches(UNSEEN) || UNSEEN_STYLE.test(element.getAttribute('style') ?? '')
}
