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

export const spreadsheetTools: Method = {
  slug: 'spreadsheet-tools',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: ['$0 (Google Sheets and free AI plans)', '0円（GoogleスプレッドシートとAIの無料プラン）'],
  prices: { small: [60, 8000], tool: [150, 20_000], copy: [19, 2500] },
  income: {
    of: 'tool',
    low: 1,
    high: 3,
    basis: [
      'From {low} to {high} made-to-measure sheets a month at {price.tool}, {hours} hours a week. Copies sold at {price.copy} come later and are not part of the sum; neither is the first month, which often brings nothing.',
      '{price.tool}の注文制作が月に{low}〜{high}件、週{hours}時間の場合です。1本{price.copy}の複製販売は後の話なので含めません。最初の月は収入がないことも珍しくありません。',
    ],
  },
  titles: [
    [
      'A spreadsheet that does one job for {places}: {item1}',
      '{item1}のための一枚。{places}の小さなスプレッドシート',
    ],
    ["Plan next week's {item2}: spreadsheets for {places}", '来週の{item2}を見込む。{places}の計算表づくり'],
    ['Easier sums {busy}: spreadsheets for {places}', '{busy}の計算を楽にする、{places}のスプレッドシート'],
    [
      'One button for {item3}: spreadsheet tools for {places}',
      '{item3}をボタン一つで。{places}に作る表計算ツール',
    ],
    [
      '{^catalogue} in one spreadsheet that {places} understand',
      '{catalogue}を一枚の表に。{places}が使える形で',
    ],
    ['The real cost of {offer}: a spreadsheet for {places}', '{offer}の原価が見える表を、{places}のために'],
  ],
  thai: {
    title: 'ทำสเปรดชีตเล็ก ๆ ที่ใช้งานจริงให้{th}',
    summary: 'สร้างตารางคำนวณเฉพาะงานให้{th} ตั้งแต่พูดคุย ทดสอบ จนถึงขายซ้ำเป็นสินค้าดิจิทัล',
  },
  summary: [
    oneOf(
      [
        'Make small spreadsheets for {places}, each solving a single recurring problem, and later sell the general ones as files.',
        '{places}の困りごとを一つずつ解く小さな表を作り、やがて汎用のものをファイルとして販売するまでのガイドです。',
      ],
      [
        'For people who enjoy a neat formula: turn what {owners} do on paper every week into a sheet they can trust.',
        '数式がきれいに決まると嬉しい人へ。{owner}が毎週紙でしている計算を、信頼できる一枚の表にします。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'There is software for everything, and {aPlace} uses a tenth of it. Between the large programs and the back of an envelope lies a gap the size of one question: how much, how many, when. A sheet that answers a single question about {item1} every week will be opened for years. This guide is about making such sheets for money.',
          'どんな業務にもソフトはありますが、{place}で使われている機能はその一割ほどです。大きなソフトと封筒の裏の走り書き。その間には「いくつ」「いくら」「いつ」といった、たった一つの問いの大きさのすき間があります。{item1}についての問いに毎週答えてくれる表なら、何年も開かれ続けます。その表を作って報酬を得る方法を、このガイドにまとめました。',
        ],
        [
          'Watch {anOwner} reckon: a pencil, a telephone, a number carried over from last week, and somewhere in the middle a mistake about {item2} that nobody will find. You might see a small sheet in front of your inner eye already. Then read on, because that picture is worth something, though rather less than an app salesman would say.',
          '{owner}が計算しているところを見たことはありますか。鉛筆とスマホと、先週から繰り越した数字。どこかで{item2}の数がずれても、誰も気づきません。その様子を想像して、頭の中にもう小さな表が浮かんだなら、この先を読んでみてください。その表には値段がつきます。アプリの営業マンが言うほど高くはありませんが、確かに喜ばれます。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A large system would ask the {place} to change its habits; a small sheet changes itself.',
      '大きなシステムは{place}に習慣を変えろと迫りますが、小さな表は自分のほうが変わります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Google Sheets', 'Googleスプレッドシート'],
        [
          'free, shared, readable on the telephone of the {owner}. Excel only where the {place} already pays for it.',
          '無料で共有でき、{owner}のスマホでも開けます。すでに契約している{place}ならExcelに合わせます。',
        ],
      ),
      lead(
        ['Gemini, ChatGPT or Claude', 'Gemini・ChatGPT・Claude'],
        [
          'to write formulas and short Apps Script from a description of {item1}; quick, and wrong often enough to keep you awake.',
          '{item1}の説明から数式や短いスクリプトを書かせますが、ときどき間違えるので気は抜けません。',
        ],
      ),
      lead(
        ['A test table', '試し用の表'],
        [
          'with twelve invented weeks of the {place}, including a zero, a typing error and the rush {busy}.',
          '{place}の架空の12週分です。ゼロの週、打ち間違い、{busy}の山を必ず混ぜます。',
        ],
      ),
      lead(
        ['Gumroad or a shop page', 'BOOTH・ココナラ'],
        [
          'for copies, once three {places} have asked for the same thing.',
          '同じ相談が{places}から三度続いたら、複製を売る場所として使います。',
        ],
      ),
    ),
    p([
      'You should know SUM, IF and a lookup by heart, and be able to ask {anOwner} "what happens then?" five times in a row.',
      '合計や検索の関数を覚えるより、{owner}に「その次はどうしますか」と五回続けて聞けることのほうが大切です。',
    ]),
  ],
  steps: [
    numbered(
      lead(['Find the weekly sum', '毎週の計算を見つける'], fromNiche('contact'), [
        'What you look for is a sum around {item1} or {item2} that returns every week and is done by hand.',
        '探すのは、{item1}や{item2}をめぐって毎週くり返される手計算です。',
      ]),
      lead(
        ['Ask for the paper, not the wish', '要望より紙を見る'],
        [
          'Let the {owner} show you {material} and the last three slips of paper; paper shows what the {place} really uses.',
          '{owner}に頼むのは、{material}と、最近の計算メモ3枚を見せてもらうことです。{place}で実際に使う項目だけが、紙には書かれています。',
        ],
      ),
      lead(
        ['Write one sentence', '一文で約束する'],
        [
          '"This sheet tells the {place} how many {item2} to plan for" or something as narrow, signed by both.',
          '「この表は{item2}の見込み数を出します」のように、{place}と一文で合意します。',
        ],
        oneOf(
          ['Whatever does not fit is a second sheet.', '入りきらないものは、二枚目の表です。'],
          ['No sentence, no sheet.', '一文にできないうちは作りません。'],
        ),
      ),
      lead(
        ['Three colours', '三色だけ使う'],
        [
          'Yellow is where the {owner} types, grey is what the sheet reckons, white is the answer about {item1}. Protect the grey.',
          '{owner}が打つ欄は黄色、計算は灰色、{item1}の答えは白と決め、灰色は保護しておきます。',
        ],
      ),
      lead(
        ['Feed it nonsense', 'でたらめを入れる'],
        [
          'Type words for numbers, leave rows of {item3} empty, enter a date from the last century. A good sheet for {aPlace} complains politely.',
          '数字の欄に文字を入れ、{item3}の行を空け、前世紀の日付を打ちます。よい表は、{place}の人に穏やかに間違いを知らせます。',
        ],
      ),
      lead(
        ['Compare with the pencil', '鉛筆と比べる'],
        [
          'For two weeks the {place} reckons both ways. AI formulas for {item3} look right until the month changes, so check by hand.',
          '2週間は{place}に紙と表の両方で計算してもらいます。AIの書いた{item3}の数式は月をまたぐと崩れることがあるので、手でも検算します。',
        ],
      ),
      lead(
        ['Hand over with a film', '動画で渡す'],
        [
          'Record five minutes of screen in words the {owner} would use. Come back {quiet} for the things that annoy.',
          '操作を5分録画して渡し、{quiet}に使いにくい箇所を聞きに行きます。',
        ],
      ),
    ),
  ],
  monetization: [
    bullets(
      lead(
        ['Small repair, {price.small}', '手直し {price.small}'],
        [
          'mending or speeding up a sheet which the {place} already has.',
          '{place}がすでに使っている表の修理や整理です。',
        ],
      ),
      lead(
        ['Sheet to measure, {price.tool}', '注文制作 {price.tool}'],
        [
          'one sentence, one sheet, two weeks of comparison with the {owner}.',
          '一文、一枚、{owner}との2週間の検算つきです。',
        ],
      ),
      lead(
        ['Copy, {price.copy}', '複製 {price.copy}'],
        [
          'the general form, with invented figures, sold to other {places}.',
          '数字を架空のものに替えた汎用版を、ほかの{places}に販売します。',
        ],
      ),
    ),
    p(
      [
        'A sheet for {item1} takes eight hours when it is your first and four when it is your sixth.',
        '{item1}の表は、一枚目なら8時間、六枚目なら4時間ほどです。',
      ],
      [
        'At {low} to {high} orders from {places} a month that is {income}, before the occasional copy.',
        '{places}から月{low}〜{high}件で{income}、複製が売れればその分が加わります。',
      ],
      oneOf(
        ['Month one may bring a repair, or nothing.', '最初の月は手直し1件か、ゼロです。'],
        ['Patience: people must see one at work first.', '動いている実物を見せてからの仕事です。'],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['The silent error', '静かな間違い'],
        [
          'A wrong price for {item3} copied down forty rows costs the {place} real money. State in writing that the {owner} checks results before acting on them.',
          '{item3}の単価が一つ違えば、{place}に実害が出ます。結果を確かめて使うのは{owner}だと、書面に残します。',
        ],
      ),
      lead(
        ['The growing wish', 'ふくらむ要望'],
        [
          'After three weeks {anOwner} asks for stock, wages and the weather. Smile, and quote a second sheet.',
          '3週間後、{owner}は在庫も給与も天気も入れたくなるので、にこやかに二枚目の見積もりを出しましょう。',
        ],
      ),
      lead(['Rules inside the numbers', '数字にも決まりがある'], fromNiche('rule')),
      lead(
        ['Rights and openness', '権利と開示'],
        oneOf(
          [
            'Agree who may resell: the figures belong to the {place}, the empty form to you. Mention in the offer that AI helped with formulas.',
            '数字は{place}のもの、空の型は自分のもの、と先に決めます。数式にAIを使うことも見積もりに書きます。',
          ],
          [
            'Do not sell a template bought elsewhere to {places} as your own, and do not paste their figures into an AI chat. Say where AI took part.',
            '買ったひな形を{places}に自作として売ってはいけません。実数はAIに貼らず、AIを使った部分は正直に伝えます。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Orders from {places} and copies from a shop are two kinds of receipts, one tax return. Keep them in, of all things, a sheet.',
            '{places}からの報酬も複製の売上も、確定申告では合わせて考えます。所得が年20万円を超えるかどうか、それこそ表で管理しましょう。',
          ],
          [
            'Do not give tax advice inside the sheet: a column called "tax" for {aPlace} is filled in by its accountant.',
            '{place}の税額を計算する表は税理士さんの領分です。自分の副業の確定申告も、迷ったら税務署に尋ねます。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'A plan for a first sheet at {client}, {clientIs}: how many {item2} to plan for next week.',
      '{client}（{clientIs}）のための最初の一枚、「来週の{item2}をどれだけ見込むか」の設計図です。',
    ]),
    table(
      [
        ['Column', '列'],
        ['Filled in at the {place} by', '{place}で埋める人'],
        ['Formula or example', '数式・例'],
      ],
      [
        ['A Week', 'A 週'],
        ['the sheet', '自動'],
        ['marks the weeks {busy}', '{busy}に印'],
      ],
      [
        ['B Used: {item2}', 'B {item2}の実績'],
        ['the {owner}', '{owner}'],
        ['whole numbers only', '整数のみ'],
      ],
      [
        ['C Average of {item2}', 'C {item2}の平均'],
        ['the sheet', '自動'],
        ['=AVERAGE of the last four', '直近4週のAVERAGE'],
      ],
      [
        ['D Plan: {item2}', 'D {item2}の見込み'],
        ['the sheet', '自動'],
        ['=ROUNDUP(C*1.1;0)', '=ROUNDUP(C*1.1,0)'],
      ],
    ),
    code(
      `Prompt: I build one Google Sheet for {aPlace}. It does only this:
[sentence agreed with the {owner}].
Typed in weekly: {item1} [ ], {item2} [ ], {item3} [ ]
Write each formula with an explanation for {anOwner} who dislikes formulas.
Add three wrong entries, such as words for {item2}, that it must refuse,
and a test with twelve weeks, one of them {busy}.`,
      `指示文：{place}のスプレッドシートを作ります。
役目は一つだけで、[{owner}と合意した一文]です。
毎週打つもの：{item1}[ ]、{item2}[ ]、{item3}[ ]
数式が苦手な{owner}にもわかる説明を付け、
受け付けてはいけない入力を三つと、
{busy}を含む12週の試験データも出してください。`,
    ),
    bullets(
      item([
        'Check before handing over: works on the telephone of the {owner}, refuses nonsense about {item3}, prints on one page.',
        '引き渡し前：{owner}のスマホで開くか。{item3}のでたらめを断るか。{customer}の前で一枚に印刷できるか。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Look {where} for a pencil: wherever somebody reckons with a frown, there is a sheet to be made.',
        '{where}で、眉をひそめて計算している人を探せば、そこに一枚分の仕事があります。',
      ],
      [
        'Make one for {client} in your head tonight, one for real {places} next month, and the habit will do the rest.',
        '今夜は{client}のために想像で一枚、来月は本物の{place}のために一枚。{item1}の表が並ぶころには、次の相談が来ています。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'One sheet, one question: {item2} for {aPlace}' },
    { language: 'en', title: 'Breaking my own spreadsheet for {places}' },
    { language: 'ja', title: '{places}の計算メモを表にする' },
    { language: 'ja', title: 'AIの数式を{item2}の表で検算する' },
  ],
}
