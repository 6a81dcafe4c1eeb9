import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  sub,
  table,
  type Method,
} from '../../writing/format.ts'

export const staffManuals: Method = {
  slug: 'staff-manuals',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: [
    '$0–$20 (a telephone, headphones and one month of transcription)',
    '0〜2,000円（スマホと、文字起こしの有料プラン1か月分）',
  ],
  prices: { page: [40, 5000], manual: [280, 38_000], renew: [70, 9000] },
  income: {
    of: 'manual',
    low: 1,
    high: 2,
    basis: [
      '{low} or {high} complete manuals a month at {price.manual}, written in {hours} hours a week. One manual every second month is the more likely pace during the first half year.',
      '一式{price.manual}の手引きを月に{low}〜{high}件、週{hours}時間で仕上げた場合です。最初の半年は、2か月に1件くらいが現実的でしょう。',
    ],
  },
  titles: [
    [
      'What new colleagues ask: staff manuals for {places}',
      '新人の「これ、どうすれば」に答える、{places}のマニュアル',
    ],
    [
      '{^item1} done right: staff manuals for {places}',
      '{item1}の手順を紙に残す、{places}のマニュアルづくり',
    ],
    [
      'From spoken habit to written manual: work for {places}',
      '口伝えを一冊に。{places}の業務マニュアルを書く',
    ],
    [
      'A first day without panic: staff handbooks for {places}',
      '初日に慌てない、{places}の新人マニュアルづくり',
    ],
    ['Calm newcomers {busy}: staff manuals for {places}', '{busy}に新人が困らない、{places}の手引き'],
    ['{^terms}, explained: staff manuals for {places}', '{terms}から教える、{places}の手引き'],
  ],
  thai: {
    title: 'เขียนคู่มือพนักงานให้{th}จากเสียงที่อัดไว้',
    summary: 'ฟัง อัด และเรียบเรียงวิธีทำงานของ{th}ให้เป็นคู่มือที่พนักงานใหม่ใช้ได้จริง',
  },
  summary: [
    oneOf(
      [
        'Write short staff manuals for {places} out of what experienced people say and do, and keep them up to date for a fee.',
        '{places}のベテランの言葉と手つきから短い手引きを作り、更新まで引き受ける仕事です。',
      ],
      [
        'Help {aPlace} to train newcomers without losing its manner: pages that are read, with pictures that are true.',
        '{place}らしさを失わずに新人を迎える手伝いです。読まれる文章と、正しい写真の手引きを作ります。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Everything about {offer} is in one head, and that head has a day off. The newcomer stands there with good intentions and no page to look at. {^places} know that a manual is missing; they also know that nobody will ever sit down and write it. A patient outsider with a recorder can, and is usually thanked warmly.',
          '{offer}のことは、すべて一人の頭の中にあります。そして、その人にも休みの日があります。残された新人は、やる気はあるのに、見るべき紙が一枚もありません。手引きが必要なことは{places}もよくわかっていますが、書く時間は永遠に来ないのです。そこに、録音機を持った根気強い外の人が現れたらどうでしょう。きっと、意外なほど喜ばれるはずです。',
        ],
        [
          'The thick binder on the shelf was written years ago by somebody who wanted to forget nothing. Nobody opens it. A manual that is used at {aPlace} is thin, a little stained, and full of sentences that begin with a verb. If you like to find out how things are really done, you may like writing one, and being paid for it.',
          '棚の分厚いファイルは、何ひとつ漏らすまいとした誰かが、何年も前に作ったものです。いまは誰も開きません。{place}で本当に使われる手引きは、薄くて、少し汚れていて、短い文ばかりです。仕事の「実際のところ」を知るのが好きな人なら、きっと楽しく書けます。それが報酬になるまでの道筋を、遠回りも含めて、ここに正直に記しました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      "Whoever starts at the {place} learns about {item1} over somebody's shoulder, a little differently each time.",
      '{place}の新人は、{item1}のことを誰かの肩越しに、少しずつ違うやり方で覚えます。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Your telephone', 'スマートフォン'],
        [
          'films hands, not faces, while somebody is busy with {item1}; a clip microphone for $20 helps in a loud {place}.',
          '{item1}の仕事を見せてもらい、顔ではなく手元を撮ります。騒がしい{place}なら2,000円ほどのピンマイクが効きます。',
        ],
      ),
      lead(
        ['Whisper or Otter', 'Whisper・Notta'],
        [
          'types what was said; words such as {terms} need a second look.',
          '話した内容を文字にしますが、{terms}のような言葉は聞き直しが必要です。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeまたはChatGPT'],
        [
          'turns forty minutes of talk about {offer} into numbered steps, and tidies away the odd remark that mattered most.',
          '{offer}についての40分の話を番号付きの手順にします（肝心のつぶやきまで消すので要注意）。',
        ],
      ),
      lead(
        ['Google Docs or Canva', 'GoogleドキュメントまたはCanva'],
        [
          'for pages the {owner} can change without you; Scribe records what happens on a till or booking screen.',
          '{owner}が自分で直せる形にし、レジや予約画面の操作は画面録画で残します。',
        ],
      ),
    ),
    p([
      'The gift you need is not knowing: somebody who knows nothing of {item2} asks the questions a newcomer would.',
      '{item2}のことを何も知らない人だけが、新人と同じ質問を思いつきます。知らないことが、この仕事では強みになります。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Write one page at home', '自宅で一枚書いてみる'],
        [
          'Describe a household task so that a visitor can do it alone, and watch; you will see what a page for {aPlace} must not assume.',
          '家事をひとつ、来客が一人でできるように書きます。手が止まったところが、{place}の手引きでも省いてはいけないところです。',
        ],
      ),
      lead(['Propose a single page', '一枚だけ提案する'], fromNiche('contact'), [
        'Ask {anOwner} what newcomers get wrong in their first week, and offer that page only.',
        '{owner}に、新人が最初の週に間違えることを尋ね、その一枚だけを引き受けます。',
      ]),
      lead(
        ['List before you record', '録る前に一覧にする'],
        [
          'With the {owner} choose twelve tasks from {item1} to closing up, and star those that hurt when done wrong. Look through {material} for what exists already.',
          '{item1}から片づけまで、{owner}と12の作業を選び、失敗すると困るものに印を付けます。{material}も見て、すでにあるものを確かめます。',
        ],
      ),
      lead(
        ['Record the best hand', '上手な人を録る'],
        [
          'Half an hour per task, beside the person who knows {item2} best, {quiet} if possible.',
          '{quiet}など落ち着いた時期に、{item2}をいちばん任されている人の横で、作業ごとに30分ずつ録ります。',
        ],
        oneOf(
          ['Ask "how do you know it is right?"', '「なぜそれでよいとわかりますか」と尋ねてください。'],
          ['The word "usually" is worth a question.', '「たいてい」という言葉が出たら、必ず聞き返します。'],
        ),
      ),
      lead(
        ['One page per task', '一作業一枚'],
        [
          'Purpose, steps with verbs, one photograph, and "when it goes wrong"; do not let AI iron out the voice of the {place}.',
          '目的、手順、写真一枚、困ったとき。{tone}文章を保ち、AIに{place}らしさを消されないようにします。',
        ],
      ),
      lead(
        ['Let the newest person try', 'いちばん新しい人に試してもらう'],
        [
          'Somebody who started at the {place} last month follows the page on {item3} while you stay silent; each stop is a missing line.',
          '先月{place}に入った人に、{item3}の紙だけを見て作業してもらうと、足りない一行が見つかります。',
        ],
      ),
      lead(
        ['Fix a day for revision', '見直しの日を決める'],
        [
          'Print the date on every page and meet the {owner} again in good time, because nobody is free for it {busy}.',
          '全ページに日付を入れ、{busy}が来る前に{owner}ともう一度読み合わせます。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Order', '依頼'],
        ['For the {place}', '{place}に渡すもの'],
        ['Fee', '料金'],
      ],
      [
        ['One page', '一枚'],
        ['a task such as {item1}, filmed and tried out', '{item1}などの一作業。撮影と試用つき'],
        ['{price.page}', '{price.page}'],
      ],
      [
        ['Manual', '一式'],
        ['twelve tasks of the {place}, printed and online', '{place}の12作業。印刷用とスマホ用'],
        ['{price.manual}', '{price.manual}'],
      ],
      [
        ['Renewal', '改訂'],
        ['twice a year, so that all is right {busy}', '年2回、うち1回は{busy}の前'],
        ['{price.renew}', '{price.renew}'],
      ],
    ),
    p(
      [
        'A manual for {aPlace} means about eighteen hours, four of them on site.',
        '{place}の一式には18時間ほど、そのうち4時間は現場でかかります。',
      ],
      [
        'With {low} or {high} a month from {places} you come to {income}; renewals fill the gaps from the second year on.',
        '{places}から月{low}〜{high}件で{income}です。2年目からは{busy}前の改訂がすき間を埋めてくれます。',
      ],
      oneOf(
        ['At first there will be single pages only.', '初めのうちは一枚ものばかりです。'],
        ['The first two months are single pages.', '最初の2か月は、一枚の依頼が続きます。'],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Faces and voices', '顔と声'],
        [
          'Everybody filmed at the {place} agrees in writing, {customers} stay out of the picture, and recordings are deleted when the page is approved.',
          '{place}で撮る人には書面で同意をもらい、{customer}は写さず、承認後に録画を消します。',
        ],
      ),
      lead(['Safety and law', '安全と法律'], fromNiche('rule'), [
        'A wrong step in a manual of {aPlace} is repeated daily, so the {owner} signs each page.',
        '{place}の手引きの間違いは毎日くり返されるので、全ページに{owner}の確認印をもらいます。',
      ]),
      lead(
        ['Smoothed by machine', '機械がならす'],
        [
          'AI leaves out the smell, the sound and the "until it feels right" of {item2}, or adds a step that does not exist. Tell the {owner} where you used it.',
          'AIは{item2}の匂いや音や「手応え」を省き、ない手順を足すことがあります。どこで使ったかを{owner}に伝えてください。',
        ],
      ),
      lead(
        ['Secrets of the house', '門外不出のこと'],
        oneOf(
          [
            'What you learn at one {place} stays there. Never reuse its pages for the next, even with the name removed.',
            '一軒の{place}で知ったことは、次へ持ち出しません。名前を消しても使い回しは禁物です。',
          ],
          [
            'Agree who owns the text and photographs. Most {owners} want all rights; then the fee should say so.',
            '文章と写真の権利が誰のものかを決めておきます。{owner}が全部を望むなら、料金に反映させます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Travel to the {place}, microphone and prints are costs against your income; keep the slips for the tax return.',
            '{place}への交通費もマイク代も経費になります。領収書を残し、所得が年20万円を超えたら確定申告をします。',
          ],
          [
            'A manual paid in one sum can lift a quiet year over a tax threshold. Note payments from {places} as they come.',
            '一式の報酬が続くと、年20万円の線はすぐに超えます。{places}からの入金をそのつど記録し、確定申告に備えます。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    sub(['One page for {client}', '{client}の一枚']),
    code(
      `TASK: {item1} at {client}, {clientIs}, page [ ] of 12, date [ ]
WHY: what {aCustomer} notices when it is done well: [ ]
BEFORE YOU START: [ ] (words to know: {terms})
STEPS (at most seven, each beginning with a verb, as said at the {place}): [ ]
RIGHT when you see, hear or feel: [ ]
IF {aCustomer} ASKS "{ask1}": [ ]
NEVER: {taboo}; [ ]
IF IT GOES WRONG: stop, tell [ ], write it down for the {owner}`,
      `{client}（{clientIs}）の手引き：{item1}、[ ]枚目、日付[ ]
目的：うまくいくと{customer}が気づくこと[ ]
始める前に：[ ]（知っておく言葉は{terms}）
手順（七つ以内、{place}で使う言い方のまま）：[ ]
できたしるし（目、耳、手応え）：[ ]
{customer}に「{ask1}」と聞かれたら：[ ]
してはいけないこと：{taboo}、[ ]
困ったとき：手を止め、[ ]に伝え、{owner}あてに書き残す`,
    ),
    quote([
      'Questions for the recording of {item2}: what do you look at first, what would you never do, what did you yourself get wrong, and how would {aCustomer} tell?',
      '{item2}の録音で尋ねること：最初にどこを見て、何を避け、ご自分は何で失敗しましたか。できの違いに、{customer}は何で気づきますか。',
    ]),
  ],
  closing: [
    p(
      [
        'Thin, tried out and dated: if the pages of the {place} are these three, they will be used.',
        '薄くて、試してあって、日付があること。この三つがそろえば、{place}の棚で眠らずに済みます。',
      ],
      [
        'The day a newcomer manages {item1} alone, {anOwner} remembers who wrote it down.',
        '新人が一人で{item1}の仕事をこなした日、{owner}は書いた人のことを思い出してくれます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Filming hands: a manual page on {item1}' },
    { language: 'en', title: 'A first day at {aPlace}, with and without a manual' },
    { language: 'ja', title: '{places}の手引きを一枚つくる' },
    { language: 'ja', title: '新人さんと{item1}の手順を試す' },
  ],
}
