import {
  bullets,
  code,
  fromNiche,
  lead,
  numbered,
  oneOf,
  p,
  quote,
  table,
  type Method,
} from '../../writing/format.ts'

export const photoRetouching: Method = {
  slug: 'photo-retouching',
  difficulty: 'steady',
  hoursPerWeek: 6,
  startCost: [
    '$10–$25 a month (one editing plan; a calibrated screen can wait)',
    '月1,200〜3,500円（編集ソフト一つ分。モニターの調整器は後で構いません）',
  ],
  prices: { taster: [25, 3500], batch: [130, 17_000], standing: [80, 10_000] },
  income: {
    of: 'batch',
    low: 1,
    high: 4,
    basis: [
      'One to four batches of twenty pictures a month at {price.batch}, for someone who gives it {hours} hours a week and has three or four regular clients. Before that, expect a taster of {price.taster} now and then.',
      '写真20枚の一括補正（{price.batch}）を月に{low}〜{high}件、週{hours}時間で受けた場合です。常連が三、四軒つくまでは、{price.taster}のお試しがたまに入る程度です。',
    ],
  },
  titles: [
    ['Truer pictures of {offer}: photo editing for {places}', '{offer}をありのままに。{places}の写真補正'],
    [
      'Too dark, too yellow: rescue photos for {places}',
      '暗い、黄色い、傾いた写真を直す。{places}のレタッチ',
    ],
    [
      'From phone snap to shop window: photo editing for {places}',
      'スマホの一枚を看板写真に。{places}の写真補正',
    ],
    ['Retouch twenty photos a month for {places}', '月20枚の写真補正を引き受ける、{places}のレタッチ係'],
    ['Retouch with restraint: a photo service for {places}', '直しすぎない写真補正を、{places}の仕事にする'],
    [
      'What {customers} see first: better photos for {places}',
      '{customer}が最初に見る一枚を、{places}のために整える',
    ],
    ['Photo editing for {places}, beginning with {item1}', '{item1}の写真から始める、{places}のレタッチ副業'],
  ],
  thai: {
    title: 'รับแต่งภาพให้{th}',
    summary: 'ปรับแสงและสีภาพถ่ายจากมือถือของ{th}ให้ดูดีแต่ไม่หลอกตา พร้อมวิธีตั้งราคาเป็นชุด',
  },
  summary: [
    oneOf(
      [
        'For people with a patient eye: take the photographs that {places} already have and return them clear, level and honest, at a fixed price per batch.',
        '{places}がすでに持っている写真を、明るく、まっすぐに、嘘なく整えて返す仕事です。枚数まとめての料金の立て方も扱います。',
      ],
      [
        'A remote service that makes {offer} look the way it looks in daylight, and tells you which edits you should refuse.',
        '{offer}を昼の光で見たときの姿に近づける、在宅の写真補正サービス。断るべき加工の見分け方も載せました。',
      ],
    ),
  ],
  introduction: [
    p(
      oneOf(
        [
          'Picture {scene}. Now picture it under a greenish tube lamp, tilted, with half a fire extinguisher in the corner. The second version is the one on the page, because whoever took it had eleven seconds and a telephone. Making the second look like the first, without telling a lie, is a craft that {places} will pay for.',
          '思い浮かべてください。{scene}。よい写真になりそうです。ところが実際のページにあるのは、蛍光灯で緑がかり、少し傾き、隅に消火器が写った一枚だったりします。撮った人には10秒の余裕しかなかったのです。後の一枚を、嘘をつかずに前の姿へ近づける。{places}に喜ばれるのは、そういう手仕事です。目の良さと根気のある人に向いています。',
        ],
        [
          'Most people decide about {offer} with their eyes, and most of the photographs they see were taken between two jobs. The light was wrong, the hands were wet, nobody looked again. This guide is for people who cannot walk past a crooked horizon and would not mind being paid for straightening it.',
          '{offer}を選ぶとき、人はまず写真を見ます。けれどもその写真は、忙しい合間に片手で撮られたものがほとんどです。光の向きは悪く、後から見直す人もいません。傾いた水平線を見ると直したくなる、という人は、その几帳面さを仕事にできます。高価なカメラは要りませんし、{place}へ通う必要もありません。要るのは、よく見る習慣だけです。',
        ],
      ),
    ),
    p(fromNiche('context'), [
      'A photographer comes once in five years; for the pictures of {item2} in between there is nobody, and that is the gap you fill.',
      'プロに撮影を頼むのは数年に一度で、その間に増えていく{item2}の写真には、見てくれる人がいないのです。',
    ]),
  ],
  tools: [
    bullets(
      lead(
        ['Adobe Lightroom', 'Adobe Lightroom'],
        [
          'about $12 a month; one correction for the lamps in the {place} can be laid over all twenty frames at once.',
          '月1,500円前後で、{place}の照明に合わせた補正を20枚へ一度に当てられます。',
        ],
      ),
      lead(
        ['Photopea', 'Photopea'],
        [
          'free in the browser, enough to take a cable or a bin out of the background behind {item1}.',
          'ブラウザで使える無料ソフトで、{item1}の背景に写った配線やごみ箱を消すならこれで足ります。',
        ],
      ),
      lead(
        ['Generative fill in Photoshop', 'Photoshopの生成塗りつぶし'],
        [
          'AI that continues a wall or a table top for a wider crop; keep it away from {offer} itself.',
          '壁や机の続きをAIで描き足し、横長に切り出すときに便利ですが、{offer}そのものには使いません。',
        ],
      ),
      lead(
        ['A shared folder', '共有フォルダ'],
        [
          'Google Drive or Dropbox, with one folder in and one folder out, because {owners} lose e-mail attachments.',
          'Googleドライブに「預かり」と「完成」の二つを作り、{owner}に迷わず入れてもらいます。',
        ],
      ),
    ),
    p(
      oneOf(
        [
          'You need to know white balance, curves and when to stop; three evenings of practice cover the first two.',
          '要るのはホワイトバランスとトーンカーブの知識、そして手を止める判断です。',
        ],
        [
          'Practise on thirty bad pictures of your own before you touch one that belongs to somebody else.',
          '人の写真に触れる前に、自分の失敗写真を30枚直してみてください。',
        ],
      ),
    ),
  ],
  steps: [
    numbered(
      lead(
        ['Learn what the eye looks for', '見られる場所を知る'],
        [
          'Put twenty photographs of {item1} from different {places} side by side and mark where you looked first.',
          'あちこちの{places}から{item1}の写真を20枚並べ、自分の目が最初に止まった場所に印をつけます。',
        ],
        fromNiche('insight'),
      ),
      lead(
        ['Prepare a before and after of your own', '自分の写真で見本を作る'],
        [
          "Visit {aPlace}, ask whether you may take three pictures, and edit those; never publish a correction of a photo you found on somebody's page.",
          '{place}で許可をもらって三枚撮り、それを直して見本にします（相手のページから拾った写真を無断で直してはいけません）。',
        ],
      ),
      lead(['Offer a taster', 'お試しを持ちかける'], fromNiche('contact'), [
        'Propose three pictures of {item2} for {price.taster}, chosen by them, back within two days.',
        '申し出るのは、相手が選んだ{item2}の写真三枚を{price.taster}、二日で仕上げるというお試しです。',
      ]),
      lead(
        ['Ask for originals', '元データを預かる'],
        [
          'Messengers shrink pictures of {item3} to a tenth, so have them upload the files, together with {material} if a text has to fit.',
          'LINEで送ると{item3}の写真は小さく圧縮されます。文字を載せるなら{material}も一緒に、フォルダへ入れてもらいましょう。',
        ],
      ),
      lead(
        ['Work from large to small', '大きいところから直す'],
        [
          'First level and crop, then colour, then the distractions around {item1}, and only at the end a touch of sharpness.',
          '傾きと構図、次に色、それから{item1}のまわりの邪魔なもの、最後に少しだけ鮮明さ、という順に進めます。',
        ],
        oneOf(
          [
            'Take a break of an hour before you export; tired eyes love saturated colours.',
            '疲れた目は派手な色を選びがちなので、書き出す前に1時間休みます。',
          ],
          [
            'Compare with the original at every step, not only when you have finished.',
            '最後にまとめて比べると行きすぎに気づけないので、一手ごとに元の写真と見比べます。',
          ],
        ),
      ),
      lead(
        ['Have the colour confirmed', '色を確かめてもらう'],
        [
          'Send one finished frame and ask {anOwner} to hold the telephone next to the real thing before you do the other nineteen.',
          '一枚仕上がったら{owner}に送り、実物の横に画面を置いて色を見比べてもらってから、残りの19枚に進みます。',
        ],
      ),
      lead(
        ['Deliver in three sizes', '三つの大きさで納める'],
        [
          'Square for posts, wide for the page, large for print, each named after its subject, so that {client} never has to guess.',
          '投稿用の正方形、ページ用の横長、印刷用の大判を、{client}の人が見てわかるファイル名で納めます。',
        ],
      ),
    ),
  ],
  monetization: [
    p(
      [
        'Sell batches and not hours: a taster for {price.taster}, twenty pictures of {offer} for {price.batch}, and for regulars ten new frames a month at {price.standing}.',
        '売るのは時間ではなく枚数です（お試しが{price.taster}、{offer}の写真20枚で{price.batch}、常連には{item1}など毎月10枚を{price.standing}）。',
      ],
      oneOf(
        [
          'The first batch takes you seven hours, the fifth three, and only then does the price become a decent wage.',
          '最初の20枚には7時間かかりますが、五件目には3時間で済み、そこで初めて時給が見合います。',
        ],
        [
          'Single pictures at two dollars, as offered on the big marketplaces, do not pay for the messages around them.',
          '一枚100円の出品も見かけますが、やり取りの手間だけで赤字になります。',
        ],
      ),
    ),
    p([
      'Write to {owners} before they need new pictures, which means well ahead of the rush {busy}, and count on {income} a month once {low} to {high} batches come in.',
      '声をかけるのは{busy}より一か月以上前がよく、月に{low}〜{high}件まとまれば収入は{income}になります。',
    ]),
    quote(
      oneOf(
        [
          'In the first two months a taster or two from {places} is a normal result, and a quiet one none at all.',
          '最初の二か月は、{places}からのお試しが一、二件か、まったく来ないくらいが普通です。',
        ],
        [
          'Ask each satisfied {owner} for one sentence you may quote; your own adjectives convince nobody.',
          '喜んでくれた{owner}に紹介用の一言をもらうと、自分で書く宣伝文より効きます。',
        ],
      ),
    ),
  ],
  risks: [
    bullets(
      lead(
        ['Beautiful and false', 'きれいな嘘'],
        [
          'If {item1} look larger, fresher or newer than they are, {customers} are deceived and the law on advertising is on their side; the same holds for {taboo}.',
          '{item1}を実物より大きく新しく見せれば、景品表示法の優良誤認にあたりかねません。{taboo}も同じく引き受けないでください。',
        ],
      ),
      lead(['Rules of the trade', '業種ごとの決まり'], fromNiche('rule')),
      lead(
        ['Whose photograph is it', '誰の写真か'],
        oneOf(
          [
            'Pictures of the {place} taken by a professional may not be altered just because they were paid for; ask for the agreement first.',
            '{place}がプロに撮ってもらった写真は、料金を払っていても勝手に加工できないことがあります。先に契約を見せてもらいます。',
          ],
          [
            'Faces of {customers} need consent twice, once for the picture and once for putting it through AI on a foreign server.',
            '{customer}の顔が写った写真は、掲載の同意とは別に、外部のAIで処理してよいかの同意も要ります。',
          ],
        ),
      ),
      lead(
        ['Saying what was done', '加工の開示'],
        [
          'Note on each invoice to {owners} which frames contain areas made by AI, since some portals demand a label.',
          '表示を求める掲載先もあるので、AIで描き足した写真は納品書で{owner}に知らせます。',
        ],
      ),
      lead(
        ['Tax', '税金'],
        oneOf(
          [
            'Batches for {places} are taxable income; the editing plan and a share of the screen are costs, so keep both receipts.',
            '{places}からの報酬には税金がかかります。ソフト代などを引いた所得が年20万円を超えた会社員は確定申告をします。',
          ],
          [
            'File the invoices to {owners} by year and ask the tax office early whether you must register.',
            '{owner}への請求書は年ごとに綴じ、副業の所得が20万円を超えたら確定申告、以下でも住民税の申告をします。',
          ],
        ),
      ),
    ),
  ],
  premium: [
    p([
      'Agree on this sheet with the {owner} before the first batch; it prevents nearly every quarrel about taste.',
      '最初の一括補正の前に、{owner}とこの表を確かめておくと、「好みと違う」という揉めごとがほとんどなくなります。',
    ]),
    table(
      [
        ['In the frame', '写真の部分'],
        ['I correct', '直す'],
        ['I leave', '触らない'],
      ],
      [
        ['{item1}', '{item1}'],
        ['light, colour cast, dust on the lens', '明るさ、色かぶり、レンズの汚れ'],
        ['shape, size, number', '形、大きさ、数'],
      ],
      [
        ['the {place} behind', '背景の{place}'],
        ['tilt, cables, bins', '傾き、配線、ごみ箱'],
        ['rooms and views that do not exist', '実在しない広さや眺め'],
      ],
      [
        ['{customers} in the frame', '写り込んだ{customer}'],
        ['crop or blur', '切り抜き、ぼかし'],
        ['faces and bodies', '顔と体つき'],
      ],
    ),
    code(
      `BATCH NOTE for {client} ({clientIs})
Subjects: {item1} [ ] frames, {item2} [ ] frames, {item3} [ ] frames
Look wanted: {tone}, daylight of about [ ] K
Reference frame approved by the {owner} on: [ ]
Never show: {taboo}
Areas of {offer} touched by AI: none / background only [ ]`,
      `{client}（{clientIs}）補正メモ
枚数：{item1}[ ]、{item2}[ ]、{item3}[ ]
仕上がり：{tone}印象、色温度は[ ]K前後
基準の一枚を{owner}が確認した日：[ ]
写さないもの：{taboo}
{offer}の写真でAIを使った箇所：なし/背景のみ[ ]`,
    ),
  ],
  closing: [
    p(
      [
        'Begin with thirty failures of your own, then three pictures for one {place}, then twenty.',
        '自分の失敗写真30枚、{place}の三枚、それから20枚という順に進めば無理がありません。',
      ],
      oneOf(
        [
          'The best compliment is that nobody notices you were there, and {customers} find exactly what they saw.',
          '見た人が加工に気づかず、{customer}が写真どおりだったと思ってくれること。それが最高の褒め言葉です。',
        ],
        [
          'When the pictures help towards {result}, the next folder from the {owner} arrives without your asking.',
          '写真のおかげで{result}ようになれば、{owner}から次のフォルダが黙っていても届きます。',
        ],
      ),
    ),
  ],
  videos: [
    { language: 'en', title: 'Fixing tube light in twenty photos of {item1}' },
    { language: 'en', title: 'How far is too far? Editing pictures for {places}' },
    { language: 'ja', title: '{item1}の写真、蛍光灯の色かぶりを直す' },
    { language: 'ja', title: '{places}の写真補正、やりすぎの境目' },
  ],
}
