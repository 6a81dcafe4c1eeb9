import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

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
  ['I work twenty hours at a shop', null],
  ['一時間で描ける絵が好き', 5],
  ['時間は十分に使いたくない', null],
  ['I like photography', null],
])('the hours a week of “%s” are %s', (question, hours) => {
  expect(readQuestion(question).hours).toBe(hours)
})

test.each([
  ['I can invest up to $20 and like drawing', ['none', 'small']],
  ['ElevenLabs for under $20', ['none', 'small']],
  ['I am a student with $10', ['none', 'small']],
  ['a budget of 15 dollars', ['none', 'small']],
  ['3000円で始めたい', ['none', 'small']],
  ['予算は2000円', ['none', 'small']],
  ['writing with $0', ['none']],
  ['お金をかけたくない、絵が好き', ['none']],
  ['I don’t want to spend any money', ['none']],
  ['I have $500 to invest', null],
  ['予算3万円', null],
  ['I want to earn $1000 a month', null],
  ['how do I make $500 a week with Canva', null],
  ['$20 an hour', null],
  ['sell it for $15', null],
  ['月に10万円稼ぎたい', null],
  ['月5万円の副収入がほしい', null],
  ['I like photography', null],
])('what a start may cost by “%s” is %j', (question, costs) => {
  expect(readQuestion(question).costs).toEqual(costs)
})

test.each([
  ['I hate talking', []],
  ['I hate talking and phone calls but love drawing', ['drawing']],
  ['I don’t like writing, I like photography', ['photography']],
  ["I can't draw", []],
  ['I am not good at math and I like sewing', ['sewing']],
  ['something with photos, no talking', ['photos']],
  ['sewing without selling on Etsy', ['sewing']],
  ['anything but crypto', []],
  ['ElevenLabs for under $20', ['elevenlabs']],
  ['I want to earn $1000 a month with Canva', ['canva']],
  ['英語が苦手', []],
  ['英語が苦手でも、写真が好き', ['写真']],
  ['動画は撮りたくない、裁縫が好き', ['裁縫']],
  ['英語以外で翻訳', ['翻訳']],
  ['月に10万円稼ぎたい', []],
])('“%s” is about %j', (question, words) => {
  expect(readQuestion(question).words.map((word) => word.toLowerCase())).toEqual(words)
})

test('a rate says nothing of the hours a week', () => {
  expect(readQuestion('$20 an hour').hours).toBe(null)
})

test('who dislikes talking with people still works from home', () => {
  expect(readQuestion('人と話すのが苦手')).toMatchObject({ atHome: true, words: [] })
})
