import { toHiragana } from './fold-text.ts'

/** Minimum length of Japanese in Latin letters. Shorter words are more likely English. */
export const minRomajiLength = 4

const vowels = 'aiueo'
/** Consonants with their kana, in the order of the vowels. */
const rows =
  '-あいうえお kかきくけこ sさしすせそ tたちつてと nなにぬねの hはひふへほ mまみむめも yや-ゆ-よ rらりるれろ wわ---を gがぎぐげご zざじずぜぞ dだ--でど z-ぢづ-- bばびぶべぼ pぱぴぷぺぽ'

const sounds = new Map([
  ...rows
    .split(' ')
    .flatMap(([consonant = '', ...kana]) =>
      kana.map((each, place): [string, string] => [each, `${consonant}${vowels[place]}`.replace('-', '')]),
    ),
  ['ん', 'n'],
])
const small: Readonly<Record<string, string>> = {
  ゃ: 'ya',
  ゅ: 'yu',
  ょ: 'yo',
  ぁ: 'a',
  ぃ: 'i',
  ぅ: 'u',
  ぇ: 'e',
  ぉ: 'o',
}

/**
 * Returns the sound of kana in Latin letters. Omits long vowels and doubled consonants, whose spelling varies. Empty for other
 * scripts.
 */
export function romanizeKana(kana: string): string {
  let romaji = ''
  for (const each of toHiragana(kana).replace(/[ーっ]/g, '')) {
    const sound = sounds.get(each)
    const smallSound = small[each]
    if (smallSound !== undefined) romaji = romaji.replace(/[iueo]$/, '') + smallSound
    else if (sound === undefined) return ''
    else romaji += sound
  }
  return shorten(romaji)
}

/** Returns the sound of Japanese in Latin letters, without differences in spelling: 'jimaku' and 'zimaku' are equal. */
export function normalizeRomaji(latin: string): string {
  return shorten(
    latin
      .replace(/sh(?=[auoe])|sy/g, 'sy')
      .replace(/ch(?=[auoe])|ty|cy/g, 'ty')
      .replace(/j(?=[auoe])|jy|zy/g, 'zy')
      .replace(/sh/g, 's')
      .replace(/ch|ts/g, 't')
      .replace(/j/g, 'z')
      .replace(/f/g, 'h')
      .replace(/m(?=[bp])/g, 'n'),
  )
}

const shorten = (romaji: string) => romaji.replace(/ou/g, 'o').replace(/(.)\1+/g, '$1')
