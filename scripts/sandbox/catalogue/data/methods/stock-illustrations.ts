import {
  bullets,
  code,
  fromNiche,
  item,
  lead,
  numbered,
  oneOf,
  p,
  type Method,
} from '../../writing/format.ts'

export const stockIllustrations: Method = {
  slug: 'stock-illustrations',
  difficulty: 'steady',
  hoursPerWeek: 5,
  startCost: [
    '$0–$20 (contributor accounts cost nothing; a vector program may)',
    '0〜3,000円（登録は無料。描画ソフトに払うなら少し）',
  ],
  prices: { commission: [60, 8000] },
  income: {
    of: 'commission',
    low: 1,
    high: 3,
    basis: [
      'One to three small commissions a month at {price.commission}, which in practice bring more than the licences do: expect well under a dollar for each download, {hours} hours of work a week and about a year until 300 pictures are online.',
      'ダウンロード1回の報酬は数十円ほどなので、目安の中心は素材を見た人から届く{price.commission}の追加依頼、月{low}〜{high}件です。週{hours}時間で300点そろえるまでの約1年は、ほとんど収入がありません。',
    ],
  },
  titles: [
    ['Stock illustrations nobody has drawn yet: {theme}', 'まだ誰も描いていない、{theme}のイラスト素材'],
    ['Three hundred stock drawings about {theme}', '{theme}のイラスト素材を300点描きためる'],
    ['Stock art by someone who knows {theme}', '{theme}がわかる人が描くストックイラスト'],
    ['License your drawings of {theme} again and again', '一度描いて何度も使われる、{theme}のイラスト素材'],
    [
      'Found by everyone who searches for it: stock art on {theme}',
      '「{theme}」の検索で見つかる、売れるイラスト素材',
    ],
    [
      'A stock illustration portfolio on {theme}, one sheet a week',
      '週に一枚ずつ描きためて売る、{theme}のストックイラスト',
    ],
    ['Quiet royalties: vector illustrations about {theme}', '{fans}も使う、{theme}のベクター素材'],
  ],
  thai: {
    title: 'ขายภาพประกอบสต็อกธีม{th}',
    summary: 'สร้างคลังภาพประกอบเกี่ยวกับ{th}ลงเว็บขายภาพ พร้อมกฎเรื่องภาพจาก AI ที่ต้องรู้',
  },
  summary: [
    oneOf(
      [
        'Build a searchable archive of drawings around {theme} that editors and shopkeepers license, and that now and then leads to a small commission.',
        '{theme}のイラスト素材を少しずつ増やし、使用料と、そこから生まれる小さな依頼で収入を作るガイドです。',
      ],
      [
        'A slow trade, described without gloss: which pictures of {motifs} are missing from the agencies, and how to supply them within the rules on AI.',
        '素材サイトに足りない{motifs}の絵を見つけ、生成AIの決まりを守りながら納めていく方法を、地道な部分も含めて紹介します。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Type any trade into a picture agency and you meet the same twelve images: the handshake, the light bulb, the woman laughing at salad. Somebody who has to illustrate {theme} by Friday scrolls past all of them and settles for the least wrong. Those who supply the right picture are paid little each time, yet they are paid for years.',
          '素材サイトで何かを検索すると、握手、電球、サラダを前に笑う女性と、似た絵ばかりが並びます。{theme}の記事に金曜までに絵を付けたい編集者は、ため息をつきながら「まだましな一枚」を選びます。もし、そこにぴったりの絵があったらどうでしょう。一回の報酬はわずかですが、よい絵は何年も選ばれ続けます。そんな絵をこつこつ置いていく人のためのガイドです。',
        ],
        [
          'There is no quick money in stock drawings, so let us begin with what there is instead. A folder of pictures about {theme} grows like a hedge: nothing to see for months, then some shelter from the wind. If you can tell {motifs} that are right from those that merely look nice, you already have the scarce part.',
          '先に申し上げると、素材イラストは手早く稼げる仕事ではありません。{theme}の絵は生垣のように育ちます。何か月も変化がなく、ある日ふと、風よけくらいにはなっているのです。見栄えがよいだけの絵と、わかる人が見て納得する絵。その違いに気づけるなら、いちばん手に入りにくい材料はもう持っています。あとは続け方の問題です。',
        ],
      ),
    ),
    p(
      [
        'Who licenses such a thing? Local magazines, teachers, app makers, and {places} with a leaflet to print by Monday.',
        '買うのは地域の情報誌や先生、アプリの開発者、それに月曜までにチラシを作りたい{places}などです。',
      ],
      fromNiche('taste'),
    ),
  ],
  tools: [
    bullets(
      lead(
        ['Adobe Illustrator, or Inkscape for nothing', 'Illustratorか無料のInkscape'],
        [
          'vectors of {motif1} sell better than pixels because buyers recolour them.',
          '色を変えて使いたい人が多いので、{motif1}はベクターのほうがよく選ばれます。',
        ],
      ),
      lead(
        ['Adobe Firefly', 'Adobe Firefly'],
        [
          'AI for composition sketches of {scene}; its licence is clearer than most, and the final line is yours.',
          '{scene}の構図案をAIに出させるために使い（商用利用の条件が比較的はっきりしています）、仕上げの線は自分で引きます。',
        ],
      ),
      lead(
        ['Adobe Stock', 'Adobe Stock'],
        [
          'takes work made with generative AI if it is marked as such; it pays about a third of each licence for a drawing of {motif3}.',
          '生成AIの絵も申告すれば受け付けており、{motif3}の絵が使われると料金の3割ほどが入ります。',
        ],
      ),
      lead(
        ['Agencies for hand-drawn work only', 'PIXTAやイラストAC'],
        [
          'iStock and Shutterstock refuse AI pictures from contributors, so keep a second folder of {motif2} drawn without it.',
          '生成AIの絵を受け付けない素材サイトもあるので、{motif2}などを自分の手だけで描いたフォルダを別に用意します。',
        ],
      ),
      lead(
        ['A keyword sheet', 'タグの一覧表'],
        [
          'a plain spreadsheet with the words {crowd} use, including {terms}.',
          '{terms}をはじめ、{crowd}の使う言葉を表計算ソフトに書きためます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You should be able to draw a clean curve and to keep going when nobody claps.',
          'きれいな曲線を引く力と、反応がなくても続ける力。必要なのはこの二つです。',
        ],
        [
          'More than talent you need a filing habit, for picture 180 has to be found as easily as picture 3.',
          '才能より整理の習慣です。180枚目も3枚目と同じように、すぐ取り出せるようにします。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Search like a buyer', '買う側になって探す'],
        [
          'Look on two agencies for {item1}, {item2} and {item3}, and write down what is missing, dated or plainly wrong.',
          '{item1}、{item2}、{item3}を二つのサイトで検索し、ないもの、古いもの、間違っているものを書き出します。',
        ],
      ),
      lead(
        ['Settle on one manner', '画風を一つに決める'],
        [
          'Choose a line width and six colours that suit {motifs}, for buyers take whole sets and sets have to match.',
          '{motifs}に合う線の太さと6色を決めます（素材はまとめて買われるので、そろっていることが値打ちになります）。',
        ],
      ),
      lead(
        ['Ask somebody inside', '内側の人に聞く'],
        [
          'Show ten thumbnails to {anOwner} and let your mistakes be laughed at early.',
          '{owner}に小さな下絵を10点見せ、間違いは早いうちに笑ってもらいましょう。',
        ],
      ),
      lead(
        ['Draw in sheets', '一枚のシートにまとめて描く'],
        [
          'Make twelve related objects at a sitting, starting with {motif3}, and export them together and one by one.',
          '{motif3}から始めて関連する12点を一度に描き、まとめた版と一点ずつの版を書き出します。',
        ],
        oneOf(
          [
            'If AI made the sketch, redraw every line; agencies look for six fingers and melted edges first.',
            'AIの下絵は必ず全部の線を引き直します。審査で真っ先に見られるのは、溶けた輪郭です。',
          ],
          [
            'A sketch by AI is a suggestion about light and distance, never a finished outline.',
            'AIの下絵から借りるのは光と距離感だけで、輪郭はなぞりません。',
          ],
        ),
      ),
      lead(
        ['Describe what is visible', '見えるものをタグにする'],
        [
          'Give each file a plain title and twenty-five keywords, from "{subject}" to the exact object, and leave out anything that is only a mood.',
          '題名は素直に付け、「{subject}」から物の名前まで25語ほどのタグを添えて、気分だけの言葉は入れません。',
        ],
      ),
      lead(
        ['Upload before the season', '季節より先に出す'],
        [
          'Editors plan three months ahead, so whatever belongs {busy} has to be online a quarter of a year earlier.',
          '編集の現場は三か月先を作っているので、{busy}に使われる絵はその三か月前に出しておきます。',
        ],
      ),
      lead(
        ['Read the figures every quarter', '三か月ごとに数字を見る'],
        [
          'Twenty of your pictures will earn most of the money; draw the cousins of those, even if {crowd} prefer others.',
          '売上の大半は上位20点から生まれるので、{crowd}の好みと違っても、その20点の仲間を描き足します。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'A licence brings between thirty cents and three dollars; with 300 pictures about {subject} you may see forty downloads in a good month.',
      '1回の使用料は数十円から数百円で、{subject}の絵が300点あっても、よい月で40回ほどのダウンロードです。',
    ]),
    p(
      [
        'The better part comes by letter: {aPlace} likes your style and wants four more drawings of its own {offer}, for which {price.commission} is a fair beginning.',
        '本当にありがたいのは、絵を見た{place}から「うちの{offer}も4点描いてほしい」と届く依頼で、{price.commission}が最初の目安です。',
      ],
      [
        'With {low} to {high} of those a month from {places} you reach {income}, and the downloads pay for the software.',
        'それが{places}から月に{low}〜{high}件あれば{income}になり、使用料はソフト代にあてられます。',
      ],
    ),
    bullets(
      item([
        'Months 1–4: eighty drawings about {subject} online, a handful of cents.',
        '1〜4か月目：{subject}の絵が80点、収入は小銭程度。',
      ]),
      item([
        'Months 5–9: rejections fall, first letters from {owners}.',
        '5〜9か月目：不採用が減り、{owner}から最初の問い合わせ。',
      ]),
      item([
        'After a year: 300 drawings, from {motif1} to {motif3}, one commission in most months.',
        '1年後：{motif1}から{motif3}まで300点、ほぼ毎月1件の依頼。',
      ]),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Rejections', '不採用'],
        oneOf(
          [
            'A third of your first sheets about {subject} will come back, mostly for stray points and similar content. Correct them once and move on.',
            '{subject}の最初の投稿は、三分の一ほどが「類似」や「パスの不備」で戻ってきます。直すのは一度きりにして、次の絵へ進みます。',
          ],
          [
            'Reviewers refuse without much explanation. Keep a list of the reasons beside your drawings of {subject}; after thirty it becomes your style guide.',
            '審査の理由は一言しか書かれません。{subject}の絵の横に書きためていくと、30件で立派な手引きになります。',
          ],
        ),
      ),
      lead(
        ['Hiding the tool', 'AIの申告漏れ'],
        [
          'An AI picture of {motif2} uploaded as hand-drawn can cost the whole account, including the payout.',
          'AIで作った{motif2}の絵を手描きと偽ると、未払いの報酬ごとアカウントを失いかねません。',
        ],
      ),
      lead(['Wrong details', '細部の誤りと業界の決まり'], fromNiche('rule')),
      lead(
        ["Other people's property", '他人の権利'],
        [
          'Leave out logos, recognisable buildings and products from the real {places} you sketched, or get a signed release.',
          '取材した{places}のロゴや特徴のある建物、他社の商品は描き込まず、使うなら許諾書をもらいます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Agencies abroad ask for a tax form before they pay for pictures of {subject}; without it they keep back up to thirty per cent.',
            '海外のサイトには税務情報を登録します。{subject}の素材と依頼を合わせた所得が年20万円を超えた会社員は確定申告が必要です。',
          ],
          [
            'Add up licences and commissions from {owners} once a month, because both are taxable and arrive in different currencies.',
            '使用料も{owner}からの依頼料も所得です。通貨が混ざるので毎月円で記録し、年20万円を超えたら確定申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Here is a shot list for your first sheet on {subject}, with a record for every file; copy it and strike out what exists already.',
      '{subject}の一枚目のシートに描くものの一覧と、ファイルごとの記録票です。すでにあふれている{motif1}の絵は消して使ってください。',
    ]),
    code(
      `SHEET 1: {theme}
[ ] objects: {motifs}, each from the side and from above
[ ] a scene without faces: {scene}
[ ] a scene with hands only, as {crowd} would do it
[ ] the question "{ask1}" as a picture without words
[ ] an empty frame that suits {occasion}
[ ] four icons: {item1} / {item2} / {item3} / opening hours
FILE RECORD
Title (what is visible, such as {motif3}): [ ]
Keywords, the first seven by weight, with {terms} checked: [ ]
AI used for the drawing of {motif1}: none / sketch / more -> marked on upload [ ]
Looked over by {anOwner} on: [ ]`,
      `シート1:{theme}
[ ]物：{motifs}を横からと上から
[ ]顔のない場面：{scene}
[ ]手元だけの場面：{crowd}がするとおりに
[ ]「{ask1}」を文字なしで表した絵
[ ]{occasion}に合う飾り枠
[ ]アイコン4点：{item1}/{item2}/{item3}/営業時間
ファイルの記録
題名（{motif3}など、見えているもの）：[ ]
タグ（重要な7語を先頭に、{terms}も確認）：[ ]
{motif1}の絵でのAI使用：なし/下絵/それ以上→投稿時に申告[ ]
{owner}に見てもらった日：[ ]`,
    ),
  ],
  closing: [
    p(
      oneOf(
        [
          'Do one search tonight, list what is missing about {subject}, and draw the first twelve by Sunday.',
          '今夜ひとつ検索して、{subject}に足りない絵を書き出し、日曜までに最初の12点を描きましょう。',
        ],
        [
          'Give it a year and a sheet each week; if you are still fond of {subject} by then, it will show.',
          '週に一枚、まず一年。そのころにも{subject}に飽きていなければ、絵がそれを語ってくれます。',
        ],
      ),
      [
        'An archive that {crowd} find accurate is hard to copy, even for a machine.',
        '{crowd}が正確だと認める書庫は、機械にも簡単には真似できません。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Twelve vectors in one evening: {motifs}' },
    { language: 'en', title: 'Why agencies rejected my pictures of {theme}' },
    { language: 'ja', title: '{theme}の素材を12点描く夜' },
    { language: 'ja', title: '素材サイトの審査に落ちた理由を読む' },
  ],
}
