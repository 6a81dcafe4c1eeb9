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

export const pressNotes: Method = {
  slug: 'press-notes',
  difficulty: 'steady',
  hoursPerWeek: 4,
  startCost: ['$0 (local papers take notes by e-mail)', '0円（地元紙やタウン誌への持ち込みは無料です）'],
  prices: { note: [90, 12_000], campaign: [230, 30_000], list: [60, 8000] },
  income: {
    of: 'note',
    low: 1,
    high: 4,
    basis: [
      '{low} to {high} press notes a month at {price.note}, in about {hours} hours a week. Not every note is printed, and the work comes in clusters around seasons and openings.',
      '1本{price.note}の資料を月に{low}〜{high}本、週{hours}時間ほどで書いた場合です。掲載されない資料もあり、依頼は開業や季節の行事の前に集中します。',
    ],
  },
  titles: [
    [
      'A press note for the local paper: news from {places}',
      '地元紙に届く一枚。{places}のプレスリリースを書く',
    ],
    ['News about {item1}? Press notes for {places}', '{item1}はニュースになるか。{places}のプレス資料'],
    [
      'Forty lines for an editor: press notes on {offer} for {places}',
      '記者に読まれる40行。{places}と{offer}の広報副業',
    ],
    ['In print before the season: {item3} from {places}', '季節の前に紙面へ。{places}の{item3}を知らせる'],
    [
      'Small news is news: press notes on {theme} for {places}',
      '小さな話も記事になる。{theme}を伝える{places}の広報',
    ],
    [
      '{^item2} worth a photograph: press work for {places}',
      '写真に撮りたくなる{item2}。{places}のプレスリリース',
    ],
  ],
  thai: {
    title: 'เขียนข่าวประชาสัมพันธ์ให้{th}',
    summary: 'เขียนข่าวแจ้งสื่อท้องถิ่นให้{th} ช่วงเปิดร้านหรือเปลี่ยนฤดูกาล',
  },
  summary: [
    oneOf(
      [
        'Find what is newsworthy in the everyday life of {places}, put it on one page and bring it to the people who print it.',
        '{places}の日常からニュースになる話を見つけ、一枚の資料にして、記事を書く人のところへ届ける仕事です。',
      ],
      [
        'Small-scale press work for {owners} who have something to announce and no idea whom to tell.',
        '知らせたいことはあるのに、誰に伝えればよいかわからない{owner}のための、小さな広報の仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          "The local editor has an empty half page and three hours. Two streets away {aPlace} tries something new with {item1} next week and tells nobody except those who come in anyway. That the two never meet is nobody's fault and somebody's opportunity. This guide is for people who read the small pages of a newspaper first and wonder how things got there.",
          '地元紙の記者は、半ページ分の話題を3時間で探しています。通り二つ先の{place}では来週から{item1}で新しい試みが始まるのに、知っているのはいつもの{customer}だけ。両者が出会わないのは誰のせいでもありませんが、間に立つ人がいれば話は変わります。新聞の小さな記事から読み始めて、「この話はどうやって載ったのだろう」と考える人のためのガイドです。',
        ],
        [
          'Nobody sends a reporter to {aPlace} because the text on a flyer was pretty. They come since something is happening for the first time, or for the last, or to somebody in particular. {^places} are full of such events and call them "nothing special". Learning to hear the news in that phrase is the whole art, and it is paid.',
          'ちらしがきれいだからという理由で、{place}に記者が来ることはありません。来るのは、何かがはじめて、あるいは最後に、誰かの身に起きるからです。{place}ではそんな出来事が毎月のように起きているのに、本人たちは「大したことじゃない」と言います。その一言の中にニュースを聞き取る。身につければ報酬になる、面白い技術です。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'It occurs to nobody to telephone a newspaper about {item2}.',
      '{item2}のことで新聞社に電話をかけようと思いつく人は、まずいません。',
    ]),
    p([
      'Editors recognise an AI release about {offer} by its second adjective and delete it. What survives is one page from {aPlace} with a date, a name and a reason.',
      '編集部は、AIが書いた{offer}のリリースを形容詞二つ目で見抜き、閉じてしまいます。残るのは、{place}の名前と日付と理由のある一枚です。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['The papers themselves', '地元紙とタウン誌の現物'],
        [
          'two weeks of every paper and newsletter in which {places} have ever appeared; the library keeps them free of charge.',
          '{places}が載ったことのある媒体を二週間分図書館で読みます（無料です）。',
        ],
      ),
      lead(
        ['A list in Google Sheets', 'Googleスプレッドシートの名簿'],
        [
          'one line for each editor. Twenty names who care about {theme} beat two thousand addresses.',
          '記者の名前、担当、締め切りを並べます。2,000件の宛先より、{theme}に関心のある20人です。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'plays the tired editor who asks "so what?" about {item1} until you have an answer; free of charge and of mercy.',
          '疲れた編集者の役で、{item1}について「それで？」と容赦なく聞かせる練習相手です。',
        ],
      ),
      lead(
        ['PRLog or EIN Presswire', 'PR TIMESやValuePress'],
        [
          'for wider news only; a paid release costs $50 or more and rarely helps {aPlace} with one address.',
          '広く知らせる話題向けで、1件3万円ほどかかるサービスもあり、一軒の{place}には大きすぎることが多いものです。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Cut out forty small items', '小さな記事を四十本切り抜く'],
        [
          'Write beside each what made it news (first, last, oldest, number, season), then ask which of these words fits {item1} in some {place} nearby.',
          '「はじめて」「最後」「季節」など、記事になった理由を書き添え、近くの{place}の{item1}に当てはまる言葉を探します。',
        ],
      ),
      lead(['Bring a headline along', '見出しを一本持っていく'], fromNiche('contact'), [
        'Read the {owner} one possible headline about {item1} and ask what is wrong with it.',
        '{item1}の見出しを一本、{owner}に読み上げ、違うところを直してもらいます。',
      ]),
      lead(
        ['Ask five dull questions', '退屈な質問を五つする'],
        [
          'Ask since when, how many, who, what is new and until when, and collect {material} as proof.',
          'いつから、いくつ、誰が、何が新しく、いつまでかを尋ね、裏づけとして{material}を見せてもらいます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Write one page', '一枚に書く'],
        [
          'Headline of eight words, first paragraph with all facts about {item2}, one quotation of the {owner}, what {customers} get from it, contact; no second page.',
          '見出しは20字、最初の段落に{item2}の事実をすべて入れ、{owner}の言葉を一つ、{customer}にとっての意味、連絡先と続けて、一枚で終えます。',
        ],
      ),
      lead(
        ['Take one photograph', '写真を一枚撮る'],
        [
          'People at work, close, in daylight: {scene} says more than a smiling group. Every {customer} who can be recognised agrees first.',
          '並んだ笑顔より、{scene}のほうが多くを語ります。写る{customer}の同意は先に得てください。',
        ],
      ),
      lead(
        ['Send it by name, at the right hour', '名前あてに、よい時間に送る'],
        [
          'Weekly papers plan ten days ahead, magazines three months; what happens {busy} is told early. One mail, one call about {item1}, no third attempt.',
          '{busy}の話なら、週刊紙には10日前、月刊誌には3か月前に届け、{item1}の件で連絡するのはメール一通と電話一本までにします。',
        ],
      ),
      lead(
        ['Prepare the visit', '取材に備える'],
        [
          'If a reporter comes, go through three answers with the {owner}, "{ask1}" among them, and stay in the background.',
          '記者が来ることになったら、「{ask1}」を含む三つの答えを{owner}と確かめ、当日は後ろに下がります。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'You charge for the page, never for its appearance: {price.note} for one press note about {item1} with photograph and twenty names.',
      '料金は掲載ではなく資料に対するもので、{item1}の資料一枚に写真と宛先20件を添えて{price.note}です。',
    ]),
    either(
      table(
        [
          ['Work', '仕事'],
          ['For', '場面'],
          ['Price', '料金'],
        ],
        [
          ['Address list', '宛先の名簿'],
          ['{owners} who write themselves', '自分で書ける{owner}'],
          ['{price.list}', '{price.list}'],
        ],
        [
          ['Three notes', '三本の計画'],
          ['an opening, or the time {busy}', '開業や{busy}'],
          ['{price.campaign}', '{price.campaign}'],
        ],
      ),
      p([
        'For {owners} who write themselves there is the address list at {price.list}; an opening, or the time {busy}, deserves three notes for {price.campaign}.',
        '自分で書ける{owner}には宛先の名簿だけを{price.list}で、開業や{busy}のように知らせが続く場面には三本の計画を{price.campaign}で用意します。',
      ]),
    ),
    p(
      [
        'A note for {aPlace} takes four hours including the calls. {low} to {high} of them a month come to {income}.',
        '{place}の資料一本に、電話も含めて4時間ほどです。月{low}〜{high}本で{income}になります。',
      ],
      oneOf(
        [
          'The first month rarely brings more than one order, and that from {anOwner} who knew you before.',
          '最初の月の注文は一件あれば十分で、それも前からの知り合いの{owner}からでしょう。',
        ],
        [
          'You may write two notes for {places} before the first is printed and the first invoice feels deserved.',
          '{places}の資料を二本書いて、ようやく一本載る、というのが最初の数か月です。',
        ],
      ),
      [
        'Look for clients {quiet}: newspapers are hungry at odd times, and {owners} then have a minute.',
        '依頼主を探すなら{quiet}がよく、紙面の話題が足りない時期と重なれば、{owner}の小さな知らせも載りやすくなります。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['No coverage', '載らない'],
        [
          'Three notes of ten are printed. Tell {anOwner} this before the first invoice, and never promise a page.',
          '十本のうち載るのは三本だと、請求書を出す前に{owner}へ伝え、掲載の約束は決してしないでください。',
        ],
      ),
      lead(
        ['Claims that are checked', '確かめられる主張'],
        [
          'Prove "the first" and "the only", and keep {taboo} out of the note.',
          '「初」や「唯一」には根拠を示し、{taboo}は資料に入れません。',
        ],
        fromNiche('rule'),
      ),
      lead(
        ['Advertising in disguise', '広告との境目'],
        oneOf(
          [
            'Money for a mention has to be marked as advertising. If a blog offers {aPlace} an "article" for a fee, explain the difference to the {owner}.',
            'お金を払って載る記事は、広告と明示しなければステマ規制に触れます。{place}に有料の「取材」の話が来たら、違いを{owner}に説明してください。',
          ],
          [
            'An editor is not a channel for {offer}, and presents only embarrass. Anyone who is paid for writing about {aPlace} has to say so.',
            '記者は{offer}の宣伝係ではなく、贈り物はかえって迷惑です。報酬を得て{place}のことを書く人は、広告だと示す必要があります。',
          ],
        ),
      ),
      lead(
        ['Quotations, photographs and AI', '引用、写真、AI'],
        [
          'Every word of the {owner} must really have been said; a generated picture of {item2} has no place in a newspaper. Photographs belong to whoever took them, and your offer tells the {owner} where AI helps.',
          '{owner}の言葉は、実際に話したものだけを使います。{item2}の生成画像は報道には使えません。写真の著作権とAIを使う範囲は、{owner}への見積もりで明らかにします。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'A seasonal income from {places} is taxed like a steady one. Write down each note with date and fee, and put postage and fares beside it.',
            '{places}からの季節ごとの収入も所得です。会社員は副業の所得が年20万円を超えれば確定申告、以下なら住民税の申告をします。',
          ],
          [
            'Three notes for an opening can arrive as one large sum; keep part of what {anOwner} pays you for the tax that follows months later.',
            '開業の三本分をまとめて{owner}から受け取ると、年20万円の目安に一度で近づきます。確定申告に備え、交通費や通信費の控えも残してください。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'A press note in its bare form, begun for {client}, {clientIs}; fill it in until no bracket is left.',
      '{clientIs}、{client}を例に書き始めた資料のひな形で、[ ]がなくなれば完成です。',
    ]),
    code(
      `PRESS NOTE, free from [date]
{client}: [8 words, a verb, {item1}]
[Town, date] From [date] {client}, {clientIs}, will [what is new about {item1}, and why it is the first, last or only one].
"[two sentences from the {owner}, as spoken about {offer}]", says [name].
For {customers} this means: [price, hours, the answer to "{ask2}"]
Background in three lines: [since when, how many, {catalogue}]
Photo: {scene}, taken by [name], agreed on [date]
Questions to the {owner}: [name, number]
Prompt: "As the tired editor of a local paper, read this note from {aPlace}, ask five questions it leaves open about {item1}, strike every adjective, and say whether you would print it."`,
      `報道関係者の方へ
見出し：{client}、[{item1}のことを20字で]
[地名]の{client}（{clientIs}）は、[日付]から[{item1}の新しい点]を始めます（「はじめて」などの根拠も[ ]）
「[{offer}について{owner}が話した二文]」（[氏名]）
{customer}にとって：[値段、時間、「{ask2}」への答え]
背景：[いつから、いくつ、{catalogue}]
写真：{scene}（撮影[氏名]、同意[日付]）
問い合わせ：{owner}の[氏名、電話、つながる時間]
AIへの指示：「疲れた地元紙の編集者として、この{place}の資料を読み、足りない点を五つ尋ね、形容詞を消し、載せるかどうかを答えてください」`,
    ),
    quote([
      'The last check: could the neighbour of {client} say in one breath what is new about {item1}?',
      '{client}の隣の人は、{item1}の何が新しいのかを一息で言えるでしょうか。',
    ]),
  ],
  closing: [
    p(
      [
        'Cut out forty items, visit one {place}, write one page; three weeks are enough for that.',
        '記事を四十本切り抜き、{place}を一軒訪ね、一枚書いてみるまで、三週間あればできます。',
      ],
      [
        'A clipping on the wall of {aPlace} outlives any campaign, and when it is followed by {result}, the {owner} will point at it and name you.',
        '{place}の壁に貼られた切り抜きは、どんな宣伝より長く残ります。それを見た人が増え、{result}ようになれば、{owner}はあなたの名前を口にしてくれるはずです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'What makes {item1} news? A press note from start to finish' },
    { language: 'en', title: 'Twenty names to write to about {theme}' },
    { language: 'ja', title: '{places}のプレス資料を一枚で書く' },
    { language: 'ja', title: '{item1}をニュースにする五つの質問' },
  ],
}
