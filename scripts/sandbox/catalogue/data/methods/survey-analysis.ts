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
  type Method,
} from '../../writing/format.ts'

export const surveyAnalysis: Method = {
  slug: 'survey-analysis',
  difficulty: 'steady',
  hoursPerWeek: 4,
  startCost: ['$0 (public reviews and free tools)', '0円（公開された口コミと無料の道具だけで始められます）'],
  prices: { glance: [35, 4500], report: [170, 22_000], season: [110, 14_000] },
  income: {
    of: 'report',
    low: 1,
    high: 2,
    basis: [
      'One report means about nine hours, so {hours} hours a week allow {low} to {high} a month at {price.report}. Before there is a finished example to show, only short glances at {price.glance} sell.',
      '報告書1本に9時間前後かかるので、週{hours}時間なら{price.report}の仕事が月{low}〜{high}件です。見せられる実例ができるまでは、{price.glance}の簡易版だけになります。',
    ],
  },
  titles: [
    [
      'What {customers} say about {item1}: review reports for {places}',
      '{customer}は{item1}をどう見たか。{places}の口コミ分析',
    ],
    [
      'Two hundred comments, four pages: survey reports for {places}',
      '口コミ200件を4枚に。{places}の声を読む仕事',
    ],
    [
      'Praise, blame and {item2}: review analysis for {places}',
      '{item2}へのほめ言葉と不満を整理する、{places}の口コミ分析',
    ],
    [
      'Why {customers} return: survey analysis for {places}',
      '{customer}はなぜ戻ってくるのか。{places}のアンケート分析',
    ],
    [
      'Opinions on {offer}, counted: survey work for {places}',
      '{offer}は期待どおりか。{places}のアンケートを読み解く',
    ],
    [
      'One finding about {item3}: feedback reports for {places}',
      '{item3}の感想から一つの発見を。{places}の声の分析',
    ],
  ],
  thai: {
    title: 'วิเคราะห์แบบสอบถามและรีวิวให้{th}',
    summary: 'อ่านความคิดเห็นของลูกค้าแล้วสรุปเป็นรายงานที่{th}นำไปใช้ได้จริง',
  },
  summary: [
    oneOf(
      [
        'Read what {customers} write in surveys and reviews, and give {anOwner} a short report that leads to one or two decisions.',
        '{customer}がアンケートや口コミに書いた言葉を読み解き、{owner}が次の一手を決められる短い報告書にします。',
      ],
      [
        'Comments pile up at {places}; learn to sort them fairly, count them honestly and be paid for the result.',
        '{places}にたまる声を、公平に分け、正直に数え、報酬になる形にまとめる方法です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'One angry review keeps {anOwner} awake; forty friendly ones are forgotten by lunch. That is how people are made, and it is a poor way to decide what to change about {item1}. Somebody calm, from outside, who reads all of it and says what it amounts to, is a relief to {places}. That somebody might be you.',
          '怒りの口コミがひとつあれば、{owner}は眠れません。好意的な40件は昼までに忘れます。人とはそういうもので、{item1}の何を変えるべきかを決めるには、あまり良い状態ではありません。外にいる落ち着いた誰かが全部を読み、「つまりこういうことです」と言ってくれたら。{places}にとってそれは救いです。その誰かになる方法を、順にお話しします。',
        ],
        [
          'The box by the door is full of cards, the form on the web page has ninety answers, and the stars go up and down. {^places} collect opinions the way drawers collect string. What they seldom have is an afternoon to read them side by side and ask what {customers} are trying to tell them. You can give them that afternoon.',
          '入口の箱はカードでいっぱい、ウェブのフォームには回答が90件、星の数は上がったり下がったり。{places}には、引き出しに輪ゴムがたまるように声がたまっていきます。ないのは、それを並べて読み、{customer}が本当は何を言いたいのかを考える半日です。その半日を引き受ける仕事には、特別な資格も高い道具もいりません。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Reading what was written about {item2} loses against almost everything else in such a trade.',
      '{item2}への感想をじっくり読むことは、どうしても後回しになります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Forms', 'Googleフォーム'],
        [
          'five questions at most; {customers} of {aPlace} give you one minute, not ten.',
          '{place}の{customer}がくれる時間は10分ではなく1分なので、質問は五つに絞ります。',
        ],
      ),
      lead(
        ['Google Sheets', 'Googleスプレッドシート'],
        [
          'one comment a line, with columns for theme, mood and a quotation about {item1}. Free, and the count can be checked by the {owner}.',
          '一件一行で、話題、気分、{item1}についての引用の列を作ります。{owner}も数を確かめられます。',
        ],
      ),
      lead(
        ['Claude or ChatGPT', 'ClaudeまたはChatGPT'],
        [
          'proposes themes and sorts nameless comments on {offer}; you check one line in five.',
          '名前を消した{offer}への声を話題ごとに分けさせ、五件に一件は自分の目で確かめます。',
        ],
      ),
      lead(
        ['Voyant Tools', 'KH Coder'],
        [
          'counts words without opinion, a useful second witness when AI sees a pattern in what {customers} say.',
          '言葉の出現を数える無料ソフトで、AIが{customer}の声に見つけた傾向の裏を取れます。',
        ],
      ),
    ),
    p([
      'Percentages are all the mathematics you need; the harder skill is telling {anOwner} bad news kindly.',
      '割合の計算ができれば足り、難しいのは{owner}に耳の痛い話をやさしく伝えることです。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Read one street', '公開された声を読む'],
        [
          'Take the public reviews of five different {places} and tally what they mention: {item1}, prices, waiting, the people.',
          '{places}5軒の公開された口コミを読み、{item1}、値段、待ち時間、人柄など、何に触れているかを数えます。',
        ],
      ),
      lead(['Show one surprise', '意外なひとつを見せる'], fromNiche('contact'), [
        'Bring a single finding about {aPlace} of this kind, never a list of faults.',
        '持っていくのは{place}についての発見ひとつだけで、欠点の一覧ではありません。',
      ]),
      lead(
        ['Agree on the question', '問いを決める'],
        [
          'What will the {owner} decide with the answer? "Keep {item3} or change them" is a question; "what do people think" is not.',
          '答えを見て{owner}は何を決めるのか。「{item3}を続けるか変えるか」は問いですが、「どう思われているか」では広すぎます。',
        ],
      ),
      lead(
        ['Gather and strip', '集めて、名前を消す'],
        [
          'Number a year of cards and forms of the {place} and remove the names. Separate what comes {busy} from the rest, because hurry changes voices.',
          '{place}に届いた1年分の声に番号を振り、名前を消します。{busy}の声は混雑の影響を受けるので、別に分けておきます。',
        ],
      ),
      lead(
        ['Sort by hand first', 'まず手で分ける'],
        [
          'Sixty comments about {offer} by hand, until eight themes stand; then let AI sort the rest into those eight and mark its doubts.',
          '{offer}への声を60件、手で分けて八つの話題を決めます。残りの{customer}の声はAIに分けさせ、迷ったものに印を付けさせます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Count people, not words', '言葉でなく人を数える'],
        [
          'Three complaints by one {customer} are one voice, and "nine of ninety {customers}" is more honest than ten percent.',
          '一人の{customer}による三つの不満は一人分とし、割合だけでなく「90人中9人」と書きます。',
        ],
      ),
      lead(
        ['Four pages and a talk', '4枚と30分'],
        [
          'Page one praise, page two worry, page three what to try {quiet}, page four the doubts about your own method. Half an hour with the {owner} is part of the price.',
          '1枚目はほめ言葉、2枚目は不満、3枚目は{quiet}に試すこと、4枚目は調べ方の弱点。{owner}との30分の説明も料金のうちです。',
        ],
      ),
    ),
  ],
  monetization: [
    either(
      bullets(
        lead(
          ['A glance, {price.glance}', '簡易版 {price.glance}'],
          [
            'thirty public reviews of the {place} on one page.',
            '{place}の公開口コミ30件を一枚にまとめます。',
          ],
        ),
        lead(
          ['A report, {price.report}', '報告書 {price.report}'],
          [
            'up to 300 comments, four pages and a talk about {item1} and the rest.',
            '声300件まで。{item1}などについての4枚と説明の時間です。',
          ],
        ),
        lead(
          ['Once a season, {price.season}', '季節ごと {price.season}'],
          [
            'the same count again, so that the {owner} sees movement.',
            '同じ数え方をくり返し、{owner}に変化を見せます。',
          ],
        ),
      ),
      p([
        'Sell three sizes. A glance at thirty public reviews of the {place} is {price.glance}, a report on up to 300 comments with a talk is {price.report}, and the same count repeated each season, which {owners} value most, is {price.season}.',
        '大きさを三つ用意します。{place}の公開口コミ30件の簡易版が{price.glance}、300件までの報告書と説明が{price.report}、{owner}にいちばん喜ばれる季節ごとの定点観測が{price.season}です。',
      ]),
    ),
    p(
      [
        'From {places} you may expect {low} to {high} reports a month once word has spread: {income}.',
        '評判が広がったころで、{places}から月{low}〜{high}件、{income}が目安です。',
      ],
      oneOf(
        ['The first glance may well go to a friend.', '最初の簡易版は、知人の店かもしれません。'],
        ['Weeks will pass before anybody pays.', '最初の報酬までは数週間かかります。'],
      ),
      [
        'A second count half a year later proves more to {anOwner} than any chart.',
        '半年後の二度目の集計が、どんなグラフより{owner}を納得させます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Finding what you look for', '見たいものを見る'],
        [
          'Those who answer are the delighted and the cross; say so on page four, and do not claim that {customers} in general think likewise.',
          '答えるのは大満足か大不満の人なので、{customer}全体の意見だとは言わず、4枚目に断り書きを入れます。',
        ],
      ),
      lead(
        ['Invented quotations', '作られた引用'],
        [
          'AI likes to polish a remark about {item2} or make one up. Give every quotation its card number, and tell the {owner} in the report what AI did.',
          'AIは{item2}への感想を整え、ときに作り出します。引用には番号を付け、AIに任せた作業は報告書で{owner}に伝えます。',
        ],
      ),
      lead(['Limits of the trade', '業種ならではの制約'], fromNiche('rule')),
      lead(
        ['Reviews belong to somebody', '口コミの権利と規約'],
        oneOf(
          [
            'Review sites forbid bulk copying. Read on the screen, note your tally, quote a line or two about {aPlace} with its source, and never write reviews yourself.',
            '口コミサイトは大量取得を禁じています。画面で読んで数え、{place}への引用は出典つきで一、二行に。自分で口コミを書くのは論外です。',
          ],
          [
            'Ask the {owner} for the comments that belong to the {place}. With public ones keep to reading and counting; scraping breaks most site rules.',
            '分析の中心は、{place}が自分で集めた声にします。公開の口コミは読んで数えるだけにし、自動で集めないでください。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'A report paid by {aPlace} is income like any wage. Put the invoice and the payment date in one row and look at the total before the tax year closes.',
            '{place}からの報酬は請求日と入金日を一行に記録します。所得が年20万円を超えたら確定申告です。',
          ],
          [
            'Freelance platforms and {places} may both report what they paid you; let your own tax figures match theirs.',
            'ランサーズ経由の報酬も{places}から直接の報酬も、確定申告では合算します。明細は分けずに残しましょう。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Five questions that fit a card at {client}, and the instruction for sorting the answers.',
      '{client}のカードに収まる五つの質問と、回答を分けるための指示文です。',
    ]),
    code(
      `CARD for {customers} of {client} (no name needed)
1 What brought you to {client} today? [ ]
2 {^item1}: as expected / better / worse, because [ ]
3 A question you nearly asked, such as "{ask2}": [ ]
4 One thing the {owner} should leave as it is: [ ]
5 One thing to change before you come again for {offer}: [ ]

Prompt: These numbered comments about {aPlace} carry no names.
Put what is said of {offer} into one of eight themes [ ], or under "doubtful".
Count {customers}, not sentences, quote word for word with the number,
and list what speaks against the largest theme about {item1}.`,
      `{client}の{customer}へのカード（無記名）
1 今日、{client}を選んだきっかけ：[ ]
2 {item1}は期待どおり・以上・以下（理由[ ]）
3 「{ask2}」のように、聞きそびれたこと：[ ]
4 {owner}に変えないでほしいこと：[ ]
5 次に{offer}を選ぶとしたら、直してほしいこと：[ ]

指示文：番号付き、無記名の{place}への声を、
八つの話題[ ]か「迷う」に分け、引用は一字も変えず{customer}の番号を付けてください。
{customer}の人数で数え、最大の話題に反する声も挙げてください。`,
    ),
    quote([
      'Last look before you hand it over: would {aCustomer} recognise what was meant, and could the {owner} do the thing on page three within a month?',
      '渡す前に：{customer}が読んで「そういう意味です」と言えますか。3枚目の提案を、{owner}は1か月のうちに試せますか。',
    ]),
  ],
  closing: [
    p(
      [
        'Sixty public comments on {places} and one evening are enough to learn whether you like this work.',
        '{places}への公開の声を60件読むだけで、この仕事が好きかどうかはわかります。',
      ],
      [
        'If you do, offer one finding to one {owner}, and let {result} be the proof that somebody listened.',
        '好きだと思えたら、発見をひとつ、一人の{owner}に届けてください。{result}ようになれば、声は届いたのです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Sorting 60 comments about {item1} by hand' },
    { language: 'en', title: 'Bad news for {anOwner}, said kindly' },
    { language: 'ja', title: '{places}の口コミを話題ごとに数える' },
    { language: 'ja', title: 'アンケートは五問まで。{place}のカードを作る' },
  ],
}
