import type { PhraseMatch, PositionedText, UnderstoodPart } from './marked-text.ts'

const clauseEnd =
  '(?=[.,;:!?、。]|\\b(?:but|although|though|however|so|i|just|something)\\b|\\band (?:have|like|love|enjoy|want|am|can|would|know)\\b|$)'
const not = "(?:not|n['’]?t|never)"
const verb = '(?:do|does|did|would|could|should|will|am|is|are|was|were|im|id|ill)'
/** Matches phrases about what the user doesn't like, want, know or can't do. */
const dislikes = new RegExp(
  `\\b(?:hate|dislike|detest|loathe|knows? (?:nothing|little) about|avoid|can(?:no|['’]?)t stand|(?:${verb}(?: |)${not}|never(?= (?:want|like|use|do)\\b)) (?:really |even |much |very |any )?(?:like|love|enjoy|want|wanna|know|speak|do|have|need|own|understand|touch|use|using|good|great|interested|comfortable|confident|able|into|a|an|another|deal(?:ing)? with)|not (?:really |very |any |so |too )?(?:good|great|interested|comfortable|confident|able|into|a fan|fond)|no good|can(?:no|['’]?)t|can not|wo(?:n['’]?t| not)|unable to|(?:bad|terrible|poor|hopeless|awful|useless|rubbish) (?:at|with)|(?:afraid|scared|tired|sick|fed up) (?:of|with)|bored (?:of|with|by)|allergic to|rather (?:not|avoid)|instead of|rather than|(?<=\\brather\\b.*)than|other than|anything but|nothing (?:with|about|to do with|like|involving)|except(?: for)?|excluding|skip|minus)\\b(?<what>.*?)${clauseEnd}|(?<=^|[.,;:!?] ?|\\b(?:but|and|because|so) )(?<thing>(?:(?!\\b(?:but|and|because|so)\\b)[a-z -])*?) (?:(?:is|are)(?: not|nt)(?: really)? (?:my thing|for me|my strength)|(?:bores?|scares?|annoys?|stress(?:es)?|intimidates?) me|(?:is|are) (?:boring|scary|not an option))\\b`,
  'g',
)
const dislikesInJapanese =
  /(?<=^|[、。,.!?;\s]|(?:好き|得意)(?:で|だが|だけど|ですが)|けれど|けど|ますが|ですが|なので|ので)(?<what>(?:(?!けれど|けど|[でま]すが|だが|ので)[^、。,.!?;\s])*?)\s?(?:苦手|嫌い|嫌(?=[でだなや、。\s]|$)|いや(?=[でだな、。\s]|$)|やだ|きらい|不得意|不向き|下手|へた|無理|むり|ダメ|だめ|(?<![a-z])ng(?![a-z])|に弱い|うんざり|飽き|抵抗が|(?:でき|出来|書け|描け|話せ|喋れ|読め|歌え|撮れ)(?:ない|ません|へん)|[いきしちりみびぎ](?:たく|たか)(?:は|も)?(?:ない|ありません)|(?:たく|わから|分から|(?:興味|自信|経験)[がは]|(?:好き|得意)(?:では|じゃ))(?:ない|ありません|なくて)|避けたい|以外|(?:話|出)さ(?:ない|ず|なく)|(?:会|使|買|払)わ(?:ない|ず|へん|なく)|(?:書|描)か(?:ない|ず|なく)|(?:撮|関わ)ら(?:ない|ず|なく)|[かがさたなばまらわ](?:ずに|ないで))/g
const without = new RegExp(
  `\\b(?:without|no|nothing(?=\\s)|not(?! only| just))\\b(?<what>.*?)${clauseEnd}`,
  'g',
)
const withoutInJapanese =
  /(?<what>[一-鿿ァ-ヺーa-z0-9]+し?)\s?(?:は|が|を|も)?(?:なし|無し|ナシ|抜き|不要|いらない|いらず|使わ(?:ず|ない)|せず|しない)(?:に|で)?/g

/** Matches phrases for work in which one isn't seen, which are common and written in many ways. */
const faceless =
  /\bfaceless\b|\b(?:without|not|never|no|do ?n['’]?t|wo ?n['’]?t)(?: (?:ever|want to))?(?: show(?:ing)?)?(?: (?:my|your|a))? face\b|顔を?出し?(?:は|が|も)?(?:、|\s)?(?:なし|無し|ナシ|せず(?:に)?|(?:し)?(?:たく)?(?:ない|なくて)|(?:でき|出来)(?:ない|ません)|嫌|いや|無理|むり|ng|不要|苦手)(?:で|に)?/g

/** Something that the user doesn't like, want, know or can't do. Spending money is a condition: "I can't afford much". */
type Dislike = UnderstoodPart<'free' | 'dislike'>

/** Returns whether a text is a known name. Some names contain a negation, such as 'without coding'. */
export type KnownNameCheck = (text: string) => boolean

/** Removes disliked things from a text, so that they are not searched for: "I hate talking", 英語が苦手. */
export function extractDislikes(text: PositionedText, isName: KnownNameCheck): Dislike[] {
  const face: Dislike[] = []
  text.take(faceless, ({ said, part }) => {
    face.push({
      kind: 'dislike',
      amount: 1,
      said: said.includes('顔') ? '顔出し' : 'showing your face',
      part,
    })
    return ' '
  })
  return [...face, ...takeEach(text, dislikes, isName), ...takeEach(text, dislikesInJapanese, isName)]
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
    const what = (groups['what'] ?? groups['thing'] ?? '').trim().replace(padding, '').replace(ending, '')
    const words = said.trim().split(' ')
    const begins = [5, 4, 3, 2].find((length) => isName(words.slice(0, length).join(' ')))
    if (begins !== undefined) return said
    const name = [`no ${what}`, `without ${what}`, `${what.replace(/し$/, '')}なし`, `${what}なし`].find(
      isName,
    )
    if (name !== undefined) return ` ${name} `
    if (/^(?:what|how|where|when|which|who|why|if)\b/.test(what)) return what
    const isSpending = spending.test(said) && !earning.test(said)
    if (what !== '' && !leavingHome.test(what))
      found.push({
        kind: isSpending ? 'free' : 'dislike',
        amount: 1,
        said: what.replace(verbAfterObject, ''),
        part,
      })
    return isSpending ? /\b(?:money|cash|capital|funds|savings) to (.*)/.exec(what)?.[1] : undefined
  })
  return found
}

/** Matches leaving home. Users who dislike it want to work from home, so it is a condition instead of a dislike. */
const leavingHome = /^(?:家から|外に|外へ)?出|^外出|^leav(?:e|ing) (?:the |my )?(?:house|home)/
const verbAfterObject = /(?<=.)[をはがにも][一-鿿]?[ぁ-ん]{0,2}$/
/** Matches words for spending money. Users who dislike it want a start without costs. */
const spending =
  /\b(?:afford|pay(?:ing)?|spend(?:ing)?|invest(?:ing|ment)?|buy(?:ing)?|money|cash|capital|funds|savings|upfront|cents?|dimes?|penny|fees?)\b|お金|資金|元手|費用|投資|[0-9一]円|払|出費|課金|有料|買[わいう]|貯金/
const earning = /\b(?:mak|earn)|稼|儲/
/** Matches function words around a disliked thing. */
const padding = /^(?:[ ,]|\b(?:to|at|do|doing|have|having|any|much|a|an|the|with)\b)+/
const ending = / (?:and|or|but|at all|please)$|(?:の?[がはをもにでと])?(?:もう|あまり)?$/
