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

export const subtitling: Method = {
  slug: 'subtitling',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: ['$0 (the programs named here have free versions)', '0円（ここで挙げるソフトは無料で使えます）'],
  prices: { clip: [25, 3000], video: [70, 9000], backlog: [300, 40_000] },
  income: {
    of: 'video',
    low: 3,
    high: 7,
    basis: [
      '{low} to {high} films of up to six minutes a month at {price.video}, each with captions in the original and one translation, in about {hours} hours a week.',
      '6分までの動画に原語の字幕と翻訳字幕を一つ付け、1本{price.video}で月{low}〜{high}本、週{hours}時間ほど働いた場合の目安です。',
    ],
  },
  titles: [
    ['Subtitles for {places}: {offer}, understood on mute', '音を出さずに伝わる{offer}。{places}の字幕制作'],
    [
      'Two lines at a time: subtitles for videos about {item1}',
      '{item1}の動画に字幕をつける、{places}の字幕係',
    ],
    [
      'Put videos about {item2} into another language for {places}',
      '{item2}の動画に外国語字幕を。{places}との仕事',
    ],
    [
      '{^customers} watch on mute: subtitle work for {places}',
      '{customer}は音を消して見る。{places}の動画字幕',
    ],
    ['Subtitle and translate videos about {theme}', '{theme}の動画に、どこでも読める字幕をつける'],
    ['"{ask2}" in two languages: subtitles for {places}', '「{ask2}」を二か国語で。{places}の字幕翻訳'],
    [
      'From {item2} to {item3}: subtitles for {places}',
      '{item2}から{item3}まで、{places}の動画字幕を担当する',
    ],
  ],
  thai: {
    title: 'ทำซับไตเติลและแปลวิดีโอให้{th}',
    summary: 'รับทำซับและแปลวิดีโอของ{th} ให้อ่านทัน ถูกต้อง พร้อมวิธีคิดราคาและข้อควรระวัง',
  },
  summary: [
    oneOf(
      [
        'How to caption and translate the films of {places} so well that {customers} can follow them without sound, at a price per film.',
        '{places}の動画に、音なしでも{customer}に伝わる字幕と翻訳をつけ、1本いくらで引き受けるためのガイドです。',
      ],
      [
        'A careful trade for people who love language: readable lines for films about {item1}, checked word by word and paid by the film.',
        '{item1}の動画に読みやすい字幕をつける、言葉の好きな人のための細やかな仕事です。料金は1本単位で考えます。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Most people see films about {item1} on a train, with the sound off. Whatever the {owner} says is lost unless it stands below the picture in readable lines. Automatic captions try, and turn {terms} into comedy. Correcting and translating such lines is precise work for quiet people, and somebody has to be paid for it.',
          '{item1}の動画は、たいてい電車の中で、音を消して見られています。{owner}がどんなによい話をしていても、画面の下に読める文字がなければ伝わりません。自動字幕はがんばってくれますが、{terms}のような言葉になると珍解答を並べます。それを直し、間を合わせ、別の言語に移すのは、静かに集中できる人に向いた仕事です。このガイドでは、言葉の細部で報酬を得る道筋を案内します。',
        ],
        [
          'A caption is on screen for three seconds, and no {customer} ever praises it. Yet its absence is noticed at once by anyone who is hard of hearing, foreign, or sitting beside a sleeping child. {^places} make more films than ever and leave them mute; here is how a person with an eye for commas can make a fair side income of that.',
          '字幕が画面に出ているのはほんの3秒で、褒めてくれる{customer}はいません。けれど、聞こえにくい人、日本語が母語でない人、眠る子の隣で見る人は、字幕がなければ何も受け取れません。{places}の動画は増えているのに、多くは文字のないままです。句読点の一つが気になる人にとって、これはよい副業の入り口になります。地味で正確な仕事の始め方を、料金の考え方まで含めて書きました。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'Nobody in such a week types out what was said about {item1}, let alone translates it.',
      'そんな一週間の中で、{item1}について話したことを書き起こし、まして翻訳する人はいません。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Whisper', 'Vrew'],
        [
          'AI speech recognition that gives you a raw draft with time codes; free on your own computer, and weak at the names of {item2}.',
          'AIが音声を聞き取って時刻つきの下書きを作る無料枠のあるソフトで、{item2}の呼び名は苦手です。',
        ],
      ),
      lead(
        ['Subtitle Edit or Aegisub', 'Subtitle EditまたはAegisub'],
        oneOf(
          [
            'free editors that warn when a line stays too short on screen.',
            '表示時間が短すぎる行を知らせてくれる、無料の字幕編集ソフトです。',
          ],
          [
            'where the real work happens, frame by frame, at no cost.',
            '作業の大半はここで、1コマずつ進みます。無料です。',
          ],
        ),
      ),
      lead(
        ['DeepL', 'DeepL・ChatGPT'],
        [
          'for a first translation, fluent and confident even where it has misunderstood {offer}.',
          '翻訳の下書きに使いますが、滑らかなので{offer}を誤解していても気づきにくいのが難点です。',
        ],
      ),
      lead(
        ['YouTube Studio', 'YouTube Studio'],
        [
          'to load the finished file into the channel of the {place}; ask for the role of subtitle editor, never for a password.',
          '仕上げたファイルを{place}のチャンネルに登録します。{owner}からはパスワードでなく、字幕編集者の権限をもらいます。',
        ],
      ),
    ),
    p([
      'Translate only into a language you grew up with or have checked by someone who did; {customers} hear the difference.',
      '訳すのは母語か、母語話者に確認してもらえる言語だけにします。違いは{customer}にもわかります。',
    ]),
  ],
  steps: [
    numbered(
      lead(
        ['Caption one minute unasked', 'まず1分だけ付けてみる'],
        [
          'Look {where} for {places} with talking films and garbled automatic captions. Caption the best minute about {item1} and save it as a private link.',
          '{where}で目に留まった{places}のうち、話している動画の自動字幕が崩れているものを選び、{item1}の話を1分だけ整えて限定公開のリンクにします。',
        ],
      ),
      lead(['Show the difference', '違いを見せる'], fromNiche('contact'), [
        'Then let the minute speak: one picture with the automatic line about {item1}, one with yours.',
        'あとは見比べてもらうだけで、{item1}の場面の自動字幕とあなたの字幕を一枚ずつ並べます。',
      ]),
      lead(
        ['Build the word list first', '先に用語表を作る'],
        [
          'Ask for {material}, and settle spellings with the {owner}: names, prices, {terms}.',
          '{material}を借り、店名や金額、{terms}の表記を{owner}と決めておくと、後の直しが半分になります。',
        ],
      ),
      lead(
        ['Cut for the eye', '目のために切る'],
        oneOf(
          [
            'Two lines, 42 characters each, at least one second, at most seven. Strike the "well" and "you know" of the {owner}, keep the joke.',
            '一行は16字まで、二行以内、1秒に4文字が目安です。{owner}の「えーと」は落とし、冗談は残します。',
          ],
          [
            'Break lines where a breath would be, and never between {aCustomer} and what they ask.',
            '改行は息つぎの場所に置き、一行16字を超えたら{owner}の言葉でも刈り込みます。',
          ],
        ),
      ),
      lead(
        ['Translate the sense', '意味を訳す'],
        [
          'Somebody abroad who asks the {place} "{ask2}" expects another answer length than one at home. Shorten, swap examples, and mark every doubt for the {owner}.',
          '「{ask2}」への答え方も、言語が変われば長さが変わります。縮め、例を替え、迷った箇所はすべて{owner}に印をつけて返します。',
        ],
      ),
      lead(
        ['Watch it mute, then blind', '音なしで、次に音だけで'],
        [
          'Once without sound as {aCustomer} would, once with closed eyes against the list. Deliver SRT files and a version with burnt-in text for {item1} on social media.',
          '{customer}のように音を消して一度、次は目を閉じ用語表と突き合わせて一度確かめます。納品はSRTファイルと、SNS用に文字を焼き込んだ{item1}の動画です。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'One captioned minute about {item1} costs {price.clip}, a film of up to six minutes with a translation {price.video}, and a backlog of five old films from one {place} {price.backlog}.',
        '{item1}の1分なら{price.clip}、6分までの動画に翻訳を添えて{price.video}、{place}にたまった旧作5本のまとめ割りは{price.backlog}という組み立てにします。',
      ],
      oneOf(
        [
          'Charge by the film, because speakers differ and clocks start arguments.',
          '時間制にすると早口の人で損をするので、動画単位で決めます。',
        ],
        [
          'A rate per minute looks clear, yet a mumbling minute takes thrice as long.',
          '分単価はわかりやすい反面、聞き取りにくい1分には三倍かかります。',
        ],
      ),
    ),
    either(
      p([
        'Five hours for a first film are normal, two and a half later. {low} to {high} films for {places} are worth {income}.',
        '最初の1本に5時間、慣れて2時間半。{places}の動画を月{low}〜{high}本で{income}になります。',
      ]),
      quote([
        'Month one: one clip. Month three: {low} films. A full month with {places}: {high} films, and {income} is the span between.',
        '1か月目は1分の仕事がひとつ、3か月目に{low}本、{places}が増えて{high}本。収入の幅にすると{income}です。',
      ]),
    ),
    p([
      'Backlogs are best offered {quiet}, when {anOwner} looks at old films anyway.',
      '旧作のまとめ依頼は、{owner}が過去の動画を見返す余裕のある{quiet}に持ちかけます。',
    ]),
  ],
  risks: [
    bullets(
      lead(
        ['"YouTube does that for free"', '「自動で付くのに」と言われる'],
        [
          'True, and show what it makes of {terms}. Then offer {places} to correct the automatic lines at a lower fee.',
          '本当のことなので否定せず、{terms}がどう化けるかを見せます。{places}には、自動字幕の修正だけを割安で受ける形も用意します。',
        ],
      ),
      lead(['Meaning that shifts', 'ずれる意味'], fromNiche('rule'), [
        'Read the translation once more for nothing but {taboo}, because what was avoided in one language slips in with the other.',
        '原文で避けた{taboo}が訳文に紛れ込むことがあるので、その一点だけを見るためにもう一度読み直してください。',
      ]),
      lead(
        ['Rights and discretion', '権利と守秘'],
        oneOf(
          [
            'Subtitles are an adaptation: work only for the holder of the film. Unpublished footage from {aPlace} does not go into free online tools.',
            '字幕は二次的な著作物なので、動画の権利者の依頼だけを受けます。{place}の未公開映像は、無料のオンラインツールに上げません。',
          ],
          [
            'Tell the {owner} which steps AI does and where the sound is sent; some contracts with speakers forbid it.',
            'どの工程にAIを使い、音声がどこへ送られるかを{owner}に伝えます。出演者との契約で禁じられていることもあります。',
          ],
        ),
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Foreign clients pay without deductions, so the whole tax on fees from {places} is yours to set aside.',
            '翻訳料は{places}が法人なら源泉徴収の対象になることがあります。支払調書がなくても、年20万円を超える所得は確定申告が必要です。',
          ],
          [
            'List film, minutes, fee and date per {place}; a tax adviser needs nothing more for the first year.',
            '{place}ごとに動画名、分数、金額、日付を並べておけば、確定申告（給与以外の所得が年20万円超のとき）はその表だけで済みます。',
          ],
        ),
      ),
    ),
    p(
      oneOf(
        [
          'AI drafts with a human check are nothing to hide; say so in your offer.',
          'AIの下書きを人が直していることは、見積もりに堂々と書きます。',
        ],
        [
          'State plainly that AI hears first and you decide afterwards.',
          '「AIが聞き取り、人が決める」と、最初にはっきり伝えましょう。',
        ],
      ),
    ),
  ],
  premium: [
    p([
      'A style sheet keeps ten films about {theme} looking like one; agree on it with {anOwner} once.',
      '{theme}の動画が10本になっても揃って見えるよう、{owner}と一度だけ取り決める表記シートです。',
    ]),
    code(
      `STYLE SHEET – subtitles for {client}, {clientIs}
Languages of the {place}: original [ ], translation [ ]
Line for {customers}: 42 characters, two lines, 1–7 seconds
Register: {tone}
Fixed spellings: {terms} / {item1} / {item2} / {item3}
Translation of "{offer}": [one version, used everywhere]
Standard question: "{ask1}" = [ ]
Standard question: "{ask2}" = [ ]
Sounds worth describing: [for instance: {scene}, without words]
Keep out: {taboo}
Prompt for the draft: "Translate these lines for {aCustomer}. Keep the numbering, shorten to the limit, list every term of the {place} you were unsure of."`,
      `字幕の表記シート：{client}（{clientIs}）
{place}の言語：原語[ ]、翻訳[ ]
行：一行16字、二行まで、1〜7秒、{customer}が読める1秒4文字
文体：{tone}口調、句点なし、読点は半角空白
表記の統一：{terms}、{item1}、{item2}、{item3}
「{offer}」の訳：[一つに決めて使い通す]
定番の質問：「{ask1}」=[ ]
定番の質問：「{ask2}」=[ ]
音の説明を入れる場面：[例：{scene}、せりふなし]
入れない表現：{taboo}
下書き用の指示：「次の字幕を、{customer}向けに訳してください。番号を保ち、字数内に縮め、自信のない{place}の用語は最後に一覧にしてください」`,
    ),
  ],
  closing: [
    p(
      [
        'Your first minute needs one evening, a free editor and a film about {item1} that deserves to be read.',
        '必要なのは、一晩と無料のソフト、そして読まれる値打ちのある{item1}の動画ひとつです。',
      ],
      [
        'If it ends in {result}, ask the {owner} for one sentence you may quote, in both languages.',
        '字幕がきっかけで{result}ようになったら、{owner}に一言感想をもらい、二か国語で実績に載せましょう。',
      ],
    ),
  ],
  videos: [
    { language: 'en', title: 'Captioning one minute about {item1} in real time' },
    { language: 'en', title: 'What automatic captions make of the words of {places}' },
    { language: 'ja', title: '{item1}の動画に字幕を付ける一時間' },
    { language: 'ja', title: '一行16字に収める、{places}の字幕術' },
  ],
}
