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
