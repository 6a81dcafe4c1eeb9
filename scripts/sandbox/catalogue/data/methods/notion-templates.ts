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

export const notionTemplates: Method = {
  slug: 'notion-templates',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$0–$15 (free Notion plan; a listing fee on some shops)',
    '0〜1,500円（Notionは無料、素材を買う場合のみ）',
  ],
  prices: { mini: [6, 700], full: [16, 1800], bundle: [29, 3200] },
  income: {
    of: 'full',
    low: 4,
    high: 18,
    basis: [
      '{low} to {high} full templates a month at {price.full} before shop fees, a year after the start, with {hours} hours a week. In the first three months a handful of sales in all is normal.',
      '開始から1年後に{price.full}の本格版が月{low}〜{high}本、週{hours}時間の場合で、販売手数料を引く前の額です。最初の3か月は、合わせて数本が普通です。',
    ],
  },
  titles: [
    ['A Notion template about {theme} that strangers buy', '{theme}のNotionテンプレートを作って売る'],
    ['A Notion template for {fans}: {theme}', '{fans}へ。{theme}を書き留めるNotion'],
    ['Small digital goods on {theme}, made in Notion', 'Notionでつくる{theme}の小さなデジタル商品'],
    [
      'Keep track of {theme} in Notion: sell what you would use',
      '自分も使いたい{theme}の記録帳をNotionで売る',
    ],
    [
      'One Notion template on {theme}, and the people who buy it',
      '一度つくれば{fans}に届く、{theme}のNotion',
    ],
    [
      '{^theme} on one Notion dashboard: a side shop that lasts',
      '{theme}を一枚の画面に。長く続くNotionテンプレート販売',
    ],
    ['A gift for {occasion}: a Notion template on {theme}', '{occasion}にも選ばれる、{theme}のNotion'],
  ],
  thai: {
    title: 'ขายเทมเพลต Notion แนว{th}',
    summary: 'ออกแบบและขายเทมเพลต Notion สำหรับคนที่ชอบเรื่อง{th} พร้อมวิธีตั้งราคาและดูแลลูกค้า',
  },
  summary: [
    oneOf(
      [
        'Design a Notion template around {theme}, sell it to {fans} and keep it alive with small updates.',
        '{theme}をめぐるNotionテンプレートを作り、{fans}に販売し、少しずつ育てていくためのガイドです。',
      ],
      [
        'A patient way to a digital product: one useful page for {fans}, honest pictures of it, and a shop without stock.',
        '{fans}の役に立つ一枚のページと、正直な見本画像。在庫のいらない店を、焦らず開く方法です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Most Notion templates promise to organise your whole life, and most of them are closed after a week. The ones that stay open do something narrow. {^fans} do not want a second brain; they want to find again what they noted about {theme}. If that subject is dear to you, you may already know what such a page should hold.',
          '「人生をまるごと整理する」とうたうNotionテンプレートは、たいてい1週間で開かれなくなります。長く使われるのは、もっと狭い用途のものです。{fans}が欲しいのは第二の脳ではなく、{theme}について書き留めたことを、もう一度見つけられる場所ではないでしょうか。もしあなたもその世界が好きなら、何を載せればよいか、もう半分は知っています。',
        ],
        [
          'Somewhere among your own notes there may be a page on {theme} which you built one rainy Sunday and have opened ever since. Friends asked for a copy. This guide follows that thread: what it takes until strangers, most of them {fans}, pay a small sum for such a page, and why it is slower than people say.',
          'あなたのメモの中に、雨の日曜に作ってから何度も開いている{theme}のページはありませんか。友人に「それ、コピーさせて」と言われたことがあるなら、なおさらです。このガイドは、その続きの話です。{fans}が、それも会ったことのない誰かが、少額でもお金を払ってくれるようになるまでに、何が必要なのか。世間で言われるより時間のかかる理由も、包み隠さず書きました。',
        ],
      ),
    ),
    p(fromNiche('taste'), [
      'A template for {fans} has to show on its first screen that its maker knows {theme} from the inside.',
      '{fans}に選ばれるのは、最初の画面で「作った人も{theme}が好きなのだ」とわかるテンプレートです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Notion', 'Notion'],
        [
          'the free plan is enough to build and share; test every view of {subject} with a second free account.',
          '制作も共有も無料プランで足ります。{subject}のページは、別の無料アカウントでも開いて確かめます。',
        ],
      ),
      lead(
        ['ChatGPT or Claude', 'ChatGPTまたはClaude'],
        [
          'for formulas, sample entries about {subject} and the plain wording of instructions, all within the free tier.',
          '数式、{subject}の記入例、使い方の下書きに、無料の範囲で使います。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'for cover pictures with {motifs}, drawn by you or licensed for resale inside products.',
          '{motifs}を使った表紙を作ります。商品に使える素材かどうか、一点ずつ確かめてください。',
        ],
      ),
      lead(
        ['Gumroad or Etsy', 'BOOTH・STORES・note'],
        [
          'as the till, for a share of each sale; whoever looks for {motif1} searches on Etsy, while Gumroad only sells to people you bring.',
          '販売ごとに手数料がかかります。{motif1}などを検索する人が来るのはBOOTH、記事から来るのはnoteです。',
        ],
      ),
    ),
    p([
      'Beyond that you should have tried to keep notes on {subject} yourself for a month, and failed at least once.',
      'あとは、{subject}の記録を自分で1か月つけ、何度か挫折しておくことです。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Keep the record yourself', '自分で記録をつける'],
        [
          'For four weeks note everything about {subject} that you would like to find again. What you stop noting by day ten, {crowd} will stop noting too.',
          '4週間、{subject}について後で探したくなることを書き留めます。10日目に書かなくなった項目は、{crowd}も書きません。',
        ],
      ),
      lead(
        ['Listen where the others talk', '人の悩みを集める'],
        [
          'Read forums and reviews by {crowd} and collect twenty complaints in their own words.',
          '{crowd}の投稿やレビューから、困りごとを20件、本人の言葉のまま集めます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Three databases at most', 'データベースは三つまで'],
        [
          'One for things, one for days, one for ideas about {subject}, linked with each other; all the rest is a view.',
          '{subject}の「もの」「日々」「思いつき」の三つをつなぎ、ほかはすべて見せ方で工夫します。',
        ],
      ),
      lead(
        ['Fill it with a life', '記入例に暮らしを入れる'],
        [
          'Twelve believable entries, with {motif1} and {motif2} as icons, show more than a tour. Let AI suggest them and correct whatever {crowd} would smile at.',
          '{motif1}や{motif2}をアイコンにし、本当らしい記入例を12件入れます。AIに案を出させ、{crowd}が苦笑しそうなものは直します。',
        ],
      ),
      lead(
        ['Watch five people use it', '五人の手元を見る'],
        [
          'Find five testers among {crowd}, let them have it free of charge and ask them to share the screen.',
          '{crowd}の中から五人を探し、無料で渡して、使う画面を見せてもらいます。',
        ],
        oneOf(
          ['Say nothing while they search.', '迷っていても、口は出しません。'],
          ['Each sigh is a repair.', 'ため息の数だけ、直す場所があります。'],
        ),
      ),
      lead(
        ['Write the shop page last', '販売ページは最後に書く'],
        [
          'Five real screenshots, and two sentences: why it suits {crowd}, and whom it does not suit. Mention {occasion} as a reason to give it away.',
          '実際の画面5枚に、{crowd}のどんな悩みに合い、どんな人には合わないかを書き添えます。{occasion}に贈れることも忘れずに。',
        ],
      ),
      lead(
        ['Be seen in small places', '小さな場所で見つけてもらう'],
        [
          'Post one useful fragment about {subject} a week, and link the free mini version under it.',
          '{subject}に役立つ小技を週に一つ投稿し、無料の簡易版への案内を添えます。',
        ],
      ),
    ),
  ],
  monetization: [
    table(
      [
        ['Version', '種類'],
        ['What the buyer gets', '中身'],
        ['Price', '価格'],
      ],
      [
        ['Mini', '簡易版'],
        ['one database on {subject}', '{subject}の一覧ひとつ'],
        ['free at first, then {price.mini}', '無料、のちに{price.mini}'],
      ],
      [
        ['Full', '本格版'],
        ['the linked three, examples, updates for {crowd}', '三つの連携、記入例、{crowd}の声に応えた更新'],
        ['{price.full}', '{price.full}'],
      ],
      [
        ['Bundle', 'セット'],
        ['the full one and a gift page for {occasion}', '本格版と、{occasion}の贈りもの用ページ'],
        ['{price.bundle}', '{price.bundle}'],
      ],
    ),
    p(
      [
        'When a year of posts about {subject} has gathered readers, {low} to {high} full templates a month are realistic: {income} before fees.',
        '{subject}の投稿を1年続けて読者がついたころ、本格版が月{low}〜{high}本、手数料を引く前で{income}が現実的な線です。',
      ],
      oneOf(
        ['Most shops sell nothing in week one.', '最初の1週間は、たいてい一本も売れません。'],
        ['The first sale may take six weeks.', '最初の一本まで6週間かかることもあります。'],
      ),
      [
        'The second and third template for {crowd} sell the first one along.',
        '{crowd}向けの二作目、三作目が、一作目も連れて売れていきます。',
      ],
    ),
  ],
  risks: [
    bullets(
      lead(
        ['A crowded shelf', '似た商品が多い'],
        [
          'General planners are given away by the thousand; one small corner of {subject} has fewer rivals.',
          '万能型の手帳は無料でいくらでも配られています。{subject}のどこか一点に絞るほど、競争は減ります。',
        ],
      ),
      lead(
        ['Copying and being copied', '真似と真似され'],
        [
          "Never rebuild somebody else's template, and do not use brand names, logos or found pictures of {motif2}. Your own page will be copied too, {motif1} and all; updates are the only fence.",
          '人のテンプレートを作り直したり、ネットで見つけた{motif2}の画像を使ったりしてはいけません。自作も{motif1}の絵ごと真似されますが、更新を続けることが何よりの柵になります。',
        ],
      ),
      lead(['Facts inside the page', '中身の正しさ'], fromNiche('rule'), [
        'Check each ready-made entry on {subject} against a source before you sell it.',
        '{subject}について初めから入れておく情報は、必ず出典で確かめます。',
      ]),
      lead(
        ['Notion changes, shops refuse', '仕様変更と審査'],
        oneOf(
          [
            'A button moves and forty {crowd} write to you. Reserve an hour a month, and read the shop rules on digital goods and on declaring AI help.',
            '画面が変われば{crowd}から質問が届きます。月1時間は対応に空け、デジタル商品とAI利用の表示に関する規約も読んでおきます。',
          ],
          [
            'Some shops turn down templates or ask whether AI was used; answer truthfully on the page. Refund without debate when {crowd} are disappointed.',
            '売り場によってはAIの使用を申告する欄があるので、正直に書きます。がっかりした{crowd}への返金は、議論せずに済ませます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Small sales to {crowd} are income all the same. Download the payout list every month, and check whether the shop handles sales tax for you.',
            '少額でも、{crowd}への販売で得た利益は所得です。入金明細を毎月保存し、年20万円を超える所得になったら確定申告をします。',
          ],
          [
            'Shops report payouts to the tax office in more and more countries. Note fees and purchases next to each sale to {crowd}.',
            '{crowd}への売上は、手数料や素材代と一緒に記録します。確定申告が不要な額でも、住民税の申告は忘れずに。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'A skeleton to copy, thought through for {subject}; rename whatever {crowd} call by another name.',
      '{subject}を記録するための骨組みです。呼び名は{crowd}の言葉に合わせて変えてください。',
    ]),
    code(
      `HOME for {fans}: today's entry, three favourites, button "add"
DB 1 Things: name, kind, first seen, rating, picture (such as {motif3})
DB 2 Days: date, event, mood, link
DB 3 Ideas: text, source, try before [date], for {occasion}? yes / no
VIEWS of {subject}: this week / best of the year / untouched for 60 days

Prompt: Write 12 sample entries on {subject} as
{crowd} would note them: short, some unfinished, one failure,
without brand names or {taboo}.
Then list what nobody would fill in.`,
      `ホーム（{fans}の画面）：今日の記録、お気に入り三つ、「追加」ボタン
表1 もの：名前、種類、出会った日、評価、絵（たとえば{motif3}）
表2 日々：日付、したこと、気分、表1への関連付け
表3 思いつき：内容、出典、試す日、{occasion}向けかどうか
見せ方：今週/今年の{subject}の一番/60日触れていないもの

指示文：{subject}の記入例を12件、{crowd}が書きそうな短い言葉で。
書きかけや失敗談も混ぜ、商品名や{taboo}は入れない。
最後に、埋めずに終わりそうな項目を挙げる。`,
    ),
    bullets(
      item([
        'Before launch: opened on a phone, duplicated by a stranger, free of copied {motif2}.',
        '公開前：スマホで開いたか。{crowd}の一人に複製してもらったか。{motif2}の絵は自作か許諾済みか。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Begin with your own four weeks of notes on {subject}; a template that you have abandoned yourself will not sell.',
        'まずは{subject}の4週間の記録から。自分が続かなかったひな形は、人にも続きません。',
      ],
      [
        'When {crowd} write that the page is still in use after half a year, build the second.',
        '「まだ使っています」という便りが{crowd}から届いたら、二作目を作るときです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Building a Notion page on {theme} from nothing' },
    { language: 'en', title: 'Five testers, one template: {theme}' },
    { language: 'ja', title: '{theme}のNotionを一から作る' },
    { language: 'ja', title: '{fans}に使ってもらってわかったこと' },
  ],
}
