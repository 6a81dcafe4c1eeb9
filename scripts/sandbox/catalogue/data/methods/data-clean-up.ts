import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  sub,
  table,
  type Method,
} from '../../writing/format.ts'

export const dataCleanUp: Method = {
  slug: 'data-clean-up',
  difficulty: 'starter',
  hoursPerWeek: 5,
  startCost: ['$0 (every tool named here has a free version)', '0円（紹介する道具はどれも無料版があります）'],
  prices: { sample: [30, 4000], list: [140, 18_000], tidy: [35, 5000] },
  income: {
    of: 'list',
    low: 1,
    high: 4,
    basis: [
      'Calculated from {low} to {high} lists a month at {price.list}, at {hours} hours a week. Most people sell a sample clean-up for {price.sample} or two before anybody trusts them with a whole list.',
      '{price.list}の名簿整理を月に{low}〜{high}件、週{hours}時間で受けた計算です。一覧を丸ごと任されるまでに、{price.sample}のお試しを一、二件こなすのが普通です。',
    ],
  },
  titles: [
    [
      'Clean up lists for {places}: calm work with {catalogue}',
      '{places}のリスト整理を引き受ける。{catalogue}を一行ずつ',
    ],
    [
      'One {customer}, one line: clean customer data for {places}',
      '{customer}ごとに一行。{places}の顧客名簿を整える',
    ],
    [
      '{^item1} listed four ways: data clean-up for {places}',
      '{item1}の表記ゆれをなくす、{places}のデータ整理',
    ],
    [
      'Rescue the old spreadsheets of {places}: data clean-up as a service',
      '古い表を使える名簿に。{places}のデータ整理代行',
    ],
    [
      'No more double entries: customer lists for {places}',
      '二重登録をなくす。{places}の顧客台帳を整える仕事',
    ],
    ['Customer lists ready {busy}: data clean-up for {places}', '{busy}に間に合わせる、{places}の名簿整理'],
  ],
  thai: {
    title: 'จัดระเบียบรายชื่อลูกค้าและสินค้าให้{th}',
    summary: 'งานทำความสะอาดข้อมูลในตารางให้{th} เริ่มได้โดยไม่ต้องลงทุน พร้อมวิธีดูแลข้อมูลส่วนตัว',
  },
  summary: [
    oneOf(
      [
        'Put the customer and price lists of {places} in order, carefully and confidentially, and turn a one-off job into a quarterly one.',
        '{places}の顧客名簿や品目表を、秘密を守りながら整える仕事です。一度きりの依頼を、季節ごとの依頼に育てます。',
      ],
      [
        'Desk work for patient eyes: {places} have lists nobody trusts any more, and here is how to make them useful again.',
        '根気のある人のための机仕事です。誰も信用しなくなった{places}のリストを、もう一度使えるものにします。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Somewhere on an old laptop {aPlace} keeps a table with eleven years in it. The same {customer} appears three times, {item1} have four spellings, and a column called "new" stopped in 2019. Everybody works around it. There are people who find the thought of tidying that table strangely pleasant, and this guide is for them.',
          '{place}の古いパソコンには、11年分の表が入っています。同じ{customer}が三度登場し、{item1}には四通りの書き方があり、「新」という列は2019年で止まったまま。みんな、見ないふりをして働いています。その表を片づけるところを想像して、少しわくわくした人がいるでしょうか。このガイドは、そんなあなたのために書きました。',
        ],
        [
          'Nobody opens {aPlace} in order to keep lists. They grow on the side, typed by whoever was free, until a letter to {customers} comes back twice and a price is wrong on two pages. Restoring such a list asks for neither talent nor investment, only for calm, discretion and a method you can explain.',
          'リストを作りたくて{place}を始める人はいません。手の空いた人が少しずつ打ち込み、気づけば{customer}への案内が二通届き、ページごとに値段が違っている。そうなった表を元に戻すのに、才能も元手もいりません。必要なのは、落ち着きと口の堅さと、人に説明できる手順です。その三つを身につければ、小さな仕事が途切れず届くようになります。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      "A tidy list of {catalogue} is the last thing on anybody's mind, and it is needed precisely {busy}.",
      '{catalogue}の一覧は誰の頭からも抜け落ち、よりによって{busy}に必要になります。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['OpenRefine', 'OpenRefine'],
        [
          'free, works offline, and groups spellings that probably mean the same; no line about {aCustomer} leaves your machine.',
          '似た表記をまとめて見せる無料ソフトで、{customer}の情報をパソコンの外に出さずに使えます。',
        ],
      ),
      lead(
        ['Excel or Google Sheets', 'ExcelまたはGoogleスプレッドシート'],
        [
          'TRIM, filters and a second sheet for doubts are enough for the {catalogue}.',
          '余分な空白を取る関数とフィルター、それに「要確認」の別シートがあれば、{catalogue}には足ります。',
        ],
      ),
      lead(
        ['ChatGPT or Gemini', 'ChatGPTまたはGemini'],
        [
          'writes formulas and sorts names of {item2} into groups, on the strength of invented rows; no {customer} is ever pasted in.',
          '数式を書かせ、{item2}の名称を分類させます。{customer}の住所や氏名は渡さず、架空の行で教えます。',
        ],
      ),
      lead(
        ['An encrypted folder', '暗号化したフォルダ'],
        [
          'Cryptomator or the one your system has, for every file {anOwner} entrusts to you, with a date on which it is deleted.',
          '{owner}から預かったファイルはCryptomatorなどで守り、消去する日付も決めておきます。',
        ],
      ),
    ),
    p(
      oneOf(
        ['Skill here means noticing.', 'ここでいうスキルとは、気づく力です。'],
        ['You need patience more than software.', 'ソフトの知識より、根気がものを言います。'],
      ),
      [
        'If two lines about {item3} look alike, you want to know why before you merge them.',
        '{item3}の行が二つ似ていたら、まとめる前に理由を知りたくなる人に向いています。',
      ],
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Make a messy table of your own', '散らかった表を自作する'],
        [
          'Invent 200 rows for {client}: doubles, old prices of {item1}, phone numbers in five styles. Before and after together are your sample for any {place}.',
          '{client}の架空の表を200行作ります。重複、{item1}の古い値段、五通りの電話番号。片づけた後の表と並べれば、{place}に見せる見本になります。',
        ],
      ),
      lead(['Ask where it hurts', '痛いところを尋ねる'], fromNiche('contact'), [
        'The useful question to {anOwner} is: "Which list do you not trust?"',
        '{owner}に聞くなら「信用していない表はどれですか」がよい質問です。',
      ]),
      lead(
        ['Clean thirty rows first', 'まず30行だけ整える'],
        [
          'Agree on a sample from the list of {customers} or of {item2}, with a signed note on secrecy. Those thirty tell you and the {owner} how long the whole will take.',
          '秘密保持の覚え書きを交わし、{customer}名簿か{item2}の表から30行だけ預かれば、全体にかかる時間が{owner}にも見えてきます。',
        ],
      ),
      lead(
        ['Write the rules down', '決まりを書き出す'],
        [
          'One spelling for each of {item1}, {item2} and {item3}, one form of date, one of telephone. The {owner} decides; you only list the choices.',
          '{item1}、{item2}、{item3}の書き方は一つに、日付と電話番号の形も一つに。決めるのは{owner}で、あなたは選択肢を並べるだけです。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Change nothing without a trace', '跡を残して直す'],
        [
          'Keep the original of the {place} untouched, work on a copy, and give every altered row a mark.',
          '{place}の元データには触れず、写しの上で作業し、直した行には必ず印を付けます。',
        ],
        oneOf(
          ["Deleting is always somebody else's decision.", '消すかどうかは、持ち主が決めることです。'],
          ['Doubtful rows are moved, never erased.', '迷う行は移すだけで、消しません。'],
        ),
      ),
      lead(
        ['Return it with a report', '報告書を添えて返す'],
        [
          'Half a page: how many {customers} were listed twice, how many prices of {item3} disagreed, what remains open.',
          '二重登録の{customer}が何件、食い違う{item3}の値段が何件、未解決が何件あったかを、半ページにまとめます。',
        ],
      ),
      lead(
        ['Prevent the next mess', '次の散らかりを防ぐ'],
        [
          'Add drop-down lists and offer to come back {quiet}, when the {place} has time to answer your questions.',
          '入力欄に選択肢を付け、{place}に余裕のある{quiet}の再点検を提案します。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'Charge by the list and not by the hour: {price.sample} for thirty rows, {price.list} for up to a thousand rows such as all {customers} or the {catalogue}, {price.tidy} for a look every quarter.',
      '料金は時給ではなく一覧ごとに決め、30行のお試しが{price.sample}、{customer}名簿や{catalogue}など千行までが{price.list}、季節ごとの点検が{price.tidy}です。',
    ]),
    p(
      [
        'With {low} to {high} lists a month from {places} you arrive at {income}.',
        '{places}から月に{low}〜{high}件で、{income}になります。',
      ],
      [
        'Freelance boards such as Upwork bring the first order sooner and keep a share; {aPlace} you know in person stays longer.',
        'クラウドワークスなどのデータ入力は安いけれど練習になり、長く続くのは、顔を知っている{place}との仕事です。',
      ],
      oneOf(
        ['Month one is often a single sample.', '最初の月はお試し1件で終わることもあります。'],
        ['Two samples are a good first month.', 'お試しが二件入れば、最初の月は上出来です。'],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ["Other people's data", '他人の情報を預かる重さ'],
        [
          'A list of {customers} is personal data by law. Take only the columns you need, delete on the agreed day and confirm it to the {owner}.',
          '{customer}の名簿は個人情報保護法の対象です。必要な列だけを預かり、約束の日に消し、{owner}に完了を報告します。',
        ],
      ),
      lead(
        ['Merging the wrong two', '別人をまとめてしまう'],
        [
          'Two {customers} may share a surname and a telephone and still be strangers: where two facts do not agree, ask.',
          '苗字も電話番号も同じなのに別の{customer}ということがあるので、二つ以上の項目が合わなければ必ず確認します。',
        ],
      ),
      lead(['Customs to respect', 'この業種で気をつけること'], fromNiche('rule')),
      lead(
        ['Help from AI', 'AIの使い方'],
        oneOf(
          [
            'Tell {anOwner} in the offer where AI helps (formulas, grouping of {item2}) and that no name is ever typed into it. Then keep to it on tired evenings too.',
            'AIに手伝わせるのは数式と{item2}の分類だけで、氏名は入力しない。そう見積もりに書き、疲れた夜にも守ります。',
          ],
          [
            'AI sorts {item2} quickly and now and then puts one into a group that does not exist. Check a tenth by eye and say openly in the offer that you use it.',
            'AIは{item2}を素早く分けますが、ときどき存在しない分類を作ります。一割は目で確かめ、使っていることは見積もりに明記します。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'A quiet sideline with {places} is still taxable income. A sheet with date, payer and sum takes a minute per job.',
            '{places}相手の静かな副業でも、所得は所得です。年20万円を超えたら確定申告が必要なので、日付と相手と金額を控えます。',
          ],
          [
            'Keep your own list as clean as theirs: each payment from {aPlace}, each fee, each receipt, ready for the tax return.',
            '自分の入金表こそ整えておきましょう。{place}からの入金と手数料を記録しておけば、確定申告も住民税の申告も慌てません。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    sub(['Rule sheet for {client}', '{client}の整理ルール表']),
    table(
      [
        ['Column', '列'],
        ['As found at the {place}', '{place}の現状'],
        ['Rule', '決まり'],
      ],
      [
        ['Name of the {customer}', '{customer}の氏名'],
        ['nicknames, two in one cell', 'あだ名、一つのセルに二人'],
        ['surname and first name apart', '姓と名を分ける'],
      ],
      [
        ['{^item1}', '{item1}'],
        ['four spellings', '表記が四通り'],
        ['as printed in the price list', '料金表の表記に合わせる'],
      ],
      [
        ['Price of {item3}', '{item3}の値段'],
        ['old and new side by side', '新旧が混在'],
        ['newest, with the date it began', '最新のものと適用日'],
      ],
      [
        ['Notes on the {customer}', '{customer}のメモ'],
        ['private remarks', '私的な書き込み'],
        ['the {owner} reads, keeps or deletes', '{owner}が読み、残すか消すか決める'],
      ],
    ),
    code(
      `Prompt (invented rows only, never real {customers}):
I clean a table for {aPlace}; ten made-up rows with the columns [ ] follow.
Write formulas that trim spaces, unify dates, flag possible doubles of one {customer}
without deleting them, and map names of {item2} to this list: [ ].
Tell me which rows about {item3} you would not decide alone.`,
      `プロンプト（架空の行だけを貼り、実在の{customer}は入れない）：
{place}の表（列は[ ]、10行は作りもの）を整えています。
余分な空白を取る、日付の形をそろえる、同じ{customer}らしい行に
印を付ける（消さない）、{item2}の名称を次の一覧に合わせる：[ ]
それぞれの数式と、{item3}の行のうち人が判断すべきものを挙げてください。`,
    ),
    bullets(
      item([
        'Questions for {anOwner} before the first row: who else types into the list, and which side wins when it disagrees with {material}?',
        '着手前に{owner}へ：ほかに誰が入力しますか。{material}と食い違ったら、どちらを正としますか。',
      ]),
    ),
  ],
  closing: [
    p(
      [
        'Two hundred invented rows this week, thirty real ones next week, a whole list of {aPlace} next month: that is a good pace.',
        '今週は架空の200行、来週は本物の30行、来月は{place}の表を丸ごと一つ。',
      ],
      [
        '{^owners} rarely praise a clean table; they simply stop apologising for it.',
        '整った表をほめる{owner}はあまりいませんが、言い訳はしなくなります。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Cleaning 200 rows for {aPlace} in real time' },
    { language: 'en', title: 'Four spellings of {item1}: rules for a list' },
    { language: 'ja', title: '{places}の名簿を整える30分' },
    { language: 'ja', title: 'OpenRefineで{item1}の表記をそろえる' },
  ],
}
