/** The text that an element stands for, where programs draw or encode it; `null`: it stands for itself. */
export function characterOf(element: Element): string | null {
  if (element.tagName === 'IMG') return emojiOf(element.getAttribute('alt') ?? '')
  const style = element.getAttribute('style') ?? ''
  // Word fills tabs with spaces or dots.
  if (/mso-tab-count/i.test(style)) return ' '
  const font = /mso-symbol-font-family:\s*["']?(symbol|wingdings)\b/i.exec(style)?.[1]?.toLowerCase()
  if (font === undefined || element.childElementCount > 0) return null
  return [...element.textContent].map((letter) => SIGNS[font]?.[letter] ?? letter).join('')
}

/** Mail programs and chats draw emojis. */
function emojiOf(alt: string): string | null {
  return EMOJI.test(alt) ? alt : null
}

const EMOJI = /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Emoji_Modifier}\u200d\ufe0f]*)+$/u

/** Word writes signs as letters of fonts that have other shapes for them: those that it makes of "-->" and ":)" by itself, and the usual ones. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: {
    J: '☺',
    K: '😐',
    L: '☹',
    ß: '←',
    à: '→',
    á: '↑',
    â: '↓',
    ç: '⬅',
    è: '➔',
    û: '✘',
    ü: '✔',
  },
  symbol: signs(
    'abgdezhqiklmnxoprstufcywGDQLXPSFYW\u00a3\u00a5\u00ab\u00ac\u00ad\u00ae\u00af\u00b0\u00b1\u00b3\u00b4\u00b7\u00b8\u00b9\u00ba\u00bb\u00ce\u00d0\u00d6\u00db\u00de\u00e5',
    'αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩ≤∞↔←↑→↓°±≥×•÷≠≡≈∈∠√⇔⇒∑',
  ),
}

function signs(letters: string, shapes: string): Record<string, string> {
  const all = [...shapes]
  return Object.fromEntries([...letters].map((letter, index) => [letter, all[index] ?? letter]))
}
