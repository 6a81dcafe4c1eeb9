import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const localResearch: Method = {
  slug: 'local-research',
  difficulty: 'advanced',
  hoursPerWeek: 6,
  startCost: [
    '$0–$20 (public statistics, your own feet, perhaps one paid AI month)',
    '0〜3,000円（公的統計と自分の足。AIの有料版は必要になってから）',
  ],
  prices: { sample: [40, 5000], monthly: [85, 11_000], special: [180, 24_000] },
  income: {
    of: 'monthly',
    low: 2,
    high: 6,
    basis: [
      '{low} to {high} subscribers at {price.monthly} a month, served in {hours} hours a week, after about nine months. The first quarter tends to bring two or three paid samples at {price.sample} in all.',
      '月{price.monthly}の購読者が{low}〜{high}軒、週{hours}時間で、始めて9か月ほどたったころの目安です。最初の3か月は{price.sample}の見本号が合わせて二、三件でしょう。',
    ],
  },
  titles: [
    [
      'The month around {item1}: local market reports for {places}',
      '{item1}をめぐる町の一か月。{places}への市場レポート',
    ],
    [
      'What moves {customers}: local market research for {places}',
      '{customer}の動きを読む、{places}の市場調査レポート',
    ],
    ['Prices, openings, {item2}: a monthly report for {places}', '値段と新店と{item2}。{places}に届ける月報'],
    [
      'What to expect {busy}: local market reports for {places}',
      '{busy}に備える、{places}のための地域レポート',
    ],
    [
      'Know the street: local research on {offer} for {places}',
      '町を歩いて調べる、{offer}と{places}の地域レポート',
    ],
    ['Small facts for {owners}: a monthly local report', '{owner}が知りたい町の事実を、毎月一枚のレポートに'],
  ],
  thai: {
    title: 'ทำรายงานตลาดท้องถิ่นรายเดือนให้{th}',
    summary: 'รวบรวมข้อมูลสาธารณะในพื้นที่เป็นรายงานรายเดือนสำหรับ{th} แบบสมัครสมาชิก',
  },
  summary: [
    oneOf(
      [
        'Publish a short monthly report on what happens around {places} in your area, and win a handful of paying readers.',
        'あなたの地域で{places}のまわりに起きていることを月に一度まとめ、数軒の購読者に届ける仕事です。',
      ],
      [
        'For curious walkers: collect public facts that {anOwner} has no time to look up and turn them into a subscription.',
        '歩くことと調べることが好きな人へ。{owner}に調べる暇のない公開情報を集め、定期購読に育てます。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Two streets away something opens, prices for {item1} shift, a school changes its calendar, and {anOwner} hears of it three months later from {aCustomer}. Large chains have departments for that. {^places} have the rumours at the till. A page a month, reliable and close to home, closes the distance, and few people offer one.',
          '二本隣の通りに新しい店ができ、{item1}の相場が動き、学校の行事日程が変わる。{owner}がそれを知るのは三か月後、{customer}との雑談の中です。大手にはそのための部署がありますが、{places}にあるのは、うわさ話だけ。確かで身近な情報が月に一度届けば、その差はずいぶん縮まります。そして、それを作る人は、まだほとんどいません。',
        ],
        [
          'Market research sounds like towers of glass and budgets to match. What {places} could use is humbler: who raised prices, when the roadworks end, how many people of which age moved into the quarter, what that means for {offer}. All of it is public, most of it is dull to collect, and that is exactly your chance.',
          '市場調査というと、高層ビルと大きな予算を思い浮かべるかもしれません。{places}に必要なのは、もっとつつましいものです。どこが値上げしたか、工事はいつ終わるか、どんな年代の人が越してきたか、それは{offer}にどう響くのか。どれも公開されていますが、集めるのは退屈な作業です。だからこそ、引き受ける人に報酬が支払われます。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Nobody at the {place} reads the minutes of the town council, although {item3} may depend on them.',
      '{item3}に関わることが載っていても、{place}に市の広報や議事録を読む人はいません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['National and city statistics', 'e-StatとRESAS'],
        [
          'census tables and open data portals: who lives within an hour of the {place}, free of charge and trustworthy.',
          '人口や世帯の公的な統計で、{place}まで1時間以内のところに誰が暮らすのかがわかります。',
        ],
      ),
      lead(
        ['Google Trends and Maps', 'GoogleトレンドとGoogleマップ'],
        [
          'when people search for {item1}, and who has opened or closed nearby.',
          '{item1}がいつ検索されるのか、近くで何が開き、何が閉じたのかを見ます。',
        ],
      ),
      lead(
        ['NotebookLM or Perplexity', 'NotebookLM・Perplexity'],
        [
          'to search long council papers for anything touching {offer}; every hit is then read at its source.',
          '長い議会資料から{offer}に関わる箇所を探させ、見つかったら必ず元の資料で読みます。',
        ],
      ),
      lead(
        ['Shoes and a notebook', '靴と手帳'],
        [
          'one walk a month past the {places} of your area, writing down only what can be seen from outside.',
          '月に一度、同じ曜日に{places}を回り、外から見える値段と貼り紙だけを書き留めます。',
        ],
      ),
    ),
    p([
      'You need to enjoy footnotes; {anOwner} will forgive a thin month but never a wrong price.',
      '情報の少ない月は許してくれる{owner}も、値段の間違いは許してくれません。出典を書くのが苦にならない人に向いています。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Draw a small map', '小さな地図を描く'],
        [
          'Choose one area and one trade: the {places} you can pass in one day, a dozen at most.',
          '地域と業種を一つずつ決め、一日で回れる{places}を12軒ほど選びます。',
        ],
      ),
      lead(
        ['Make a number zero', '創刊準備号を作る'],
        [
          'Two pages: five changes, one table of public prices for {item1} and {item2}, one date to remember {busy}, and a source for each line.',
          '2枚に、変化を五つ、{item1}と{item2}の公開価格の表、{busy}に向けた日程を一つ。{item1}の値段の一行にも、必ず出典を付けます。',
        ],
      ),
      lead(['Let three people cross things out', '三人に線を引いてもらう'], fromNiche('contact'), [
        'Hand {anOwner} the trial number with a pen and ask which half is useless.',
        '{owner}に準備号とペンを渡し、要らない半分に線を引いてもらいます。',
      ]),
      lead(
        ['Fix a round of sources', '巡回先を固定する'],
        [
          'Council, statistics, school calendars, building notices, three suppliers of the {place}: the same twenty sources every month.',
          '議会、統計、学校行事、建築の掲示、{place}の仕入れ先など、毎月同じ20か所を回ります。',
        ],
      ),
      lead(
        ['Write the "so what"', '「だから何」を書く'],
        [
          'AI condenses; you add one sentence on what each fact could mean for {item3}, marked as opinion.',
          '要約はAIに任せ、その事実が{item3}にどう関わるかを、意見と断ったうえで自分で一文添えます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Deliver on the first Tuesday', '第一火曜に届ける'],
        [
          'The same day each month, two pages as PDF, with your number for questions from {owners}.',
          '毎月同じ日に2枚のPDFを送り、{owner}からの質問を受け付けます。',
        ],
        oneOf(
          ['Punctuality is half of trust.', '遅れないことが、信頼の半分です。'],
          ['A late report is old news.', '遅れた月報は、ただの古新聞です。'],
        ),
      ),
      lead(
        ['Ask once a quarter', '季節ごとに尋ねる'],
        [
          'Which line led to a decision about {offer}? Drop the columns nobody names, best {quiet}.',
          '{quiet}などに、どの行が{offer}の判断に役立ったかを尋ね、名前の挙がらない欄はやめます。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'A sample number costs {price.sample}; the monthly report {price.monthly} for each {place}; a special on one question, such as a second site or a new price for {item1}, {price.special}.',
      '見本号が{price.sample}、月報は{place}一軒につき{price.monthly}、「二か所目を出すなら」「{item1}の値段を見直すなら」といった特別調査が{price.special}です。',
    ]),
    p(
      [
        'The first copy takes ten hours, each further {place} in the same area half an hour, and there lies the whole arithmetic.',
        '一軒目のために10時間かかっても、同じ地域の二軒目からは{place}ごとに30分で済み、この仕事の計算はそこに尽きます。',
      ],
      [
        'With {low} to {high} readers among {places} you take in {income}.',
        '{places}の購読者が{low}〜{high}軒で{income}になります。',
      ],
      oneOf(
        ['Count on unpaid months at the start.', '初めは無収入の月を覚悟しておきます。'],
        ['The first half year is mostly investment.', '最初の半年は、ほとんど仕込みの期間です。'],
      ),
      [
        'Tell all of them openly that other {places} read it too.',
        'ほかの{places}も読んでいることは、隠さずに伝えてください。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Numbers without parents', '出どころのない数字'],
        [
          'AI search invents shares and growth rates for {offer} as if it had counted them. Unless the {owner} could open the source, the number stays out.',
          'AI検索は{offer}の市場規模や伸び率をもっともらしく作ります。{owner}が自分で開ける資料のない数字は載せません。',
        ],
      ),
      lead(
        ['Spying', '偵察との境目'],
        [
          'Look only at what is public: no false enquiries as {aCustomer}, no scraping against site rules, no gossip from one {owner} to another.',
          '見るのは公開されたものだけとし、{customer}を装った問い合わせや規約に反する自動収集、{owner}どうしのうわさの横流しはしません。',
        ],
      ),
      lead(['What the trade may not do', '業種の法と作法'], fromNiche('rule'), [
        'Competitors must never agree on prices through your table of {item1}; show what hangs in the window and comment no further.',
        '{item1}の価格表が値段の申し合わせに使われてはいけないので、公開価格を並べるだけにします。',
      ]),
      lead(
        ['Rights and openness', '著作権と開示'],
        oneOf(
          [
            'Newspaper articles are protected: give the fact in your words and the link. A line at the foot tells {owners} that AI helped to search and shorten.',
            '新聞記事の転載はできません。事実を自分の言葉で書き、出典を添えます。検索と要約にAIを使ったことは、{owner}への月報の末尾に記します。',
          ],
          [
            'Open data has licences too; name the office. Say on page two where AI was used, before {anOwner} wonders.',
            '公的統計にも出典の書き方の決まりがあります。AIを使った箇所は、{owner}に聞かれる前に2枚目に書いておきます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Subscriptions from {places} are regular income and therefore easy to tax; set a share aside each first Tuesday.',
            '{places}からの購読料は毎月入るので、年20万円の線を超えやすい収入です。確定申告に備えて毎月記録します。',
          ],
          [
            'Note bus fares and prints for the round of {places}; they lower what is taxed. Ask the tax office which proofs it wants.',
            '{places}を回る交通費や印刷代は経費になります。領収書を残し、確定申告の要否は早めに確かめましょう。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'The grid of a number zero, made out for {client}, {clientIs}; a stranger to the trade can fill it in two evenings.',
      '{client}（{clientIs}）を読者に見立てた、二晩で埋められる創刊準備号の枠です。',
    ]),
    table(
      [
        ['Box', '欄'],
        ['What goes in for {aPlace}', '{place}向けの中身'],
        ['Source', '出典'],
      ],
      [
        ['Nearby', '近所'],
        ['openings, closures, roadworks around {client}', '{client}周辺の開店、閉店、工事'],
        ['notices, your walk', '掲示、徒歩'],
      ],
      [
        ['Prices', '値段'],
        ['{item1} and {item2}, as displayed', '店頭や公式サイトの{item1}、{item2}'],
        ['windows, own websites', '店頭、公式サイト'],
      ],
      [
        ['People', '人'],
        ['who moved in, and do they need {item3}', '転入の動きと{item3}との関わり'],
        ['city statistics', '市の統計'],
      ],
      [
        ['Ahead', 'これから'],
        ['three dates that matter {busy}', '{busy}に関わる日程三つ'],
        ['calendars', '行事予定'],
      ],
    ),
    code(
      `Prompt: I write for {aPlace}; a public document of [city, date] follows.
Find passages that touch {offer}, {customers}, or what happens {busy}.
Give page number and exact words, nothing that the {place} could not look up.
Then ask me three questions whose answers would matter to the {owner}.
If nothing touches {item1}, {item2} or {item3}, say "nothing".`,
      `指示文：[市名、日付]の公開資料を、{place}のために読みます。
{offer}、{customer}、{busy}に関わる箇所を、
ページ番号と原文のまま挙げ、{place}に関わらない情報は足さないでください。
次に、{owner}にとって答えが重要な質問を三つ。
{item1}、{item2}、{item3}に関わる記述がなければ「なし」と答えること。`,
    ),
    bullets(
      item([
        'Before sending: each line about {item1} has a source, opinion is marked, and no {owner} could feel watched.',
        '送る前に：{item1}の各行に出典はあるか。意見と事実を分け、見張られたと感じる{owner}がいないか確かめたか。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Walk past your {places} next Tuesday with a notebook; by evening you will have half a number zero.',
        '次の火曜に、手帳を持って{places}の前を歩いてみましょう。夜には、{item1}の価格表くらいはできています。',
      ],
      [
        'When {anOwner} forwards a page to a colleague with the words "did you know", the report has found its place.',
        '「これ、知ってましたか」と{owner}が仲間に見せる一枚になれば、月報は町に根づいたといえます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'A walk past {places}: what the windows tell' },
    { language: 'en', title: 'Number zero of a local report on {item1}' },
    { language: 'ja', title: '{places}の月報、創刊準備号を作る' },
    { language: 'ja', title: 'e-Statで{place}のまわりの人口を調べる' },
  ],
}
