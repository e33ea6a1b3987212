import type { SpanishTexts } from './types'

/** The rituals of Serena. */
export const serenaRituals: SpanishTexts = {
  words: {
    Rituals: 'Rituales',
    'Rituals at Serena': 'Rituales en Serena',
    'The evening ritual in five steps, the short one before breakfast, and when the baths are open.':
      'El ritual de la noche en cinco pasos, el breve de antes del desayuno y el horario de los baños.',
    'In this order, without hurry': 'En este orden y sin prisa',
    'One for the evening, one for the morning. You may also sleep through both.':
      'Uno para la noche, otro para la mañana. También puede pasarse los dos durmiendo.',
    'Before breakfast': 'Antes del desayuno',
    'Half an hour for those who wake up anyway.': 'Media hora para quienes se despiertan de todos modos.',
    'In for three, out for five': 'Inhale en tres, exhale en cinco',
    Sit: 'Sentarse',
    'On the step, facing east, with a cup.': 'En el escalón, de cara al este, con una taza.',
    Breathe: 'Respirar',
    'With the circle, or without.': 'Con el círculo o sin él.',
    Walk: 'Caminar',
    'To the pear tree and back. Barefoot, if it is dry.':
      'Hasta el peral, ida y vuelta. Sin zapatos, si el suelo está seco.',
    'When the water is warm': 'Cuándo está tibia el agua',
    'Where | How warm | Open': 'Dónde | A cuántos grados | Abierto',
    'Stone bath | 38 °C | 6 a.m. – 11 p.m.': 'Baño de piedra | 38 °C | De 6 a 23 h',
    'Steam room | 44 °C | 3 – 9 p.m.': 'Baño de vapor | 44 °C | De 15 a 21 h',
    'Cold basin | 12 °C | whenever you dare': 'Pila fría | 12 °C | Cuando usted se atreva',
    'The river is always open. It is as warm as it likes.':
      'El río está siempre abierto. Tan tibio como a él le parezca.',
  },
}
