import { link } from '../../build'
import type { SpanishTexts } from './types'

/** The page that shows every press release. */
export const pressRelease: SpanishTexts = {
  words: {
    'A press release': 'Un comunicado',
    'A release from the press desk': 'Un comunicado de la oficina de prensa',
    'News of Solmara Resorts, with names and numbers that may be quoted.':
      'Noticias de Solmara Resorts, con nombres y cifras que se pueden citar.',
    'About Solmara Resorts': 'Sobre Solmara Resorts',
    'Eight all-inclusive resorts under four brands on five coasts of the Caribbean, 2,900 people, one founder who still answers letters. Pictures and interviews: press@solmara.example.':
      'Ocho resorts todo incluido de cuatro marcas en cinco costas del Caribe, 2,900 personas y una fundadora que todavía contesta cartas. Imágenes y entrevistas: press@solmara.example.',
    'The newest releases': 'Los últimos comunicados',
  },
  fields: {
    'press-releases': { viewMoreBtn: link('Todos los comunicados', '/press') },
  },
}
