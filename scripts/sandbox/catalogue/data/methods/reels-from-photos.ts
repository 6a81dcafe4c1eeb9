import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  type Method,
} from '../../writing/format.ts'

export const reelsFromPhotos: Method = {
  slug: 'reels-from-photos',
  difficulty: 'starter',
  hoursPerWeek: 5,
  startCost: ['$0 (free editing apps are enough)', '0円（無料の編集アプリで足ります）'],
  prices: { one: [40, 5000], four: [140, 18_000], season: [90, 12_000] },
  income: {
    of: 'four',
    low: 2,
    high: 4,
    basis: [
      '{low} to {high} clients who each order four short films a month at {price.four}, with about {hours} hours of work a week. Reckon with two months until the first of them orders regularly.',
      '月4本{price.four}の依頼主が{low}〜{high}軒、週{hours}時間ほど働いた場合の目安です。毎月頼んでくれる最初の一軒が決まるまで、2か月は見ておきます。',
    ],
  },
  titles: [
    [
      'Forty photos, one reel: short videos for {places}',
      '写真40枚からリールを1本。{places}の短い動画を作る',
    ],
    [
      '{^item1} in fifteen seconds: reels from photos {places} own',
      '手持ちの写真で{item1}を15秒に。{places}の動画係',
    ],
    ['The camera roll of {places}, turned into reels', '{places}のスマホに眠る写真を、リール動画に'],
    ['Photos of {item2} become honest reels', '{item2}の写真を正直に動かす。{places}の動画制作'],
    ['No shoot, no face: reels about {theme}', '撮影なし、顔出しなし。{theme}のリール動画'],
    [
      "What {anOwner} photographed last year, as this month's reels",
      '{owner}が去年撮った写真を、今月の動画にする',
    ],
    [
      'A reel a week for {places}, from photos they already have',
      '手元の写真で週1本、{places}のリール動画編集',
    ],
  ],
  thai: {
    title: 'ทำรีลจากรูปถ่ายที่มีอยู่ให้{th}',
    summary: 'ตัดวิดีโอสั้นจากรูปถ่ายที่{th} มีอยู่แล้ว ไม่ต้องออกไปถ่ายใหม่ พร้อมราคาและข้อควรระวังเรื่องสิทธิ์ภาพ',
  },
  summary: [
    oneOf(
      [
        'Sell short films to {places} without a single day of shooting: the pictures of {item1} are already on their telephones.',
        '{item1}の写真は、もうスマホの中にあります。撮影に出かけず、{places}に短い動画を届ける仕事です。',
      ],
      [
        'A gentle beginning in video work: turn what {anOwner} has photographed over the years into clips that {customers} watch to the end.',
        '{owner}が撮りためた写真を、{customer}が最後まで見る短い動画に。動画の仕事への、無理のない入り口です。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Ask to see the telephone of {anOwner} and scroll: four thousand pictures, blurred ones, lovely ones, and somewhere among them {scene}. Nobody has looked at them since. They are the raw material of a small business that needs neither camera nor travel, only taste and an evening. Let me show you how it is run without promising anyone a viral hit.',
          '{owner}のスマホを見せてもらうと、写真は四千枚。ぶれた一枚、はっとする一枚、そのどこかに{scene}も写っています。撮ったきり、誰も見返していません。それを材料にする小さな仕事があります。カメラも出張も要らず、必要なのは見る目と一晩の時間だけです。「バズる」とは誰にも約束しないまま、長く頼まれる仕事にしていく方法を、ここでお話しします。',
        ],
        [
          'A film crew for {item1} costs more than most {places} earn on a good day, so they post a still picture, get nine hearts and give up on video. Between the crew and the still picture is room for you. If you have ever made an album for a friend and forgotten the time, this may be your kind of side job.',
          '{item1}のために撮影班を呼べば、{places}の一日の売り上げは消えてしまいます。だから写真を一枚載せ、ハートが九つ付いて、動画はあきらめる。撮影班と一枚の写真、その間が空いています。友人のアルバムを作っていて、気づいたら夜中だったという経験はありませんか。そんな人に合う副業です。手元の写真だけで始めるやり方を、料金や断り方も含めて書きました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Pictures of {item1} are taken in passing on such days, and nobody sorts them.',
      '{item1}の写真はその合間に撮られ、整理されないままたまっていきます。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['CapCut', 'CapCut'],
        [
          'cuts, captions and exports upright films of {item1} for nothing; read which effects and tunes are cleared for business use.',
          '{item1}の縦型動画を無料で切り、文字を入れ、書き出せますが、効果や曲は商用で使えるものに限ります。',
        ],
      ),
      lead(
        ['Canva', 'Canva'],
        [
          'for a title card in the colours of the {place}, made once and used all year.',
          '無料版で、{place}の色に合わせた題字カードを一度作り、一年使います。',
        ],
      ),
      lead(
        ['Lightroom on the telephone', 'スマホ版Lightroom'],
        oneOf(
          [
            'brings forty pictures from three winters to the same warmth.',
            '三年分の写真の明るさと色を、無料でそろえられます。',
          ],
          [
            'free, and kinder to skin and food than any filter.',
            '無料で、強いフィルターより自然に仕上がります。',
          ],
        ),
      ),
      lead(
        ['Runway or Kling', 'Runway・Kling'],
        [
          'AI that lets steam rise in a still picture, from about $12 a month; keep it away from {item2}, because what moves must be true.',
          'AIで静止画の湯気や光を動かせます（月2,000円前後から）が、{item2}の見た目を変えると嘘になるので、飾りにだけ使います。',
        ],
      ),
    ),
    p([
      'Taste is trained by sorting: a hundred pictures about {theme}, twenty kept, every day for a week.',
      '見る目は選ぶことで育つので、{theme}の写真100枚から20枚を残す練習を1週間続けてみてください。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Borrow pictures that are public', '公開中の写真で練習する'],
        [
          'Look {where} for {places} that post stills only. Build one practice film from their public pictures of {item1} and keep it on your own device.',
          '{where}で、写真しか載せていない{places}を探します。公開中の{item1}の写真で練習用の1本を作り、自分の端末から出さずに置きます。',
        ],
      ),
      lead(['Make the first contact', '最初のひと声'], fromNiche('contact'), [
        'When the moment is right, play the practice film about {item1} on your own telephone and say that you will delete it if they prefer.',
        '頃合いを見て、自分のスマホで{item1}の1本を再生し、「不要なら消します」と添えます。',
      ]),
      lead(
        ['Ask for forty, keep fourteen', '40枚借りて、14枚残す'],
        [
          'Let the {owner} send forty pictures unsorted, with {material} for the facts. Throw out doubles, strangers with faces, and everything that shows {item2} as they no longer are.',
          '{owner}から40枚を未整理のまま受け取り、事実の確認用に{material}も借ります。重複、他人の顔、今とは違う{item2}の写真は外します。',
        ],
      ),
      lead(
        ['Find the order', '並び順を決める'],
        oneOf(
          [
            'Far, near, hand, face, far again. Put {scene} in second two, not second one; a question belongs there.',
            '引き、寄り、手元、表情、もう一度引き。{scene}は2秒めに置き、1秒めは問いかけにします。',
          ],
          [
            'Sort by the hours of a day at the {place}, from the first light to the swept floor; time is the simplest story.',
            '{place}の一日の順に、朝の光から掃き終えた床まで並べます。時間の流れは、いちばん簡単な物語です。',
          ],
        ),
      ),
      lead(
        ['Cut to breathing', '呼吸に合わせて切る'],
        [
          'Each picture of {item1} gets between 0.6 and 1.4 seconds and one slow movement. Six words of text at most, the answer to "{ask1}" among them.',
          '{item1}の写真は1枚0.6〜1.4秒、動きはゆっくり一つだけ。文字は一画面15字までとし、そのどれかで「{ask1}」に答えます。',
        ],
      ),
      lead(
        ['Approve, post, note', '確認、投稿、記録'],
        [
          'The {owner} sees the film once and posts it from the account of the {place}. Note saves and messages about {item1} after ten days; hearts tell you little.',
          '{owner}に一度見てもらい、投稿は{place}のアカウントから。10日後に、{item1}についての保存数と問い合わせを記録します（ハートの数は当てになりません）。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'A single film about {item1} is {price.one}, four a month are {price.four}, and a seasonal best-of, cut {quiet} when {anOwner} has time to find pictures, is {price.season}.',
        '{item1}の1本が{price.one}、月4本で{price.four}。{owner}に写真を探す余裕のある{quiet}には、季節の総集編を{price.season}で勧めます。',
      ],
      oneOf(
        [
          'A film takes three hours at first and seventy minutes after the tenth.',
          '1本に最初は3時間、10本を超えると70分ほどです。',
        ],
        [
          'Sorting eats most of the time; the cutting is quick by comparison.',
          '時間がかかるのは選ぶほうで、つなぐのは案外早く済みます。',
        ],
      ),
    ),
    quote([
      '{low} to {high} regular {places}, {income} a month; one is a hobby, five would be a second job.',
      '定期の{places}が{low}〜{high}軒で{income}、これが五軒になると本業が二つになってしまいます。',
    ]),
    p(
      oneOf(
        [
          'Before the first regular client there will be unpaid practice films and one awkward conversation about price.',
          '定期の依頼が決まるまでに、無報酬の練習作と、気まずい値段の話が一度はあります。',
        ],
        [
          'Most beginners earn from a single film in month one, and from nothing else.',
          '最初の月の収入は、たいてい単発の1本だけです。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Whose picture is it', '写真は誰のものか'],
        [
          'A photographer may own what hangs on the site of the {place}, and faces of {customers} need consent. Have the {owner} confirm both in one written line.',
          '{place}のサイトの写真は、撮影者に著作権があるかもしれません。写っている{customer}の同意も含め、{owner}に一行書いてもらいます。',
        ],
      ),
      lead(['Prettier than true', '実物よりきれい'], fromNiche('rule'), [
        'Texts on screen are advertising as well: keep out {taboo}.',
        '画面の文字も広告ですから、{taboo}は入れません。',
      ]),
      lead(
        ['Music', '音楽'],
        oneOf(
          [
            'The songs inside the app are often licensed for private accounts only. For {aPlace} use the commercial library or a paid track.',
            'アプリ内の流行曲は、個人アカウントに限られることが多いです。{place}には商用ライブラリの曲を使います。',
          ],
          [
            'A film about {item1} that is muted by the platform a month later looks like your mistake, and it is.',
            '1か月後に音を消された{item1}の動画は、あなたの失敗に見えます。実際、そのとおりです。',
          ],
        ),
      ),
      lead(
        ['AI and honesty', 'AIの使いどころ'],
        [
          'Animated steam is decoration, a generated {place} is deceit. List AI effects on the invoice to the {owner} and switch on the label of the platform.',
          '湯気を動かすのは飾りですが、{place}の様子を生成するのは嘘です。使ったAI効果は{owner}への納品書に書き、投稿時のAIラベルも付けます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Four small invoices a month to {places} are regular income; register it with the tax office before the first year closes.',
            '{places}への毎月の請求は継続した収入です。所得が年20万円を超えたら確定申告、それ以下でも住民税の申告をします。',
          ],
          [
            'App fees and a part of your telephone bill lower the tax on what {places} pay, provided you keep the receipts.',
            'アプリ代や通信費の一部は、{places}の仕事の経費です。領収書を残しておけば、確定申告（給与以外の所得が年20万円超のとき）で差し引けます。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'This order for fourteen pictures of {item1} works again and again; number the files and lay them in.',
      '{item1}の写真14枚に番号を振り、この順に当てはめて使います。',
    ]),
    code(
      `PICTURE ORDER – {client}, 15 seconds, upright
01 a question on plain ground: "{ask1}"
02 {scene}, 1.4 s, slow zoom in
03–05 {item1}: far, near, hand (0.7 s each)
06 the {owner} at work, face optional
07–09 {item2}: far, near, one flaw left in
10 the answer to 01 in six words, tone {tone}
11–12 {item3}, or {customers} from behind with consent
13 the door of the {place}, opening hours true today
14 {scene} again, one second longer, no logo
Banned: {taboo}; stock pictures; generated people
Hand-over: film, cover picture, caption with "{ask2}" answered`,
      `写真の並べ方：{client}、縦型15秒
01 無地に問いかけ：「{ask1}」
02 {scene}、1.4秒、ゆっくり寄る
03〜05 {item1}：引き、寄り、手元（各0.7秒）
06 働く{owner}、顔はなくてもよい
07〜09 {item2}：引き、寄り、小さな欠点も残す
10 01への答えを15字で、{tone}調子で
11〜12 {item3}、または同意を得た{customer}の後ろ姿
13 {place}の入口、今日の営業時間で
14 もう一度{scene}、1秒長く、ロゴなし
禁止：{taboo}、素材サイトの写真、生成した人物
納品：動画、表紙画像、「{ask2}」に答える投稿文`,
    ),
  ],
  closing: [
    p(
      [
        'Sort forty pictures about {theme} tonight and see which fourteen you would defend.',
        '今夜、{theme}の写真を40枚並べ、どの14枚なら残す理由を言えるか試してみてください。',
      ],
      [
        'The films will not make the {place} famous; if they bring {result}, the {owner} has had more than fame.',
        '動画で{place}が有名になることはまずありません。それでも{result}なら、{owner}にはそのほうがうれしいはずです。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Fourteen pictures of {item1}, one film' },
    { language: 'en', title: 'Sorting the camera roll of {aPlace}' },
    { language: 'ja', title: '{item1}の写真14枚で15秒を作る' },
    { language: 'ja', title: '{places}の写真、残す一枚と外す一枚' },
  ],
}
