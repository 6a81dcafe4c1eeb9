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

export const jobAdverts: Method = {
  slug: 'job-adverts',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$0 (job boards are free to read and often free to post)',
    '0円（求人サイトは読むのも載せるのも無料枠があります）',
  ],
  prices: { rewrite: [60, 8000], advert: [120, 16_000], season: [290, 39_000] },
  income: {
    of: 'advert',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} complete adverts a month at {price.advert}, in about {hours} hours a week. Small firms hire seldom, so several clients are needed before the months become even.',
      '1件{price.advert}の求人票一式を月に{low}〜{high}件、週{hours}時間ほどで書いた場合です。小さな職場の募集は年に数回なので、月々の波は大きくなります。',
    ],
  },
  titles: [
    ['Wanted, honestly: job adverts for {places}', '正直な求人が人を呼ぶ。{places}の募集文を書く'],
    [
      'A working day with {item1}: job adverts for {places}',
      '{item1}のある一日を描く、{places}の求人票づくり',
    ],
    [
      'Nobody applied? Rewrite the job adverts of {places}',
      '応募ゼロの求人を書き直す、{places}の採用ライティング',
    ],
    [
      'The colleague {places} are looking for: a job advert in 200 words',
      '{places}が探している仲間を、400字の求人文で描く',
    ],
    [
      'Find colleagues who care about {offer}: job adverts for {places}',
      '{offer}を一緒に担う人へ。{places}の求人を書く',
    ],
    [
      'No "friendly team": honest adverts about {item3} from {places}',
      '「アットホーム」は書かない。{item3}を任せる{places}の求人',
    ],
  ],
  thai: {
    title: 'เขียนประกาศรับสมัครงานที่ซื่อตรงให้{th}',
    summary: 'ช่วย{th}เขียนประกาศรับสมัครงานที่บอกความจริงและดึงดูดคนที่ใช่',
  },
  summary: [
    oneOf(
      [
        'Write job adverts for {places} that tell the truth about the work and are answered by people who will stay.',
        '仕事の実際を隠さず、長く続く人の目に留まる求人を、{places}のために書く仕事です。',
      ],
      [
        'When {anOwner} needs a pair of hands, somebody has to say clearly what awaits them. That somebody can be you.',
        '人手の足りない{owner}に代わり、どんな日々が待っているのかをはっきり伝える。そんな書き手になるためのガイドです。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          '"Friendly team, good conditions, immediate start." It hangs in the window of {aPlace} and has hung there since spring. The people who would be happy working with {item1} walk past, since nothing in those six words speaks to them. An advert is a small text with large consequences, and few people take the trouble to write it properly.',
          '「アットホームな職場です。未経験歓迎」。{place}の入口にその紙が貼られて、もう半年になります。{item1}のそばで働けたら楽しいだろうという人も、足を止めずに通り過ぎていきます。その言葉の中に、自分のことが書かれていないからです。求人は短い文章ですが、その先の影響は大きなものです。それなのに、手間をかけて書く人はあまりいません。だからこそ仕事になります。',
        ],
        [
          'A wrong hire costs {aPlace} a season of nerves, and it often begins with a sentence that was too beautiful. The right one begins with a plain description of an ordinary Tuesday. If you can listen to {anOwner} for half an hour and write down what is really the case, you have the beginnings of a decent side job.',
          '採用の失敗は、{place}の空気を何か月も重くします。そのきっかけは、たいてい立派すぎる一文です。反対に、よい出会いは普通の火曜日の説明から始まります。30分ほど{owner}の話に耳を傾け、実際のところを書き留める。それができる人なら、求人を書く副業に向いています。難しい理論はいりませんが、守るべき決まりはいくつかあります。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You can see for yourself why hands are short in {aPlace}.',
          '{place}になぜ人手が足りないのか、少しのぞいてみましょう。',
        ],
        [
          'It helps to know the days that {anOwner} would like to share.',
          'まず、{owner}がどんな毎日を送っているのかを知っておきます。',
        ],
      ),
      fromNiche('context'),
    ),
    p([
      'AI will gladly write "dynamic" and "passionate" about work with {offer}. You are paid for knowing when the day of {anOwner} starts.',
      'AIに任せると、{offer}の仕事も「やりがい」と「成長」だらけになります。あなたの値打ちは、{owner}が朝何時に何をするのかを聞いてくるところにあります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Indeed and the local job board', 'Indeedとハローワークの求人票'],
        [
          'to read what other {places} offer and to post for nothing; paid placement is the decision of the {owner}.',
          '近隣の{places}の条件を読み、無料枠で載せる場所です。有料掲載にするかどうかは{owner}に決めてもらいます。',
        ],
      ),
      lead(
        ['A voice recorder and Otter', 'ボイスメモとNotta'],
        [
          'for the half hour with the {owner}; three hundred free minutes a month are more than {aPlace} needs.',
          '{owner}に話を聞く30分を録音し、文字にします。{place}一軒分なら無料枠に収まります。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'sorts the recording, finds empty words and points out phrases that shut out good people from work with {item1}; free to start.',
          '録音の内容を整理し、{item1}の仕事に合う人を遠ざける言い回しや中身のない言葉を見つけさせます（無料版で十分です）。',
        ],
      ),
      lead(
        ['Google Forms', 'Googleフォーム'],
        [
          'a short application with four questions; {anOwner} should not have to decipher attachments.',
          '質問四つだけの応募フォームを作る道具で、履歴書の添付がいらないだけで、{place}への応募の敷居が下がります。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Collect thirty adverts', '求人を三十件集める'],
        [
          'Mark green what you can picture and red what stands in every text of {places}. Red will win.',
          '{places}の求人を読み、光景の浮かぶ文に緑、どこにでもある文に赤で線を引きます（たいてい真っ赤になります）。',
        ],
      ),
      lead(
        ['Rewrite one and carry it there', '一件書き直して届ける'],
        [
          'Choose {aPlace} that has been searching for months and retell its advert with public facts only.',
          '何か月も募集している{place}を選び、公開されている条件だけで求人を書き直します。',
        ],
        fromNiche('contact'),
      ),
      lead(
        ['Ask for the bad news first', '大変なところから聞く'],
        [
          'Find out what is hard {busy}, who left and why, and what the pay slip says. Let the {owner} describe one day from the first key to the last light.',
          '{busy}は何が大変か、前の人はなぜ辞めたのか、手取りはいくらになるのか。{owner}に、鍵を開けてから灯りを消すまでの一日を話してもらいます。',
        ],
      ),
      lead(
        ['Ask the staff as well', '働いている人にも聞く'],
        [
          'Five minutes with somebody who works with {item2} give you the sentence that is believed. Learn also what {customers} expect.',
          '{item2}を担当する人の5分の話から、信じてもらえる一文が見つかります。{customer}が何を求めるかも知っておきましょう。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Write the Tuesday', '「火曜日」を書く'],
        [
          'Begin with a scene, for instance {scene}; then task, hours, pay, what is learned, what is hard. Let AI shorten your draft for {aPlace}, never lengthen it.',
          'たとえば{scene}のような一場面で始め、仕事、時間、給与、覚えること、大変なことの順に書きます。{place}の下書きをAIに縮めさせることはあっても、膨らませることはしません。',
        ],
      ),
      lead(
        ['Cut the wish list', '条件を減らす'],
        [
          'Four demands are the limit. Ask the {owner} about each one: would you send away somebody good with {item3} for lacking it?',
          '応募条件は四つまでとし、一つずつ「これがなければ、{item3}の得意な人でも断りますか」と{owner}に確かめてください。',
        ],
      ),
      lead(
        ['Stay until the first talks', '最初の面談まで付き合う'],
        [
          'Post it {where}, look after ten days at who applied to the {place}, and change one thing at a time.',
          '{where}で知らせ、10日後に{place}への応募の中身を見て、一度に一か所だけ直します。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'The rewrite of an existing advert of {aPlace} for {price.rewrite} is the simplest start.',
      '今出ている{place}の求人の書き直しを{price.rewrite}で受けるのが、いちばん始めやすい形です。',
    ]),
    either(
      table(
        [
          ['Offer', '形'],
          ['In it', '中身'],
          ['Price', '料金'],
        ],
        [
          ['Advert', '求人一式'],
          [
            'two interviews at the {place}, long and short text, form',
            '{place}で二人に取材、長短の求人文、応募フォーム',
          ],
          ['{price.advert}', '{price.advert}'],
        ],
        [
          ['Season', '季節の募集'],
          ['three posts for the time {busy}', '{busy}に向けた三職種分'],
          ['{price.season}', '{price.season}'],
        ],
      ),
      p([
        'The full advert costs {price.advert} and includes two interviews at the {place}, a long and a short text and the form; three posts for the time {busy} come to {price.season}.',
        '取材二人、長短の求人文、応募フォームをそろえた一式は{price.advert}です。{busy}に向けて{place}の三職種分をまとめるなら{price.season}とします。',
      ]),
    ),
    p(
      [
        'One advert for {aPlace} takes five hours. {low} to {high} a month mean {income}; most {owners} hire twice a year at best, so note when each of them will need you again.',
        '{place}の一式には5時間ほどかかります。月{low}〜{high}件で{income}です。{owner}が募集するのは多くて年二回なので、次にいつ必要になりそうかを控えておきます。',
      ],
      oneOf(
        [
          'In the first weeks you will write more samples for {places} than invoices.',
          '最初の数週間は、{places}への請求書より見本を書く時間のほうが長くなります。',
        ],
        [
          'One paid rewrite for {aPlace} is a normal result of the first month.',
          '1か月目の成果は、{place}の書き直しが一件というのが普通です。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Unlawful wishes', '書いてはいけない条件'],
        oneOf(
          [
            'Age, sex, origin and family plans have no place in an advert. If {anOwner} says "somebody young", ask what the work with {item2} really demands and write that.',
            '年齢や性別を限る募集は、原則として法律で禁じられています。「若い人がいい」と{owner}に言われたら、{item2}の仕事に実際に必要なことを聞き、それを書きます。',
          ],
          [
            'The law on equal treatment applies to {aPlace} with three people as well. Let a labour office or a lawyer answer what you do not know.',
            '職業安定法では、仕事内容や賃金、就業場所の変更の範囲などの明示が求められます。小さな{place}も例外ではないので、迷ったらハローワークに確認します。',
          ],
        ),
      ),
      lead(
        ['Pay that is not paid', '実際と違う給与'],
        [
          'Write the lowest sum that {aPlace} really pays, not the best month. Do not decorate the post with {taboo} either.',
          '給与は{place}が実際に払う下限を書き、いちばん良い月の額は使いません。{taboo}で飾るのも避けます。',
        ],
      ),
      lead(['Duties of the trade', '業界の決まり'], fromNiche('rule')),
      lead(
        ['No applicants', '応募が来ない'],
        [
          'Sometimes the wage is the trouble and no text can help {aPlace}. Tell the {owner} before you take the money.',
          '原因が賃金なら、どんな文章でも{place}の応募は増えないと、引き受ける前に正直に伝えてください。',
        ],
      ),
      lead(
        ["AI and other people's texts", 'AIと他社の求人'],
        [
          'Copying the advert of a chain for {aPlace} is a breach of copyright, with or without AI in between. Tell the {owner} which part was drafted by machine, and never let it rank applicants.',
          '大手の求人を{place}用に写せば、間にAIを挟んでも著作権の問題は残ります。AIで下書きした部分は{owner}に伝え、応募者の選別には使わないでください。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Payments from {places} arrive irregularly and are taxable in the year they come. A simple list with dates will do.',
            '{places}からの不定期の入金も、その年の所得になります。会社員なら副業の所得が年20万円を超えたところで確定申告です。',
          ],
          [
            'Put a fifth of every fee from {anOwner} into a second account, and the tax bill will not ruin a good spring.',
            '{owner}からの報酬の2割は別の口座に取り分けておきます。給与以外の所得が年20万円を超えたら確定申告、以下でも住民税の申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Take this sheet to the half hour with {anOwner}; {client} serves as the example.',
      '{owner}に話を聞く30分に持っていく用紙です。例は{client}にしています。',
    ]),
    code(
      `THE TUESDAY SHEET of {client}, {clientIs}
First hour: who opens, what is done for {item1}? [ ]
The hour before closing: [ ], the hardest hour {busy}: [ ]
{^aCustomer} asks "{ask2}" Who answers: [ ]
What we would love to hand over: {chore}, [ ]
Pay for work on {item2} from the first month: [ ], days off: [ ]
What a beginner can do alone with {item1} after one month: [ ]
Why the last person left {client}: [ ]
Prompt: "Turn this sheet into an advert of 200 words for {aPlace}, beginning with a scene and {tone} throughout, without adjectives about the team. List every line about {client} that a labour office might object to."`,
      `「火曜日」の用紙：{client}（{clientIs}）
最初の1時間、誰が開け、{item1}のために何をしますか [ ]
閉める前の1時間 [ ] いちばん大変な時間（{busy}） [ ]
{customer}に「{ask2}」と聞かれたら、誰がどう答えますか [ ]
できれば任せたいこと：{chore}ことと[ ]
{item2}を担当する人の初月からの給与[ ] 休日[ ]
1か月後に{item1}の仕事で一人でできること[ ] 1年後[ ]
前の人が{client}を辞めた理由 [ ]
AIへの指示：「この用紙を{place}の求人文400字にしてください。一行目は場面から始め、{tone}文章で、職場を褒める形容詞は使わないこと。法律上問題になりそうな{place}の条件も挙げてください」`,
    ),
    quote([
      'Show the draft to somebody outside: can they say what they would be doing at {aPlace} at ten in the morning?',
      '業界の外の人に下書きを見せ、{place}で朝10時に何をしているか、すぐに言えるかどうかを確かめます。',
    ]),
  ],
  closing: [
    p(
      [
        'Find one tired advert of {places} this week and write its Tuesday.',
        '今週は、{places}のくたびれた求人を一件見つけ、その「火曜日」を書いてみてください。',
      ],
      [
        'When the right person starts and takes over {chore}, the {owner} will remember who found the words.',
        'よい人が入り、{chore}のを任せられるようになれば、{owner}はその言葉を書いた人を思い出します。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Rewriting a tired job advert for {places}' },
    { language: 'en', title: 'The Tuesday sheet: half an hour with {anOwner}' },
    { language: 'ja', title: '{places}の求人を一件、目の前で書き直す' },
    { language: 'ja', title: '{owner}に「大変なところ」を聞く30分' },
  ],
}
