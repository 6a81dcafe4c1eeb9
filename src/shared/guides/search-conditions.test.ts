import { expect, test } from 'vitest'
import { createPositionedText } from './asking/marked-text.ts'
import { extractConditions, maxSpareHours, selectConditions, type Condition } from './search-conditions.ts'

function read(question: string) {
  const text = createPositionedText(question)
  const understood = extractConditions(text)
  return { text, understood, wishes: selectConditions(understood) }
}
const amountOf = (question: string, wish: Condition) => read(question).wishes.get(wish) ?? null

test.each([
  ['I have twenty hours and like photography', 20],
  ['I can spend about 12 spare hours on it', 12],
  ['I have two hours a day', 14],
  ['I have two hours after work', 5],
  ['I have two hours daily', 5],
  ['I have two evenings a week', 6],
  ['週に二晩、花が好き', 6],
  ['I have twenty hours a week', 20],
  ['I have about twenty-five hours each week', 25],
  ['I could spare fourteen hours', 14],
  ['Maybe eight hours, and I like photography', 8],
  ['two evenings', 6],
  ['I have two free evenings and a camera', 6],
  ['twelve hours', 12],
  ['週に二十時間、花が好き', 20],
  ['二十時間あります', 20],
  ['二晩なら使えます', 6],
  ['二十時間、花が好き', 20],
  ['週末に三時間', 3],
  ['二、三時間なら', 3],
  ['I have ten to fifteen hours', 15],
  ['週に十二時間ほど', 12],
  ['一日二時間', 14],
  ['I have 5 free hours per week', 5],
  ['15 hours weekly', 15],
  ['an hour before work every morning', 7],
  ['毎朝三十分だけ', 3.5],
  ['子どもが寝たあと', 5],
  ['I work twenty hours at a shop', null],
  ['一時間で描ける絵が好き', 5],
  ['時間は十分に使いたくない', null],
  ['I like photography', null],
])('the weekly hours in “%s” are %s', (question, hours) => {
  const { wishes } = read(question)
  expect(wishes.get('hours') ?? (wishes.has('spare-time') ? maxSpareHours : null)).toBe(hours)
})

test.each([
  ['I can invest up to $20 and like drawing', 20],
  ['ElevenLabs for under $20', 20],
  ['I am a student with $10', 10],
  ['a budget of 15 dollars', 15],
  ['I have $500 to invest', 500],
  ['up to $1,000', 1000],
  ['passive income not etsy under $20', 20],
  ['I want to earn $1000 a month', null],
  ['how do I make $500 a week with Canva', null],
  ['$20 an hour', null],
  ['sell it for $15', null],
  ['I like photography', null],
])('the maximum start cost in “%s” is $%s', (question, dollars) => {
  expect(amountOf(question, 'dollars')).toBe(dollars)
})

test.each([
  ['3000円で始めたい', 3000],
  ['予算は2000円', 2000],
  ['予算3万円', 30_000],
  ['予算五千円以内', 5000],
  ['1000円と週3時間で始められるもの', 1000],
  ['出せるのは二千円くらいです', 2000],
  ['3万円の初期投資なら出せます', 30_000],
  ['月10万を目指したい', null],
  ['月に10万円稼ぎたい', null],
  ['月5万円の副収入がほしい', null],
])('the maximum start cost in “%s” is %s yen', (question, yen) => {
  expect(amountOf(question, 'yen')).toBe(yen)
})

test.each([
  'writing with $0',
  'start with $0',
  'お金をかけたくない、絵が好き',
  'I don’t want to spend any money',
  "I can't afford anything right now",
  'I won’t pay for software',
  'without buying anything',
  'I have zero savings',
  'Which of these costs me nothing to start?',
  'お金は一切かけたくありません',
  '先にお金を払うのは嫌です',
  '一円も使いたくない',
  '貯金がない',
])('“%s” limits the start cost to zero', (question) => {
  expect(amountOf(question, 'free')).not.toBe(null)
})

test.each(['I want to earn $1000 a month', 'how do I make $500 a week with Canva', '月に10万円稼ぎたい'])(
  '“%s” states a desired income',
  (question) => {
    expect(read(question).understood.map(({ kind }) => kind)).toContain('income')
  },
)

test.each([
  ['I hate talking', ['talking']],
  ['I hate talking and phone calls but love drawing', ['talking and phone calls']],
  ['I don’t like writing, I like photography', ['writing']],
  ["I can't draw", ['draw']],
  ['I am not good at math and I like sewing', ['math']],
  ['something with photos, no talking', ['talking']],
  ['sewing without selling on Etsy', ['selling on etsy']],
  ['anything but crypto', ['crypto']],
  ['no camera', ['camera']],
  ['英語が苦手', ['英語']],
  ['英語 苦手', ['英語']],
  ['英語が苦手でも、写真が好き', ['英語']],
  ['動画は撮りたくない、裁縫が好き', ['動画']],
  ['英語以外で翻訳', ['英語']],
  ['動画なしで教える', ['動画']],
  ['spreadsheets bore me', ['spreadsheets']],
  ['I like dogs but writing is not my thing', ['writing']],
  ['I would rather sell templates than have clients', ['clients']],
  ['nothing with Excel please', ['excel']],
  ['I never know what to answer', []],
  ['電話は無理', ['電話']],
  ['写真は撮れるけど編集は苦手', ['編集']],
  ['英語を使わずに働きたい', ['英語']],
  ['without showing my face', ['showing your face']],
  ['faceless YouTube', ['showing your face']],
  ['顔出し無理', ['顔出し']],
  ['顔を出したくない', ['顔出し']],
  ['I like photography', []],
])('“%s” states the dislikes %j', (question, dislikes) => {
  expect(read(question).understood.flatMap(({ kind, said }) => (kind === 'dislike' ? said : []))).toEqual(
    dislikes,
  )
})

test.each([
  ['web pages without coding', ['without coding'], 'web pages without coding'],
  ['no shows for salons', ['no shows'], 'no shows for salons'],
  ['プログラミングしたくない', ['プログラミングなし'], 'プログラミングなし'],
])('the name in “%s” contains a negation and is not a dislike', (question, names, left) => {
  const text = createPositionedText(question)
  expect(extractConditions(text, (name) => names.includes(name))).toEqual([])
  expect(text.text().trim()).toBe(left)
})

test('an hourly rate is not read as weekly hours', () => {
  expect(amountOf('$20 an hour', 'hours')).toBe(null)
})

test('a dislike of talking to people is read as the condition to work from home', () => {
  const { wishes, understood } = read('人と話すのが苦手')
  expect(wishes.has('at-home')).toBe(true)
  expect(understood.at(-1)).toMatchObject({ kind: 'dislike', said: '人と話す' })
})

test.each([
  ['I’ve TWO evenings a week and like Etsy', 'hours', 'I’ve and like Etsy'],
  ['Ｅｔｓｙ で 予算５０００円以内', 'yen', 'Ｅｔｓｙ で'],
  ['Café texts, no phone calls', 'dislike', 'Café texts,'],
])('removing the condition from “%s” (%s) leaves the other words as typed', (question, kind, left) => {
  const { text, understood } = read(question)
  const part = understood.find((each) => each.kind === kind)?.part
  expect(part && text.without(part)).toBe(left)
})
