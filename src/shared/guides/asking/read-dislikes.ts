import type { PhraseMatch, PositionedText, TextRange } from './marked-text.ts'

const clauseEnd =
  '(?=[.,;:!?、。]|\\b(?:but|although|though|however|so|i)\\b|\\band (?:have|like|love|enjoy|want|am|can|would|know)\\b|$)'
const not = "(?:not|n['’]?t)"
/** Matches phrases about what the user doesn't like, want, know or can't do. */
const dislikes = new RegExp(
  `\\b(?:hate|dislike|detest|knows? (?:nothing|little) about|avoid|can(?:no|['’]?)t stand|(?:do|does|did|would|could|am|is|are|was)(?: |)${not} (?:really |even |much |very )?(?:like|love|enjoy|want|know|speak|do|have|need|own|understand|good|great|interested|comfortable|confident|able|into|a fan)|not (?:really |very |any )?(?:good|great|interested|comfortable|confident|able|into|a fan|fond)|can(?:no|['’]?)t|can not|unable to|(?:bad|terrible|poor|hopeless) at|(?:afraid|scared|tired|sick) of|rather not|instead of|rather than|other than|anything but|except(?: for)?|excluding)\\b(?<what>.*?)${clauseEnd}`,
  'g',
)
const dislikesInJapanese =
  /(?<=^|[、。,.!?;\s]|(?:好き|得意)(?:で|だが|だけど|ですが)|けれど|けど|ますが|ですが)(?<what>[^、。,.!?;\s]*?)\s?(?:苦手|嫌い|嫌(?=[でだな、。\s]|$)|きらい|不得意|下手|(?:でき|出来|書け|描け|話せ|読め|歌え|撮れ)(?:ない|ません)|(?:たく|わから|分から|(?:興味|自信|経験)[がは]|(?:好き|得意)(?:では|じゃ))(?:ない|ありません)|避けたい|以外)/g
const without = new RegExp(`\\b(?:without|no|not(?! only| just))\\b(?<what>.*?)${clauseEnd}`, 'g')
const withoutInJapanese =
  /(?<what>[一-鿿ァ-ヺーa-z0-9]+し?)(?:は|が|を|も)?(?:なし|無し|抜き|不要|いらない|使わ(?:ず|ない)|せず|しない)(?:に|で)?/g

/** Something that the user doesn't like, want, know or can't do. */
export interface Dislike {
  what: string
  part: TextRange
}

/** Returns whether a text is a known name. Some names contain a negation, such as 'without coding'. */
export type KnownNameCheck = (text: string) => boolean

/** Removes disliked things from a text, so that they are not searched for: "I hate talking", 英語が苦手. */
export function extractDislikes(text: PositionedText, isName: KnownNameCheck): Dislike[] {
  return [...takeEach(text, dislikes, isName), ...takeEach(text, dislikesInJapanese, isName)]
}

/**
 * Removes what follows "no" and "without", or precedes なし. Must run after conditions in this form, such as "no money", were
 * removed.
 */
export function extractNegations(text: PositionedText, isName: KnownNameCheck): Dislike[] {
  return [...takeEach(text, without, isName), ...takeEach(text, withoutInJapanese, isName)]
}

function takeEach(text: PositionedText, form: RegExp, isName: KnownNameCheck): Dislike[] {
  const found: Dislike[] = []
  text.take(form, ({ groups, part, said }: PhraseMatch) => {
    const what = (groups['what'] ?? '').trim().replace(padding, '').replace(ending, '')
    const words = said.trim().split(' ')
    const begins = [5, 4, 3, 2].find((length) => isName(words.slice(0, length).join(' ')))
    if (begins !== undefined) return said
    const name = [`no ${what}`, `without ${what}`, `${what.replace(/し$/, '')}なし`, `${what}なし`].find(
      isName,
    )
    if (name !== undefined) return ` ${name} `
    if (what !== '' && !leavingHome.test(what)) found.push({ what, part })
    return undefined
  })
  return found
}

/** Matches leaving home. Users who dislike it want to work from home, so it is a condition instead of a dislike. */
const leavingHome = /^(?:家から|外に|外へ)?出|^外出|^leav(?:e|ing) (?:the |my )?(?:house|home)/
/** Matches function words around a disliked thing. */
const padding = /^(?:[ ,]|\b(?:to|at|do|doing|have|having|any|much|a|an|the|with)\b)+/
const ending = / (?:and|or|but|at all|please)$|(?:の?[がはをもにでと])?(?:もう|あまり)?$/
