/**
 * Word draws text boxes for others, and keeps their words in a comment for itself. Puts them below the paragraph that they stand at, in place of
 * the drawing. What is written into a group of shapes are labels of a drawing.
 */
export function writeBoxes(source: Document): void {
  for (const comment of commentsIn(source.body).toReversed()) {
    if (!comment.data.startsWith('[if gte vml 1]>') || !comment.data.includes('<v:textbox')) continue
    const drawing = new DOMParser().parseFromString(comment.data.replace('[if gte vml 1]>', ''), 'text/html')
    for (const box of [...drawing.getElementsByTagName('v:textbox')].toReversed()) {
      const around = ancestorsOf(box)
      if (around.some(({ tagName }) => tagName === 'V:GROUP')) continue
      const paragraph = comment.parentElement?.closest('p, h1, h2, h3, h4, h5, h6') ?? comment
      const words = source.createElement('div')
      words.append(...box.childNodes)
      paragraph.after(words)
      const names = around.map(({ id }) => id).filter((id) => id !== '')
      for (const image of source.querySelectorAll('img'))
        if (names.includes(image.getAttribute('v:shapes') ?? '')) image.remove()
    }
  }
}

function commentsIn(node: Node): Comment[] {
  return [...node.childNodes].flatMap((child) => (child instanceof Comment ? [child] : commentsIn(child)))
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}
