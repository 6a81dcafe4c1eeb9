import { foldText } from './fold-text.ts'

/** Words that mean the same to customers: other spellings, short forms, and Japanese forms of English names. */
const groups = [
  'jewellery jewelry',
  'catalogue catalog',
  'colour color',
  'resume cv',
  'advert ad advertisement',
  'site website homepage webpage landing lp',
  'photo photograph picture',
  'video film movie',
  'dental dentist dentistry',
  'vet veterinary veterinarian',
  'camp camping campsite',
  'bicycle bike',
  'cafe coffeeshop',
  'bookshop bookstore',
  'newsletter メルマガ メールマガジン',
  'instagram インスタ インスタグラム',
  'youtube ユーチューブ',
  'tiktok ティックトック',
  'notion ノーション',
  'canva キャンバ',
  'etsy エッツィー',
  'line ライン',
  'ホームページ ウェブサイト webサイト',
  '履歴書 レジュメ',
  '口コミ クチコミ レビュー',
].map((group) => group.split(' ').map(foldText))

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)))

/** The word itself and its synonyms. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word) ?? [word]
}
