import {
  bullets,
  code,
  either,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const bookingReminders: Method = {
  slug: 'booking-reminders',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$15 (a practice number and a free automation plan)',
    '0円（LINE公式アカウントの無料プランで練習できます）',
  ],
  prices: { check: [45, 6000], setup: [190, 25_000], monthly: [50, 7000] },
  income: {
    of: 'setup',
    low: 1,
    high: 3,
    basis: [
      'Between {low} and {high} set-ups a month at {price.setup}, {hours} hours a week, without the {price.monthly} a month for upkeep. It usually takes until the third month to get there.',
      '{price.setup}の初期設定が月に{low}〜{high}件、週{hours}時間の場合です（月{price.monthly}の運用は別）。ここに届くのは、早くて3か月目です。',
    ],
  },
  titles: [
    ['Fewer gaps {busy}: booking reminders for {places}', '{busy}の空きを減らす、{places}の予約リマインド'],
    [
      '{^customers} who come back: automatic messages for {places}',
      '{customer}がまた来る。{places}の自動メッセージ',
    ],
    [
      'A kind word the day before: reminders to {customers} of {places}',
      '{customer}に前日のひと言を。{places}の予約リマインド',
    ],
    [
      'Dates and orders kept: reminders about {offer} for {places}',
      'うっかり忘れを防ぐ。{offer}と{places}の自動連絡',
    ],
    [
      'LINE, SMS and {offer}: reminders sent for {places}',
      'LINEで知らせる{offer}の予定。{places}を支える副業',
    ],
    [
      '"{ask2}" Answered before the visit: messages for {places}',
      '「{ask2}」に前もって答える、{places}の自動連絡',
    ],
  ],
  thai: {
    title: 'ระบบเตือนนัดหมายอัตโนมัติให้{th}',
    summary: 'ตั้งค่าข้อความเตือนและติดตามลูกค้าผ่าน LINE หรือ SMS ให้{th} อย่างสุภาพและถูกกฎ',
  },
  summary: [
    oneOf(
      [
        'Set up polite reminders and follow-ups for {places}, so that fewer {customers} forget and more of them return.',
        '{places}の予約前の連絡とその後の便りを整え、忘れる{customer}を減らし、また来てくれる人を増やす仕事です。',
      ],
      [
        'What {aPlace} loses through forgotten dates, you help to keep: a small messaging service with clear limits.',
        '忘れられた予定で{place}が失っているものを、節度のあるメッセージで取り戻す手伝いをします。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Everything is ready, the time has come, and nobody is at the door. For {aPlace} a forgotten date is not an annoyance but a hole in the week, and the {customer} who forgot is often too embarrassed to come back. A few friendly words at the right moment would have spared both. They can be your trade.',
          '準備は整い、約束の時間になったのに、扉は開きません。{place}にとって、忘れられた予定は一週間に空いた穴です。しかも、忘れた{customer}のほうも気まずくなり、それきり足が遠のきます。ちょうどよいときに届く短いひと言があれば、どちらも避けられたはずでした。そのひと言を整えることが、このガイドでお伝えする仕事です。',
        ],
        [
          'Good {places} are thoughtful face to face and silent afterwards. No word the day before, no thanks for coming, no sign of life until the next season. They do not lack warmth, they lack a free hand. Lending that hand is a small service with a steady rhythm, as long as you know where a message turns into a nuisance.',
          '対面ではあれほど気が利くのに、帰った後は音沙汰がない。{places}にはよくあることです。前日の連絡も、帰った後のお礼も、次の季節の便りもありません。{owner}に心がないのではなく、手が足りないのです。その手を貸す仕事には、静かで規則正しいリズムがあります。どこからが迷惑になるのか、その境目も一緒に学びましょう。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A message to {aCustomer} about tomorrow is written when there is a minute, and there seldom is one.',
      '明日の予定を{customer}に知らせる時間は、ほとんど残っていません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['The booking tool they have', '今使っている予約システム'],
        [
          'Square, Calendly or a paper diary: begin with what {anOwner} already opens every morning, and switch on the reminders that lie dormant in it.',
          'STORES予約でもAirリザーブでも紙の予約帳でも、{owner}が毎朝開くものから始めます。',
        ],
      ),
      lead(
        ['Twilio or a local SMS service', 'LINE公式アカウント'],
        [
          'a few cents a message, paid by the {place}; nearly every {customer} reads a text.',
          '無料プランは月200通、超えると月5,000円ほどなので、{place}の通数を先に数えます。',
        ],
      ),
      lead(
        ['Make or Zapier', 'MakeまたはGoogle Apps Script'],
        [
          'to pass each date from the calendar of the {place} to a message; the free plan carries one small client.',
          'カレンダーの日付を送信につなぎ、小さな{place}なら無料枠で動きます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'for ten versions of the same sentence to {customers}, of which you keep the shortest.',
          '{customer}への同じ一文を10通り書かせ、いちばん{tone}ひと言だけを残します。',
        ],
      ),
    ),
    p([
      'Tact matters more than technique: would you like to get this message about {offer} on your own telephone?',
      '{offer}についてのその一通を、自分のスマホで受け取りたいかどうか。その加減が、技術より大切です。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Send them to yourself', '自分あてに送ってみる'],
        [
          'Build three messages for {client} and book yourself in under a false name. A week of receiving them teaches more about reminding {customers} than any manual.',
          '{client}を想定して三通つくり、偽名の{customer}として1週間受け取ると、うっとうしい頻度がわかります。',
        ],
      ),
      lead(['Start a conversation', '話を聞いてもらう'], fromNiche('contact'), [
        'Ask {anOwner} one thing only: how many dates or orders were forgotten last month?',
        '{owner}に尋ねるのは、先月忘れられた予約や取り置きが何件あったか、それだけです。',
      ]),
      lead(
        ['Count before you build', '作る前に数える'],
        [
          'For two weeks the {place} marks every no-show and every late call; the {owner} will want this number later as proof.',
          '2週間、無断キャンセルと直前の変更を{place}に記録してもらいます。{owner}に効果を示すときの物差しになります。',
        ],
      ),
      lead(
        ['Three messages, no more', '三通で足りる'],
        [
          'One after booking with what to bring or know ("{ask1}"), one the day before, one word of thanks; {customers} want nothing beyond that.',
          '予約直後に「{ask1}」への答え、前日に確認、後日にお礼。{customer}に送るのはこの三通だけです。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Make changing easy', '変更しやすくする'],
        [
          'Each reminder tells {aCustomer} how to move the date in one tap. A moved visit to the {place} is worth ten apologies.',
          'どの連絡にも、{customer}がひと押しで日を変えられる案内を入れます。{place}にとって、変更は無断よりずっとありがたいものです。',
        ],
      ),
      lead(
        ['Ask permission', '許可を取る'],
        [
          'New {customers} tick a box on the first visit; old ones are asked in person, and without a yes there is no message.',
          '新しい{customer}には最初に同意をもらい、これまでの人には口頭で尋ねます。',
        ],
        oneOf(
          ['Write down when the yes was given.', '同意の日付も控えておきましょう。'],
          ['A silent list is not a list.', '黙って集めた名簿は使えません。'],
        ),
      ),
      lead(
        ['Compare after six weeks', '6週間後に比べる'],
        [
          'Put the number of the {place} beside the old one. Start {quiet}, so that everything is calm when it matters {busy}.',
          '{quiet}に始め、6週間後に{place}の数を比べます。そうすれば{busy}には落ち着いて動きます。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      p([
        'The two-week count with a page of findings costs {price.check}. Setting up three messages and testing them with {customers} costs {price.setup}. Upkeep, new wording {busy} included, is {price.monthly} a month.',
        '2週間の記録と改善案の一枚が{price.check}、三通の設定と{customer}での試験送信が{price.setup}、{busy}の文面変更を含む運用が月{price.monthly}です。',
      ]),
      table(
        [
          ['Service', '内容'],
          ['For the {place}', '{place}にとって'],
          ['Price', '料金'],
        ],
        [
          ['Two-week count', '2週間の記録'],
          ['how many {customers} forget, and when', '{customer}がいつ忘れるのかがわかる'],
          ['{price.check}', '{price.check}'],
        ],
        [
          ['Set-up', '初期設定'],
          ['three messages, tested with {customers}', '{customer}への三通、試験送信つき'],
          ['{price.setup}', '{price.setup}'],
        ],
        [
          ['Upkeep', '運用'],
          ['repairs, and new wording {busy}', '不具合の対応と{busy}の文面変更'],
          ['{price.monthly}', '月{price.monthly}'],
        ],
      ),
    ),
    p(
      [
        'If {places} order {low} to {high} set-ups a month you make {income}; six kept under upkeep pay for a quiet one.',
        '{places}から月{low}〜{high}件で{income}です。運用を任された{place}が6軒あれば、新規のない月もしのげます。',
      ],
      oneOf(
        ['Expect one paid count in the first month.', '最初の月は、記録の依頼が1件あるかどうかです。'],
        ['It begins with one count and much talk.', '最初は話を聞くばかりで、収入はわずかです。'],
      ),
      [
        'Promise {anOwner} a comparison, never a percentage.',
        '{owner}に約束するのは「比べること」で、「何割減るか」ではありません。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Messages nobody asked for', '望まれない一通'],
        oneOf(
          [
            'Advertising by text or e-mail needs consent, and every message needs a way out. One complaint from {aCustomer} can block the number of the {place}.',
            '広告の送信には特定電子メール法などで同意が必要です。通報が続けば{place}のアカウントが止まるので、配信停止の案内も欠かせません。',
          ],
          [
            'A reminder is service; an offer in the same breath is advertising with rules of its own. Keep the two apart for {customers}.',
            '予約の確認は用件ですが、割引の案内を足せば広告になり、同意の決まりが変わります。{customer}への連絡では必ず分けてください。',
          ],
        ),
      ),
      lead(['What a message may say', '文面に書けないこと'], fromNiche('rule'), [
        'Leave out {taboo}, and whatever about the {customer} should not appear on a locked screen.',
        '{taboo}は書かず、{customer}の事情がロック画面に出ない文面にします。',
      ]),
      lead(
        ['Two systems, two truths', '二重管理の事故'],
        [
          'If the diary of the {place} changes and the tool does not know, somebody is reminded of a cancelled date: one calendar rules.',
          '予約帳だけ直して通知に反映されないと、取り消した{customer}に前日の連絡が届くので、正本は一つに決めます。',
        ],
      ),
      lead(
        ['AI wording', 'AIの文面'],
        [
          'Ready sentences could come from anybody; let the {owner} read each text aloud, and say in your offer that AI drafted it.',
          'AIの文はどこも同じに聞こえるので、{owner}に声に出して読んでもらい、下書きにAIを使ったことは見積もりに書きます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Set-up fees from {places} arrive in lumps. Put a part aside for tax each time, and keep the message bills out of your own accounts.',
            '{places}からの初期費用はまとまって入ります。所得が年20万円を超えたら確定申告が必要なので、そのつど一部を取り分けます。',
          ],
          [
            'Let {aPlace} pay the message provider directly, or the whole turnover looks like your income to the tax office.',
            '通信費は{place}の名義で払ってもらうと、確定申告のときに売上が実際より膨らまず、計算が楽になります。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Three texts to adapt with the {owner}; each fits one screen and sounds {tone} when read aloud.',
      '{owner}と一緒に手を入れて使う、スマホ一画面に収まる三通の原文です。',
    ]),
    code(
      `1 After booking: "{client} expects you on [date]. Many {customers}
ask '{ask1}'; the answer is [ ] (to change, tap [link])"
2 The day before: "Tomorrow at [time], {client}; please have [ ] ready;
the {owner} can move the date for you here [link]"
3 Two days later: "Thank you from {client}; questions reach
the {owner} here; to stop these messages tap [link]"

Prompt: rewrite text [ ] so that it sounds {tone}, under 300 characters,
for {aCustomer} in a hurry, without exclamation marks and without {taboo}.`,
      `1 予約の直後：{client}です。[日付]にお待ちしております（担当は{owner}）。
よくいただく「{ask1}」のお答えは[ ]です（変更は[リンク]）
2 前日：明日[時刻]、{client}でお待ちしております。
ご用意いただくものは[ ]、{owner}への変更の連絡は[リンク]です。
3 二日後：先日は{client}をお選びいただき、ありがとうございました。
お気づきのことは{owner}へ[リンク]（配信停止は[リンク]）

指示文：[ ]番を、急いでいる{customer}に向けて120字以内、
{tone}文章に書き直す。感嘆符と、{taboo}は使わない。`,
    ),
    quote([
      'Test with three telephones, one of them ten years old, and with one {customer} who has just cancelled; only then switch it on for the {place}.',
      '三台のスマホ（一台は古いもの）と、取り消したばかりの{customer}の例で試してから、{place}の本番に移します。',
    ]),
  ],
  closing: [
    p(
      [
        'You will know that it works when {owners} stop looking at the door.',
        '{owner}が時計と扉を見比べなくなれば、うまくいった証拠です。',
      ],
      [
        'The honest promise is {result}, shown by two numbers and six weeks apart.',
        '{result}こと。それを6週間はさんだ二つの数字で見せられれば、次の{place}への紹介状になります。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Three messages that {customers} like to get' },
    { language: 'en', title: 'Counting no-shows at {aPlace}: before and after' },
    { language: 'ja', title: '{places}のLINE、送りすぎない設定' },
    { language: 'ja', title: '{customer}への前日連絡を自動にする' },
  ],
}
