import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  table,
  type Method,
} from '../../writing/format.ts'

export const printPatterns: Method = {
  slug: 'print-patterns',
  difficulty: 'starter',
  hoursPerWeek: 4,
  startCost: [
    '$0–$40 (opening a shop is free, proofs of your own goods are not)',
    '0〜5,000円（出店は無料で、かかるのは試し刷りの実費です）',
  ],
  prices: { margin: [4, 500], proof: [20, 3000] },
  income: {
    of: 'margin',
    low: 6,
    high: 40,
    basis: [
      '{low} to {high} sales a month with about {price.margin} left to you from each, reached after half a year or more with thirty to fifty patterns and {hours} hours a week. Many shops sell nothing in the first two months.',
      '柄を30〜50点そろえ、週{hours}時間を半年以上続けたうえで、1点あたり{price.margin}ほどの利益で月に{low}〜{high}点売れた場合です。最初の2か月は売上がないことも珍しくありません。',
    ],
  },
  titles: [
    [
      'Draw a pattern about {theme} once, sell it on many products',
      '{theme}の柄を一つ描いて、何通りもの雑貨で売る',
    ],
    ['Patterns for {occasion}: print on demand about {theme}', '{occasion}に選ばれる、{theme}の柄づくり'],
    ['Your first ten repeat patterns: {theme}', 'はじめての連続模様10点。題材は{theme}'],
    ['{^theme} on cloth and paper: a print-on-demand shop', '{theme}を布と紙に。在庫を持たない柄の店'],
    ['A shop without stock: printed goods about {theme}', '在庫ゼロで始める、{theme}のプリント雑貨'],
    ['Small royalties from patterns about {theme}', '{fans}に届ける{theme}の柄と、小さな印税'],
    ['Turn {theme} into seamless patterns that sell', '{theme}を継ぎ目のない柄に仕立てて売る'],
  ],
  thai: {
    title: 'ขายลายพิมพ์ตามสั่งสำหรับคนรัก{th}',
    summary: 'ออกแบบลายต่อเนื่องจากโลกของ{th} แล้วขายบนผ้าและของใช้โดยไม่ต้องสต็อก',
  },
  summary: [
    oneOf(
      [
        'A stockless shop for {fans}: you prepare patterns around {theme}, a printer makes and posts the goods, and a modest margin stays with you.',
        '{theme}を柄にして、{fans}に雑貨や布を届ける小さな店のガイドです。製造と発送は印刷会社に任せ、利益の一部を受け取ります。',
      ],
      [
        'Learn to offer cloth, mugs and cards that suit {occasion}, without buying a single box of goods in advance.',
        '{occasion}に喜ばれる布やマグやカードを、仕入れなしで売り出せるようになるまでをまとめました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Lay a hand on a good cotton bag and you feel the cloth; what made you pick it up was the pattern. {^fans} have cupboards full of plain things and very few that show {motifs} the way they know them. This guide is for somebody who would like to fill that gap from a desk, in the evenings, without a cellar of unsold stock.',
          '手に取った布の袋を気に入った理由は、生地よりも柄だったりします。ところが{fans}のまわりを見ると、無地のものばかりで、{motifs}をきちんと描いた品はなかなか見つかりません。その隙間を、夜の机の上から少しずつ埋めてみませんか。売れ残りの箱を抱える心配はいりません。絵に自信のない人にも、入り口はあります。',
        ],
        [
          'There is a particular pleasure in seeing a stranger carry something you drew. With {theme} as your subject it need not be a fashionable one, only one that {fans} recognise from across the street. What follows is an unhurried route to a small shop of printed things, with its dull corners and its disappointments left in.',
          '自分の考えた柄を、知らない人が持って歩いている。そんな場面に出会える仕事の話をします。題材は{theme}です。流行を追う必要はなく、{fans}が道の向こうからでも「あ、あれだ」と気づいてくれれば十分です。急がず小さな店を育てる道のりを、退屈なところも、がっかりするところも省かずに書きました。',
        ],
      ),
    ),
    p(fromNiche('taste'), [
      'Image generators have flooded this market with roses and skulls; a narrow subject such as {theme} is still thinly served.',
      '画像生成AIのおかげで花柄や猫柄はあふれていますが、{theme}のような狭い題材はまだ手薄です。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Midjourney or Adobe Firefly', 'MidjourneyかAdobe Firefly'],
        [
          'for {motifs}, one motif at a time, at about $10 a month; check that your plan allows commercial use.',
          '{motifs}を一つずつ描かせるのに使います（月1,500円前後から、商用利用の条件は要確認）。',
        ],
      ),
      lead(
        ['Krita', 'Krita'],
        [
          'free, with a wrap-around view in which you see at once where a tile of {motif1} does not meet at the edges.',
          '無料のペイントソフトで、ラップアラウンド表示にすると{motif1}の継ぎ目がその場で確かめられます。',
        ],
      ),
      lead(
        ['Spoonflower for cloth', '布ならSpoonflowerやハッピーファブリック'],
        [
          'prints by the yard, pays a share of about a tenth, and lets you sell a design about {subject} only after you have ordered a proof.',
          '一枚から布に刷ってくれるので、{subject}の柄を売りに出す前に試し刷りを頼めます。',
        ],
      ),
      lead(
        ['Redbubble, or Etsy with Printful', 'SUZURI'],
        [
          'for bags, mugs and cards chosen for {occasion}; the first brings visitors and fees, the second leaves you the margin and the advertising.',
          '{occasion}に選ばれやすいマグやバッグ向きで、利益の額を自分で決められます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'The skill that counts is looking: five colours chosen with care beat fifty that came by chance.',
          '大事なのは描く力より見る力です。偶然の50色より、選んだ5色のほうが売れます。',
        ],
        [
          'Drawing by hand helps but is not needed; a steady sense of spacing is.',
          '手描きの腕はなくても構いません。間隔の良し悪しに気づく目は要ります。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Collect before you generate', '作る前に集める'],
        [
          'Photograph twenty real things from the world of {subject}, and note which of them {crowd} would find wrong if one line were off.',
          '{subject}にまつわる実物を20点撮り、線が一本違うだけで{crowd}が首をかしげそうなものに印をつけます。',
        ],
      ),
      lead(
        ['Fix a palette', '色を先に決める'],
        [
          'Take four colours and one dark tone from your photographs of {motif2}, and use nothing else for the first ten patterns.',
          '{motif2}の写真から4色と濃い色を一つ取り出し、最初の10点はその色だけで作ります。',
        ],
      ),
      lead(
        ['Make motifs, not patterns', '柄ではなく部品を作る'],
        [
          'Ask the AI for {motif1} first, then for {motif2}, each alone on white, and redraw the faulty ones, because one mistake repeated two hundred times is all anybody sees.',
          'AIには{motif1}から順に、一つずつ白地に描かせ、おかしな箇所は手で直します（小さな間違いも、200回くり返せば嫌でも目につくからです）。',
        ],
      ),
      lead(
        ['Build the repeat by hand', '連続模様は手で組む'],
        [
          'Set {motif1} large, {motif2} at middle size and {motif3} small in a half-drop tile, then shrink the view to a tenth, where unplanned stripes and holes show up.',
          '{motif1}は大きく、{motif2}は中くらい、{motif3}は小さく、半分ずらした升目に並べ、表示を10分の1に縮めて意図しない筋や穴がないか見ます。',
        ],
      ),
      lead(
        ['Order proofs', '試し刷りを頼む'],
        oneOf(
          [
            'Spend about {price.proof} on one bag and one swatch for {crowd}. Screens glow and cloth does not, so most first prints come out too dark.',
            'いちばん良い柄で、{crowd}の使いそうなバッグと布見本に{price.proof}ほどかけます。画面と違って布は光らないので、たいてい思ったより暗く上がります。',
          ],
          [
            'Put about {price.proof} into proofs of two designs about {subject}, wash them twice, and photograph what is left of the colour.',
            '{subject}の柄二つの試し刷りに{price.proof}ほどかけ、二度洗って残った色を写真に撮ります。',
          ],
        ),
      ),
      lead(
        ['List in sets of three', '三点一組で出す'],
        [
          'Publish a main pattern, a small one and a stripe in the same colours, named with words {crowd} type into a search box, and add one set a week.',
          '主役の柄、小柄、縞を同じ色でそろえ、{crowd}が検索に打ち込む言葉で名前をつけて、週に一組ずつ足していきます。',
        ],
      ),
    ),
  ],
  monetization: [
    p([
      'Count on a margin of about {price.margin} for each thing sold to {crowd}, less on cards and more on cushions.',
      '{crowd}に一点売れて手元に残るのは{price.margin}ほどで、カードはそれより少なく、クッションは多くなります。',
    ]),
    table(
      [
        ['Months', '時期'],
        ['In the shop', '店の状態'],
        ['Sales', '売れ方'],
      ],
      [
        ['1–2', '1〜2か月目'],
        ['ten patterns about {subject}', '{subject}の柄10点'],
        ['nothing, or a purchase by a friend', 'ゼロか、知人の一点'],
      ],
      [
        ['3–6', '3〜6か月目'],
        ['thirty patterns, first set for {occasion}', '柄30点、{occasion}向けの一組'],
        ['one sale a week', '週に一点'],
      ],
      [
        ['from 7', '7か月目から'],
        ['the five best patterns in new colours for {crowd}', '{crowd}に人気の五点を色違いで追加'],
        ['{low} to {high} sales a month', '月{low}〜{high}点'],
      ],
    ),
    p([
      'At that last stage a shop about {subject} brings you {income} a month, which is pocket money and not a wage.',
      '{subject}の店がそこまで育っても入るのは{income}で、給料というより画材代だと考えてください。',
    ]),
  ],
  risks: [
    bullets(
      lead(
        ["Somebody else's style", '他人の作風'],
        [
          'Never prompt with the name of a living artist or a brand, and run every finished tile of {motif3} through an image search.',
          '指示文に存命の作家名やブランド名は入れず、{motif3}の柄ができたら画像検索にかけて似たものがないか調べます。',
        ],
      ),
      lead(
        ['Weak protection', '守られにくい絵'],
        oneOf(
          [
            'A picture of {subject} made by AI alone may not be yours to defend in court. Your arranging and redrawing strengthens the claim, so keep the layered files.',
            'AIだけで出した{subject}の絵は、著作物と認められないことがあります。配置や描き直しの跡が残るよう、レイヤー付きの原本を保管します。',
          ],
          [
            'Copies of a design about {subject} will appear if it sells. Where AI drew the whole of it you can do little, which is one more reason to draw over the top.',
            '{subject}の柄が売れれば真似されます。AI任せの絵だと抗議もしにくいので、手を加えておくことが身を守ります。',
          ],
        ),
      ),
      lead(
        ['House rules', '出店先の規約'],
        [
          'Spoonflower and Etsy ask sellers to disclose AI, others close accounts over bulk uploads; say in the listing of {motif2} what the tool did and what you did.',
          'AI画像を認めるかは出店先ごとに違うので規約を読み、{motif2}の柄の説明文にもAIに任せた部分と自分で描いた部分を書きます。',
        ],
      ),
      lead(['Rules from inside the trade', 'その世界の決まり'], fromNiche('rule')),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Royalties for {subject} are income and taxed like any other; foreign printers may withhold a part until you file a form.',
            '{subject}の柄の利益も所得です。給与のほかの所得が年20万円を超えたら確定申告、それ以下でも住民税の申告をします。',
          ],
          [
            'Write down each payout and each proof of {motif2} you paid for, because tax is due on the difference.',
            '{motif2}の試し刷り代は経費になります。会社員なら副業の所得が年20万円を超えた年に確定申告が必要です。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p(
      oneOf(
        [
          'One sheet for each new set; it takes ten minutes.',
          '新しい一組に一枚ずつ、10分で書ける設計書です。',
        ],
        ['Fill this in before you open any program.', 'ソフトを立ち上げる前に、まずこれを埋めます。'],
      ),
    ),
    code(
      `PATTERN SHEET: {theme}
Buyer: one of the {crowd}; bought for {occasion}
Main motif (from {motifs}): [ ]
Two supporting motifs seen near {scene}: [ ] [ ]
Palette from photos of {motif2}: [ ] [ ] [ ] [ ] + dark [ ]
Prompt: "single [motif], flat gouache, white ground, no text, a detail {crowd} would check: [ ]"
Tile: 4,000 px, half-drop, checked for {motif1} at 10 % and 100 %
Must not appear: logos, lettering, {taboo}
Search words that lead to {motif3}: [ ] [ ] [ ]`,
      `柄の設計書：{theme}
買う人：{crowd}のうちの一人（{occasion}のために）
主役（{motifs}から一つ）：[ ]
脇役二つ（{scene}の近くにあるもの）：[ ][ ]
{motif2}の写真から取った色：[ ][ ][ ][ ]+濃色[ ]
指示文：「[部品]を一つだけ、白地、平塗りの水彩、文字なし、{crowd}が気にする細部は[ ]」
升目：4,000px、半分ずらし、{motif1}の継ぎ目を10%と100%で確認
入れないもの：ロゴ、文字、{taboo}
{motif3}を探す人が使う言葉：[ ][ ][ ]`,
    ),
  ],
  closing: [
    p(
      [
        'This week, photograph twenty things, choose a palette and finish one tile of {motif1}.',
        '今週は実物を20点撮り、色を決め、{motif1}の柄を一枚だけ仕上げましょう。',
      ],
      [
        'Forty honest patterns about {subject} are a small thing, but they go on hanging in the window while you sleep.',
        '{subject}の柄が40点あっても店は小さいままですが、眠っている間も誰かの目に留まり続けます。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'A half-drop repeat with {motifs}' },
    { language: 'en', title: 'Unpacking proofs: {theme} on cotton' },
    { language: 'ja', title: '{theme}の柄をKritaで組む' },
    { language: 'ja', title: '試し刷りを開封。{motifs}の色はどう出たか' },
  ],
}
