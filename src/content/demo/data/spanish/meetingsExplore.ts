import type { SpanishTexts } from './types'

/** The list of the meeting rooms. */
export const meetingsExplore: SpanishTexts = {
  words: {
    'Meeting rooms': 'Salas de reuniones',
    'Meeting rooms by size and set-up': 'Salas de reuniones por tamaño y montaje',
    'Every room of our eight resorts: how many it seats in theatre, banquet or a horseshoe, and how large it is.':
      'Todas las salas de nuestros ocho resorts: cuántos caben en teatro, en banquete o en U, y cuánto miden.',
    Meetings: 'Reuniones',
    'Count the chairs first': 'Primero, cuenten las sillas',
    'Tell the list how many you are. What is left has daylight, quiet air and a person who knows the projector.':
      'Díganle a la lista cuántos son. Lo que quede tiene luz natural, aire silencioso y alguien que entiende el proyector.',
    'What a day costs': 'Cuánto cuesta un día',
    'Every room we have': 'Todas las salas que tenemos',
    'Choose a resort, how you would like to sit, how many you are and how much air there should be.':
      'Elijan un resort, cómo quieren sentarse, cuántos son y cuánto aire debe haber.',
    'Ask for a proposal': 'Pedir una propuesta',
  },
}
