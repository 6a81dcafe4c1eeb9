import {
  code,
  fromNiche,
  item,
  bullets,
  lead,
  numbered,
  oneOf,
  p,
  sub,
  table,
  type Method,
} from '../../writing/format.ts'

export const seoRefresh: Method = {
  slug: 'seo-refresh',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: [
    '$0 (Search Console and a spreadsheet cost nothing)',
    '0円（Search Consoleも表計算も無料です）',
  ],
  prices: { audit: [70, 9000], article: [60, 8000], bundle: [270, 36_000] },
  income: {
    of: 'article',
    low: 3,
    high: 8,
    basis: [
      '{low} to {high} refreshed pages a month at {price.article}, in about {hours} hours a week. Audits at {price.audit} come on top but are rare, and results in search take two to three months to show.',
      '1本{price.article}のリライトを月に{low}〜{high}本、週{hours}時間ほどで納品した場合です。検索での変化が見えるまでには2〜3か月かかります。',
    ],
  },
  titles: [
    ['Old pages, new readers: SEO rewriting for {places}', '古い記事にもう一度読者を。{places}のSEOリライト'],
    [
      'Refresh the forgotten article on {item1}: SEO for {places}',
      '埋もれた{item1}の記事を直す、{places}のリライト副業',
    ],
    [
      '"{ask1}" on page two of Google? SEO help for {places}',
      '「{ask1}」で見つかるように。{places}のSEO改善',
    ],
    ['Update what {places} once wrote about {item2}', '{places}が昔書いた{item2}の記事を、今に合わせて直す'],
    [
      '{^offer}, found on Google again: page care for {places}',
      '{offer}がまた検索で見つかる。{places}の記事の手入れ',
    ],
    [
      'Fewer posts, better kept: {theme} on the blogs of {places}',
      '記事は増やさず整える。{theme}を書く{places}のブログ改善',
    ],
  ],
  thai: {
    title: 'ปรับปรุงบทความเก่าให้{th}',
    summary: 'รับแก้ไขบทความและหน้าเว็บเก่าของ{th} ให้ข้อมูลถูกต้องและค้นเจออีกครั้ง',
  },
  summary: [
    oneOf(
      [
        'Offer {places} a repair service for pages that once brought {customers} and no longer do, priced by the page.',
        'かつて{customer}を連れてきたのに今は読まれていない記事を直す、{places}向けの修繕サービスです。料金は1本単位で決めます。',
      ],
      [
        'Find the tired pages about {offer}, bring their facts up to date and hand {anOwner} something worth reading again.',
        '{offer}について書かれた古いページを探し、事実を新しくして、もう一度読む価値のある形で{owner}に返す仕事です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Somewhere on the website of {aPlace} there is an article from four years ago, written in a hopeful week. It names a price that has changed, a colleague who has left and {item1} as they used to be. Search engines still show it now and then, on a page nobody opens. Bringing such texts back to life is quiet work with a clear result.',
          '{place}のサイトの奥に、四年前の記事が残っています。やる気のあった一週間に書かれたもので、値段は変わり、登場する人はもう辞め、{item1}の説明も昔のままです。検索すればたまに出てきますが、開く人はほとんどいません。そういう文章を生き返らせるのは、静かでも結果のはっきりした仕事です。新しい記事を量産するのが苦手な人ほど、向いているかもしれません。',
        ],
        [
          'Everybody offers {owners} new articles; hardly anybody offers to look after the old ones. Yet the page that already answers "{ask1}", only badly, is closer to success than any blank sheet. If you like mending more than inventing, and checking more than promising, there is a fair-minded little service waiting here.',
          '新しい記事を書きませんか、という売り込みなら{owner}のもとに毎月届きます。ところが、昔の記事を手入れしますという人はめったに現れません。「{ask1}」に下手ながら答えているページがすでにあるなら、白紙から始めるよりずっと近道です。作り出すより直すこと、約束するより確かめることが好きな人に、ちょうどよい仕事があります。その始め方をまとめました。',
        ],
        [
          "A website ages like a shop window: slowly, and invisibly to those who pass it daily. {^anOwner} will not notice that the page about {item2} answers last year's question, but {aCustomer} notices in seconds and leaves. You could be the person with fresh eyes, an evening to spare and the patience to put things right line by line.",
          'サイトは店先と同じで、毎日見ている人には古びていくのがわかりません。{item2}のページが去年の疑問に答えたままでも、{owner}は気づかず、{customer}だけが数秒で離れていきます。必要なのは新鮮な目と、空いている夜と、一行ずつ直す根気です。この三つを持っている人なら、思ったより早く役に立てます。過大な期待を持たずに済むよう、限界も書いておきます。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'It is no wonder that the page on {item1} was last opened by its author in another year.',
      '{item1}のページを書いた本人が何年も開いていないのは、無理もないことです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Search Console', 'Google Search Console'],
        [
          'shows which searches lead to the {place} and where it stands; free, once the {owner} adds you as a user.',
          'どんな検索で{place}が表示され、何位なのかがわかります。無料で、{owner}に閲覧権限をもらって使います。',
        ],
      ),
      lead(
        ['Google Trends and AlsoAsked', 'ラッコキーワード'],
        [
          'reveal how people phrase their questions about {item1}; a few looks a day are free.',
          '{item1}について人がどんな言葉で調べるかを、無料の範囲で一覧にできます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'compares an old page about {offer} with your notes and lists what is missing, doubtful or said twice.',
          '{offer}の古い記事と取材メモを比べ、足りない点、怪しい点、重複を挙げさせる点検係です。',
        ],
      ),
      lead(
        ['WordPress', 'WordPress'],
        [
          'runs many sites of {places}; learn to save a revision and to keep an address unchanged.',
          '{places}のサイトで多く使われているので、下書き保存と旧版への戻し方だけは覚えておきましょう。',
        ],
      ),
    ),
    p([
      'No programming is involved, but you should enjoy reading figures and be willing to telephone {anOwner} about a single doubtful word.',
      'プログラミングは不要ですが、数字を読むのが苦にならず、怪しい一語のために{owner}へ電話をかけられる人に向いています。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Practise on a stranger', '手元で練習する'],
        [
          'Choose an old public article about {item1} and mark every line that could be out of date. Twelve marks on one page is quite usual.',
          '公開されている{item1}の古い記事を一本選び、今も正しいか怪しい行に印をつけます（12か所ほど見つかるのが普通です）。',
        ],
      ),
      lead(['Bring three findings', '発見を三つ持っていく'], fromNiche('contact'), [
        'Name three lines on the site that are wrong today, one of them about {item1}, and leave the improvements with the {owner} as a gift.',
        'サイトの中で今は事実と違う行を、{item1}の話も含めて三つ挙げ、直した文は{owner}に差し上げます。',
      ]),
      lead(
        ['Pick the pages with a pulse', '脈のあるページを選ぶ'],
        [
          'In Search Console sort by position and take what stands between 8 and 25 for searches such as "{ask1}". Leave alone the pages on {item2} or {item3} that nobody ever saw, and those that lead already.',
          'Search Consoleで、「{ask1}」に近い言葉で8〜25位に表示されているものを探します。一度も表示されない{item2}のページや、すでに上位の{item3}のページがあっても、そこには触れません。',
        ],
      ),
      lead(
        ['Ask what has changed', '変わったことを聞く'],
        [
          'Fifteen minutes with the {owner} and {material} are worth more than any keyword list.',
          'キーワードの一覧より、{owner}に聞く15分と手元の資料が頼りです。借りるのは{material}です。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Rebuild from the answer down', '答えから組み直す'],
        [
          'Put the answer to "{ask1}" into the first two sentences, then the conditions, then the story about {offer}. Let the AI propose an order, and write yourself what only somebody who has talked to the {owner} can know.',
          '冒頭の二文で「{ask1}」に答え、条件、{offer}の背景の順に並べます。構成はAIに提案させても、{owner}に聞いた人にしか書けない部分は自分で書いてください。',
        ],
      ),
      lead(
        ['Publish with a trace', '記録を残して公開する'],
        [
          'Keep the address of the page, save the old version, add the date and the name of the {owner} who checked it.',
          'URLは変えず、旧版を保存し、更新日と確認した{owner}の名前を入れます。',
        ],
        [
          'Look at the figures for {item1} after thirty and ninety days, not every morning.',
          '{item1}の数字を見るのは30日後と90日後で、毎朝のぞく必要はありません。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'The audit is the door: for {price.audit} you send {anOwner} two pages that say which articles to mend, merge or delete.',
      '入り口は{price.audit}の診断書で、直す記事、まとめる記事、消す記事を2ページに整理して{owner}に渡します。',
    ]),
    table(
      [
        ['Service', '内容'],
        ['For example', '例'],
        ['Price', '料金'],
      ],
      [
        ['Audit', '診断'],
        ['up to 30 pages about {offer}', '{offer}に関する30ページまで'],
        ['{price.audit}', '{price.audit}'],
      ],
      [
        ['One page', 'リライト1本'],
        ['the article on {item1}', '{item1}の記事'],
        ['{price.article}', '{price.article}'],
      ],
      [
        ['Five pages', '5本セット'],
        ['{item1}, {item2}, {item3} and two more', '{item1}、{item2}、{item3}ほか'],
        ['{price.bundle}', '{price.bundle}'],
      ],
    ),
    p(
      [
        'A page for {aPlace} takes about three hours, interview included, and with {low} to {high} of them a month you reach {income}.',
        '1本にかかるのは取材を含めて3時間ほど、{places}から月{low}〜{high}本を受けると、{income}になります。',
      ],
      oneOf(
        [
          'During the first weeks you will mostly read, and perhaps sell one audit to {aPlace} nearby.',
          '最初の数週間は読むばかりで、近くの{place}に診断が一件売れれば上出来です。',
        ],
        [
          'The first month often ends with a single page for one {place}, paid late.',
          '1か月目は{place}のリライトが一本、入金は翌月末、というあたりが現実的です。',
        ],
      ),
      [
        'Suggest the work {quiet}, so that the pages have settled before {customers} search in earnest.',
        '提案は{quiet}に出すと、{customer}が本格的に検索を始めるころには記事が落ち着いています。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Promising a rank', '順位の約束'],
        [
          'Nobody can guarantee {aPlace} the first place in a search. Sell correct, readable pages about {offer} and report what happened to them, good or bad.',
          '{place}を検索1位にする、とは誰にも保証できません。売るのは{offer}の正しく読みやすいページで、結果は良くても悪くても報告します。',
        ],
      ),
      lead(
        ['Filling pages by machine', 'AIでの水増し'],
        oneOf(
          [
            'Google treats masses of generated text without added value as spam, whoever wrote it. If {anOwner} wants fifty articles by Friday, decline.',
            'Googleは、価値を足さずに大量生成された文章をスパムとして扱います。「金曜までに50本」という{owner}の依頼は断ってください。',
          ],
          [
            'An AI page on {item2} that says what all others say will sink within weeks. Length for its own sake harms the pages around it as well.',
            'どこにでもあることを並べたAIの{item2}の記事は、数週間で沈みます。字数稼ぎは、周りのページの評価まで下げかねません。',
          ],
        ),
      ),
      lead(['Law and manners', '法律と作法'], fromNiche('rule'), [
        'Old pages often still contain {taboo}; removing that is part of the repair.',
        '古い記事には{taboo}が残りがちなので、見つけたら必ず取り除きます。',
      ]),
      lead(
        ['Borrowed words', '他人の文章'],
        [
          'Do not feed the best-ranked article about {item1} to a model and call the result new. Tell the {owner} in the offer where AI is used and who checks.',
          '上位サイトの{item1}の記事をAIに言い換えさせるのは、著作権の面でも信用の面でも危険です。AIを使う工程と確認者は、見積もりで{owner}に伝えます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Pay from {places} through a platform is taxable like any other; keep the monthly statement with the fee, not only what reached your bank.',
            'クラウドワークスなどを通した{places}の報酬は、手数料を引かれる前の額が収入です。給与以外の所得が年20万円を超えたら確定申告をします。',
          ],
          [
            'Eight pages a month for {aPlace} can carry a hobby over the limit at which a tax return is due. Ask about that limit in spring, not in December.',
            '{place}の仕事が月8本も続けば、副業の所得は年20万円を超え、確定申告の対象になります。超えない年も、住民税の申告は市区町村に必要です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Score an old page of {aPlace} with these eight points before you quote; fewer than five, and it is a full rewrite.',
      '見積もりの前に、{place}の古い記事をこの8項目で採点し、5点に届かなければ全面リライトとします。',
    ]),
    code(
      `[ ] The first two sentences answer "{ask1}"
[ ] Every price and date about {item1} was confirmed by the {owner} this month
[ ] {item2} and {item3} are linked, and the links work
[ ] Words such as {terms} are explained once
[ ] One detail that only {client} could tell
[ ] Free of {taboo}
[ ] A photo taken on the spot, for instance {scene}
[ ] It says what {aCustomer} should do next
Prompt: "Here is an old page of {client} and here are my notes. List what the notes contradict, what {aCustomer} asking "{ask2}" would miss, and what is said twice. Do not rewrite."`,
      `[ ] 冒頭の二文が「{ask1}」に答えている
[ ] {item1}の値段と日付を今月{owner}に確認した
[ ] {item2}と{item3}へのリンクが生きている
[ ] {terms}のような言葉を一度は説明している
[ ] {client}にしか書けない細部が一つある
[ ] {taboo}が入っていない
[ ] 現場で撮った写真がある（たとえば{scene}）
[ ] 読み終えた{customer}が次にすることが書いてある
AIへの指示： 以下は{client}の古い記事と取材メモです。書き直さずに、メモと食い違う点、「{ask2}」と尋ねる{customer}に足りない点、重複を挙げてください。`,
    ),
    sub(['The order of repair', '直す順番']),
    bullets(
      item([
        'First what is wrong about {item1}, because a false price costs trust.',
        'まず{item1}の誤りを直します。古い値段がいちばん信用を失わせます。',
      ]),
      item([
        'Then what {customers} ask and the page leaves out.',
        '次に、{customer}が知りたいのに書かれていないことです。',
      ]),
      item([
        'Style comes last; people come for {offer} and not for adjectives.',
        '文体は最後で構いません。読む人の目当ては{offer}であって、形容詞ではないからです。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Print one old page of {aPlace} tonight and take a red pencil to it.',
        '今夜、{place}の古い記事を一本印刷して、赤鉛筆を持ってみてください。',
      ],
      [
        'After a year of mending, {result} will say more to {anOwner} than any curve on a screen.',
        '手入れを一年続けて{result}なら、{owner}には順位のグラフよりよく伝わります。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Mending one old page about {item1}, line by line' },
    { language: 'en', title: 'Search Console for people who help {places}' },
    { language: 'ja', title: '{item1}の古い記事を一本リライトする' },
    { language: 'ja', title: '{places}のサイト診断、8項目の使い方' },
  ],
}
