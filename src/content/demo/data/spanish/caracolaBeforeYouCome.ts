import type { SpanishTexts } from './types'

/** What to know before one comes to Caracola. */
export const caracolaBeforeYouCome: SpanishTexts = {
  words: {
    'Before you come to Caracola': 'Antes de venir a Caracola',
    'What to pack, what is there already, and the questions that every parent asks us.':
      'Qué meter en la maleta, qué hay ya en la casa y las preguntas que nos hacen todos los padres.',
    Packing: 'La maleta',
    'Bring less': 'Traiga menos',
    'Cots, gates, bottles, bath seats and four sizes of life vest are here. Tell us the weights.':
      'Cunas, barreras, biberones, asientos de baño y chalecos salvavidas en cuatro tallas ya los tenemos. Díganos cuánto pesa cada niño.',
    'Write to us': 'Escríbanos',
    'One bag will do': 'Basta una maleta',
    'You need three things': 'Hacen falta tres cosas',
    'The rest hangs in the cupboard under the stairs.': 'Lo demás cuelga en el armario bajo la escalera.',
    'The soft toy': 'El peluche',
    'Two, if there is a second of the kind. Ours get homesick.':
      'Dos, si hay otro igual. Los nuestros extrañan su casa.',
    'Shoes that may get wet': 'Zapatos que se puedan mojar',
    'The reef is friendly but not soft.': 'El arrecife es amable, pero no blando.',
    'The book': 'El libro',
    'You know which one. We know it by heart by Thursday.': 'Usted sabe cuál. El jueves ya nos lo sabremos de memoria.',
    '1:00 p.m.': '13:00',
    '12:00 p.m.': '12:00',
    'What parents ask': 'Lo que preguntan los padres',
    'Can somebody heat the milk at three in the morning?': '¿Puede alguien calentar la leche a las tres de la mañana?',
    'Yes. There is a kettle on every landing, and a person who hears you before you have found the light.':
      'Sí. En cada rellano hay un hervidor y alguien que oye sus pasos antes de que usted encuentre la luz.',
    'What if my child does not eat anything?': '¿Y si mi hijo no come nada?',
    'Plain rice, plain pasta, plain bread and cucumber are on the low table at every meal, without a word.':
      'En todas las comidas hay, en la mesa baja, arroz sin nada, pasta sin nada, pan sin nada y pepino. Y nadie dice nada.',
    'Is there a doctor?': '¿Hay médico?',
    'Doctor Almonte has her practice two streets away, four children and our telephone number.':
      'La doctora Almonte tiene el consultorio a dos calles, cuatro hijos y nuestro número de teléfono.',
    'Ask Rosa': 'Pregúntele a Rosa',
    'She has raised six, runs the first house, and answers before breakfast.':
      'Ha criado a seis, dirige la primera casa y contesta antes del desayuno.',
    'Calle Principal 4, Las Galeras, Samaná': 'Calle Principal 4, Las Galeras, Samaná',
    'Every day, 6 a.m. – 8 p.m.': 'Todos los días, de 6 a 20 h',
    'Write to Rosa': 'Escribirle a Rosa',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
