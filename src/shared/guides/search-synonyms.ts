import { minRomajiLength, romanizeKana, normalizeRomaji } from './romaji.ts'
import { normalizeWords, toSingular, toWordWithSound, toStem } from './search-words.ts'

/**
 * Other spellings of domain terms. Each line: the usual spelling, a colon, other spellings of the same word. Kana may be
 * hiragana or katakana.
 */
const spellings = `
teaching: for teachers, for a teacher, as a teacher, teacher side hustle, teacher side hustles, side hustle for teacher, for tutors, for educators, 教師の副業, 教員の副業, 先生の副業
chatgpt: gpt, chat gpt, gtp, chat gtp, chatgbt, chat gbt, chat-gpt, chatgtp, chagpt, ちゃっとgpt, ちゃっとじーぴーてぃー, チャットジーピーティー, ちゃぴ
claude: クロード
gemini: ジェミニ
no code: without coding, no coding, without programming, no programming, プログラミング不要, プログラミングなし, コードなし, コード不要, プログラムなし
adobe lightroom: lightroom, ライトルーム
showing your face: 顔出し
smartphone: my phone, a phone, your phone, phone only, my cell, スマホ, スマートフォン, 携帯
midjourney: ミッドジャーニー
elevenlabs: eleven labs, イレブンラボ, イレブンラブズ, エレブンラボ, エレブンラブズ
canva: キャンバ, キャンヴァ
notion: ノーション
kindle: キンドル
etsy: エッツィー, エツィー
youtube: ユーチューブ, ようつべ, you tube, u tube, utube, yt
instagram: インスタグラム, インスタ, insta, ig, insta gram
tiktok: ティックトック, tik tok, tick tock
facebook: face book, fb, フェイスブック
photoshop: photo shop, フォトショップ, フォトショ
illustrator: イラストレーター, イラレ
excel: エクセル
word: ワード
powerpoint: power point, パワーポイント, パワポ
line: ライン
seo: えすいーおー
sns: えすえぬえす
lp: えるぴー
voicevox: ボイスボックス, ボイボ
freee: フリー会計
zoom: ズーム
wordpress: word press, ワードプレス
suzuri: スズリ
booth: ブース
fiverr: fiver, ファイバー
upwork: up work, アップワーク
udemy: ユーデミー
gumroad: gum road, ガムロード
amazon: アマゾン
google: グーグル
capcut: cap cut, キャップカット
linkedin: linked in, リンクトイン
guesthouse: b&b, b & b, b and b, bnb, bed & breakfast
クラウドワークス: crowdworks, crowd works
ココナラ: coconala
文字起こし: もじおこし, 文字おこし, 文字起し, 文字興し, もじ起こし, 文字越し, 文字お越し
電子書籍: でんししょせき
翻訳: ほんやく
字幕: じまく
議事録: ぎじろく
請求書: せいきゅうしょ
領収書: りょうしゅうしょ
履歴書: りれきしょ, りれき書
職務経歴書: しょくむけいれきしょ
写真: しゃしん, 写直
動画: どうが
音声: おんせい
ナレーション: 声の仕事
絵本: えほん
手帳: てちょう
看板: かんばん
求人: きゅうじん
副業: ふくぎょう, ふくぎょー, 福業, 服業, 複業
在宅: ざいたく
初心者: しょしんしゃ
自動化: じどうか
口コミ: くちこみ, 口込み, 口こみ, クチ込み, 口込
台本: だいほん, 代本
朗読: ろうどく
代筆: だいひつ
講座: こうざ
予約: よやく
集客: しゅうきゃく
印税: いんぜい
不労所得: ふろうしょとく
花屋: はなや
パン屋: ぱんや
本屋: ほんや
古着屋: ふるぎや
美容室: びようしつ
美容院: びよういん
歯医者: はいしゃ
保育園: ほいくえん
旅館: りょかん
陶芸: とうげい
結婚式: けっこんしき
整体: せいたい
自転車: じてんしゃ
農家: のうか
不動産: ふどうさん
弁当: べんとう
動物病院: どうぶつびょういん
音声記事: おんせいきじ
音声ガイド: おんせいがいど
商品説明: しょうひんせつめい
市場調査: しじょうちょうさ
留守番電話: るすばんでんわ
留守電: るすでん
電話: でんわ
音声編集: おんせいへんしゅう
編集: へんしゅう
広報: こうほう
取材: しゅざい
教材: きょうざい
単語帳: たんごちょう
単語カード: たんごかーど
古本: ふるほん
古本屋: ふるほんや
古書: こしょ
喫茶店: きっさてん
美容師: びようし
床屋: とこや
掃除: そうじ
清掃: せいそう
民宿: みんしゅく
民泊: みんぱく
宿: やど
温泉: おんせん
英会話: えいかいわ
英語: えいご
語学: ごがく
惣菜: そうざい
博物館: はくぶつかん
美術館: びじゅつかん
資料館: しりょうかん
幼稚園: ようちえん
保育: ほいく
保育士: ほいくし
写真館: しゃしんかん
音楽: おんがく
音楽教室: おんがくきょうしつ
お茶: おちゃ
野菜: やさい
農業: のうぎょう
農園: のうえん
古着: ふるぎ
木工: もっこう
大工: だいく
器: うつわ
陶器: とうき
焼き物: やきもの
食器: しょっき
獣医: じゅうい
花: おはな
整骨院: せいこついん
柄: もよう
記事: きじ
文章: ぶんしょう
物語: ものがたり
童話: どうわ
絵: おえかき
名簿: めいぼ
入力: にゅうりょく
秘書: ひしょ
調査: ちょうさ
分析: ぶんせき
集計: しゅうけい
経理: けいり
会計: かいけい
簿記: ぼき
確定申告: かくていしんこく
採用: さいよう
募集: ぼしゅう
添削: てんさく, 添作
校正: こうせい
就活: しゅうかつ
転職: てんしょく
面接: めんせつ
声優: せいゆう
読み上げ: よみあげ
返信: へんしん
評判: ひょうばん
黒板: こくばん
投稿: とうこう
手順書: てじゅんしょ
研修: けんしゅう
自動: じどう
月刊: げっかん
配信: はいしん
講師: こうし
先生: せんせい
教師: きょうし
勉強: べんきょう
問題集: もんだいしゅう
雑貨: ざっか
無在庫: むざいこ
通販: つうはん
物販: ぶっぱん
手作り: てづくり
家具: かぐ
犬: いぬ, inu
猫: ねこ
`

/** Domain terms with the same meaning, one group per line. */
const same = `
jewellery, jewelry, jeweller, jeweler, goldsmith, アクセサリー, ジュエリー
catalogue, catalog
colour, color, coloring, colouring
resume, cv, curriculum vitae, 履歴書, レジュメ
cover letter, job application, 職務経歴書
advert, ad, ads, advertisement
website, homepage, webpage, landing page, landing, lp, ホームページ, ウェブサイト, webサイト, hp
photo, photograph, picture, pic, snapshot, 写真, フォト
flashcard, flash card, study card, learning card, vocabulary card, revision card, cue card, 学習カード, 単語カード, 暗記カード, フラッシュカード, 単語帳
workbook, worksheet, exercise sheet, practice sheet, exercise book, ワークブック, ワークシート, 練習帳, 問題集, ドリル, 学習プリント
audio guide, audioguide, 音声ガイド, オーディオガイド
audio article, spoken article, article audio, 音声記事
phone greetings, phone greeting, telephone greeting, voicemail greeting, voice greeting, phone announcement, 電話案内, 電話ガイダンス, 留守番音声
job ad, job advert, job advertisement, job posting, job post, help wanted ad, 求人広告, 求人票, 求人文
review reply, review response, reply to reviews, answer reviews, 口コミ返信, クチコミ返信, レビュー返信
stock image, stock illustration, stock art, stock drawing, イラスト素材, ストックイラスト
print on demand, pod, プリント雑貨, オリジナルグッズ
reel, instagram reel, リール, リール動画
reminder, リマインド, リマインダー
manual, handbook, sop, マニュアル, 手順書
survey, questionnaire, アンケート
market research, market report, market study, 市場調査
email sequence, welcome email, follow-up email, drip email, ステップメール, フォローメール
photo editing, picture editing, image editing, photo retouching, 写真補正, 写真加工, 写真編集, レタッチ
video script, script for videos, 動画台本
template, テンプレート, テンプレ, ひな形, ひな型, 雛形
checklist, check sheet, チェックリスト, チェック表, チェックシート
print planner, printable planner, paper planner, 手帳シート, 印刷用手帳
video, film, movie, 動画
dental, dentist, dentistry, 歯科, 歯医者
vet, veterinary, veterinarian, 動物病院, 獣医
appointment, booking, reservation, 予約
camp, camping, campsite, campground, キャンプ
bicycle, bike, cycle, 自転車
cafe, coffee shop, coffeeshop, カフェ, 喫茶店
bookshop, bookstore, bookseller, book shop, book store, 本屋, 書店, 古書店, 古本屋, 古本
newsletter, おたより, お便り, メルマガ, メールマガジン, ニュースレター
subtitle, caption, 字幕, キャプション
transcription, transcript, transcribe, transcriber, transcriptionist, 文字起こし, テープ起こし, 書き起こし, 音声起こし
translation, localization, localisation, 翻訳, 和訳, 英訳, ローカライズ
narration, voiceover, voice over, voice acting, narrator, ナレーション, ナレーター
podcast, ポッドキャスト
chatbot, bot, チャットボット, ボット
invoice, billing, 請求書
receipt, 領収書, レシート
spreadsheet, spread sheet, excel sheet, excel file, スプレッドシート, スプシ, 表計算, エクセル表
ebook, electronic book, 電子書籍
audiobook, オーディオブック, 朗読
podcaster, podcast
online course, e-learning, elearning, オンライン講座, オンライン教材, 動画教材
meeting notes, minutes, minute taking, 議事録, 会議
virtual assistant, va, personal assistant, オンライン秘書, オンラインアシスタント, 秘書
public relations, pr, press release, publicity, news release, media release, 広報, プレスリリース, ニュースリリース
ugc, user generated content, 口コミ動画
sms, text message, ショートメッセージ, ショートメール
ai voice, synthetic voice, tts, text to speech, 音声合成, 読み上げ
estate agent, real estate, realtor, estate agency, letting agent, property agent, 不動産, 不動産屋
hair salon, hairdresser, hair stylist, hairstylist, barber, barbershop, barber shop, beauty salon, 美容室, 美容院, 床屋, 理容室, ヘアサロン
florist, flower shop, flowers, 花屋, フラワーショップ, 生花店
bakery, baker, bread, パン屋, ベーカリー
yoga, ヨガ
gym, personal trainer, personal training, fitness, ジム, パーソナルトレーナー, フィットネス
pottery, ceramics, potter, 陶芸, 陶器, 焼き物
nursery, daycare, day care, kindergarten, preschool, childcare, child care, creche, crèche, playgroup, 保育園, 幼稚園, 保育士
wedding, bridal, 結婚式, ウェディング, ウエディング, ブライダル
massage, bodywork, chiropractor, physiotherapist, 整体, マッサージ, 整体院, 整骨院, 接骨院, リラクゼーション
museum, 資料館, 博物館, 美術館
inn, guesthouse, guest house, hotel, hostel, b&b, 旅館, 民宿, 民泊, 宿, ホテル, ゲストハウス
pet grooming, groomer, dog grooming, dog salon, dog groomer, pet salon, grooming, トリミング, トリマー, ペットサロン
vintage, thrift, second-hand clothes, used clothes, 古着, 古着屋, ヴィンテージ
renovation, remodeling, remodelling, contractor, builder, refurbishment, リフォーム, 工務店, リノベーション
house cleaning, home cleaning, cleaner, cleaning service, cleaning company, housekeeping, maid, ハウスクリーニング, 掃除, 掃除代行, 清掃
language school, language teacher, english school, english teacher, 語学教室, 英会話教室, 英会話, 英語教室, 語学学校
piano, music teacher, music school, piano teacher, ピアノ, ピアノ教室, 音楽教室
photo studio, photographer, 写真館, フォトスタジオ, カメラマン, フォトグラファー
woodwork, carpenter, furniture, joinery, 木工, 家具, 家具屋
lunch box, bento, deli, delicatessen, 弁当, お弁当屋, 惣菜
vegetable, farm, farmer, farmers, grower, agriculture, 農家, 野菜, 農業
tea, tea grower, 茶, お茶, 茶園
口コミ, クチコミ, レビュー, review
絵本, picture book, storybook, story book, children's book, childrens book, kids book, 子供の本, 子どもの本, 児童書
handmade, ハンドメイド, 手作り, handcrafted
プレスリリース, プレス
パソコン, pc
smartphone, スマートフォン, スマホ
台本, シナリオ, スクリプト, script
予定表, カレンダー, calendar
副収入, side income
`

/** Related domain terms, which weigh less than the typed word. Each line: typed words, a colon, related words. */
const near = `
kindle, kdp: kdp, ebook
self publishing, self-publishing, publish, publishing, 出版: ebook, kdp, picture book
audiobook: narration, ai voice, audio
bookkeeping, bookkeeper, accounting, accountant, accounts, 経理, 帳簿, 会計, 簿記, 確定申告: invoice, receipt, 領収書
workbook, worksheet, flashcard, quiz, handout, lesson plan, 問題集, 単語帳, 教材: workbook, study card, study, lesson, teaching, 学習
journal, diary, planner, 日記, 手帳: planner, 手帳, シート
printable, printables, printable page, printable pages, printable sheet: print planner, planner, etsy
coloring book, colouring book, 塗り絵: picture book, print planner, print on demand
sticker, stickers, スタンプ, lineスタンプ, ステッカー: illustration, pattern, printed goods
t-shirt, tshirt, shirt, merch, merchandise, mug, pod, tシャツ, グッズ, 雑貨: print on demand, printed goods
art, artwork, artist, drawing, draw, 描く, アート, イラストレーター: illustration, drawing, pattern, printed goods
illustration, illustrator, イラスト: drawing, pattern
logo, ロゴ, graphic, graphics, graphic designer, flyer, flyers, poster, チラシ, ポスター, デザイナー, デザイン: graphic design, banner
thumbnail, サムネイル, サムネ: banner, graphic design
photoshop: photo editing, banner
restaurant, restaurants, food, 飲食店, 飲食, レストラン, 居酒屋, ラーメン, 食堂: cafe, menu, lunch box
pet, pets, dog, dogs, cat, cats, puppy, ペット, 犬, 猫: pet grooming, vet
hobby, craft, crafts, handmade, ハンドメイド, 手芸: handmade, jewellery, pottery
clothes, clothing, fashion, boutique, 服, アパレル: vintage
fitness, workout: gym
coffee, コーヒー: cafe
flower, 花: florist
パン, ケーキ, ケーキ屋, cake, cakes, pastry: bakery
ネイル, ネイルサロン, エステ, サロン, nail salon, spa, beauty: hair salon, bodywork
ラジオ, radio: podcast
税理士, 会計士, freee: invoice
children, kids, child, 子ども, 子供, キッズ: picture book, nursery
teacher, teaching, tutor, tutoring, lessons, 先生, 講師, 家庭教師, 塾, 教える: teaching, online course, study, language school
student, exam, study, 勉強, 学習, 教材: study, workbook, teaching
udemy, course, courses, コース: online course
blog, blogger, blogging, ブロガー, アフィリエイト, affiliate: blogging, article, seo
seo, 検索: seo
article, articles, writer, writing, ライター, ライティング, webライター, ウェブライター, 記事, 文章, 執筆, 書く: ai writing, content writing, copywriting, ghostwriting
proofreading, proofreader, 校正, 添削: resume, rewriting
ghostwriter, ghostwriting, 代筆, ゴーストライター: ghostwriting, interview, ai writing
respond, response, answer, reply, replies, 返信, 返事: reply, 返信
description, descriptions, product listing, listing, listings, amazon listing, shopify, 商品説明, 説明文, 紹介文: description, 紹介文, 説明文, copywriting
copywriter, copywriting, copy, コピー, コピーライター: copywriting
translator, 翻訳家, 翻訳者, interpreter, 通訳, bilingual, バイリンガル: translation
english, 英語, foreign language, 外国語, foreign tourists, tourist, foreigner, インバウンド: bilingual, translation, 日英, deepl
customer support, customer service, help desk, support, カスタマーサポート, 問い合わせ: chatbot, faq
typing, typist, タイピング: data entry, transcription
data entry, data cleaning, 入力, データ整理: data entry, clean
excel, エクセル, google sheets, xls, xlsx: spreadsheet, data entry
csv, database, crm, 名簿: data entry, spreadsheet
data analyst, data analysis, analytics, データ分析, アナリスト: data analysis, survey
survey, questionnaire, アンケート, 調査: survey, research
market research, 市場調査, リサーチ: research, market report
automation, zapier, n8n, rpa, workflow, 業務効率化, 効率化: automation, workflow
numbers, math, maths, 数字, 計算, 数学: spreadsheet, data analysis, invoice, data entry
technical, tech, technology, computers, it skills, パソコン, pc, 機械: automation, workflow
programming, programmer, coding, coder, python, app, developer, プログラミング, アプリ: no-code, automation, spreadsheet
nocode, no code, no-code, ノーコード: no-code
site, サイト: website
web designer, web design, website builder, wordpress, ウェブデザイン, webデザイン, web制作, サイト制作: web design, website
appointment, appointments, booking, bookings, reservation, scheduling, 予約: booking, reminder
phone, phone line, phone greeting, voicemail, answering machine, ivr, call center, hold music, 電話, 電話応答, 留守電, コールセンター: telephone, phone greetings, 電話案内, 留守番音声
sign, signs, signage, menu, メニュー, 看板, pop: sign, menu
manual, manuals, handbook, sop, training material, documentation, マニュアル, 手順書: manual, documentation
interview, interviews, インタビュー, 取材: interview
museum guide, audio guide, audio tour, tour guide, tourism, 観光, ガイドツアー: audio guide
job advert, job ad, job ads, job posting, recruiting, recruitment, recruiter, hiring, hr, 採用, 求人, 人事: recruitment, job advert
job hunting, job seeker, career, career change, linkedin, cover letter, 転職, 就活, 就職, ハローワーク: resume, recruitment
press, media, news, ニュース, 新聞, メディア, マスコミ: public relations, newsletter
email, emails, mail, メール: email marketing, newsletter
mailchimp, mailerlite: newsletter, email marketing
ステップメール, ステップ配信: email marketing
substack: newsletter
influencer, インフルエンサー: instagram, ugc
instagram, tiktok, reels, reel, リール: social media, reels
facebook, twitter, x, threads, pinterest, sns: social media
social media manager, smm, 運用代行, sns運用: social media, posting
shorts, short video, ショート動画, ショート, 縦動画: short video, video script, reels
video editor, video editing, 動画編集, 動画制作: video editing, subtitle, reels
faceless youtube, youtuber, ユーチューバー, showing your face, appear on camera, on camera: youtube
talking, talk, speaking, talking to people, 話す, しゃべる, 人と話: interview, voice over, narration, podcast
youtube, ユーチューブ: youtube
voice, voices, voice actor, voice acting, 声, 声優, 声の仕事: voice over, narration, ai voice, audio
sound, music, audio, 音楽, 音響: audio editing, audio
stock, stock photos, stock photo, photo stock, ストックフォト, 写真素材, イラスト素材: stock images, illustration
photography, camera, カメラ, 撮影, 撮る, lightroom, レタッチ, 画像加工: photo editing
image, images, ai art, image generation, 画像, 画像生成, ai画像, 生成ai: illustration, stock images, print on demand
notion, template, templates, テンプレ: template
marketplace, online shop, online store, shop, store, ネットショップ, ec, フリマ, メルカリ, minne, base: e-commerce
dropshipping, ecommerce, せどり, 転売, 物販: e-commerce
freelancer, freelance, fiverr, upwork, 業務委託, クラウドソーシング, クラウドワークス, ランサーズ, ココナラ: freelancing
remote, telework, wfh, 在宅, 在宅勤務, テレワーク, リモート: remote work, work from home
passive, over and over, sell it many times, sell many times, sell again and again, build something once, build once, make it once, while i sleep, ほったらかし, 放置, 自動収入, royalty, royalties, ストック型, 権利収入, 不労所得: passive income, royalties
subscription, recurring, 継続, 毎月: recurring income
housewife, 主婦: work from home
clients, customers, 営業, 接客: freelancing
local business, local, small business, 地元, 地域, 店, お店, 店舗: local business
gift, gifts, present, プレゼント, ギフト, 贈り物: handmade gifts, picture book
`

/** Names whose words mean something else: selling stock images is not stock trading. */
const apart =
  'care home, care homes, nursing home, nursing homes, retirement home, retirement homes, 老人ホーム, 介護施設, stock trading, trading stocks, trade stocks, stocks, stock market, share trading, day trading, food delivery, delivery driver, taxi driver, nail art, nail polish, tax return, window cleaning, car cleaning, voice lessons, book flights, phone repair, repair phones, sign language, music production,  web novel, 株式, 株主, 口座, 絵文字, 料理教室, 料理代行, パン作り教室, ライン工, 写真集, 声かけ'

/** Maps normalized spellings to the usual one. */
const usualSpellings = new Map(
  linesOf(spellings).flatMap((line) => {
    const [usual = '', others = ''] = line.split(': ')
    return others.split(', ').map((other): [string, string] => [normalizeWords(other), usual])
  }),
)

function eitherKana(letter: string): string {
  return `[${letter}${String.fromCharCode(letter.charCodeAt(0) + 0x60)}]`
}

const anySpelling = new RegExp(
  [...usualSpellings.keys()]
    .sort((a, b) => b.length - a.length)
    .map(toPattern)
    .join('|'),
  'g',
)

/** Maps the sound of kana spellings to the usual spelling. Excludes short ones that are English words: ライン sounds like 'rain'. */
const usualByRomaji = new Map(
  [...usualSpellings].flatMap(([spelling, usual]): [string, string][] => {
    const sound = romanizeKana(spelling)
    return sound.length < (/[a-z]/.test(usual) ? 5 : 1) ? [] : [[sound, usual]]
  }),
)
const anyRomaji = new RegExp(`(?<![a-z0-9])[a-z]{${minRomajiLength},}(?![a-z0-9])`, 'g')

/** Returns the other spellings of a word, normalized. */
export const listSpellings = (usual: string): string[] =>
  [...usualSpellings].flatMap(([spelling, other]) => (other === usual ? spelling : []))

/**
 * Replaces spellings in a text with the usual ones. The text must have normalized width and case. A spelling inside a longer
 * word of the same script is kept.
 */
export function normalizeSpellings(text: string): string {
  const inKanji = text.replace(anyRomaji, (word) => usualByRomaji.get(normalizeRomaji(word)) ?? word)
  return inKanji.replace(
    anySpelling,
    (found) => ` ${usualSpellings.get(normalizeWords(found).replace(/\s+/g, ' ')) ?? found} `,
  )
}

/** Returns a pattern that matches a spelling in either kana, as a whole word only. */
function toPattern(spelling: string): string {
  const pattern = spelling.replace(/[ぁ-ゖ]/g, eitherKana).replace(/ /g, '\\s+')
  const isLatin = /^[a-z]/.test(spelling) || /[a-z]$/.test(spelling)
  return isLatin
    ? `(?<![a-z0-9])${pattern}(?![a-z0-9])`
    : `(?<![ァ-ヺー])(?<![ぁ-ゖ](?<![のをでにがとはもへや]))${pattern}(?![ァ-ヺー])(?=$|[^ぁ-ゖ]|[のでをにがとはもへやさ])`
}

/** Synonyms and related words of the guides' topics. */
export type Thesaurus = ReturnType<typeof createThesaurus>

type Others = Map<string, Set<string>>

/** Creates a thesaurus from the domain terms and the given lines. Each line: the guides' words, a colon, everyday words. */
export function createThesaurus(everydayWords: readonly string[] = []) {
  const synonyms: Others = new Map()
  const relatives: Others = new Map()
  const words = [...usualSpellings.keys()]
  for (const line of linesOf(same)) {
    const terms = line.split(', ')
    words.push(...terms)
    addAll(synonyms, terms, terms)
  }
  for (const line of linesOf(near)) {
    const [terms = '', others = ''] = line.split(': ')
    words.push(...terms.split(', '), ...others.split(', '))
    addAll(relatives, terms.split(', '), others.split(', '))
  }
  for (const line of everydayWords.flatMap(linesOf)) {
    const [meant = '', terms = ''] = line.split(': ')
    words.push(...terms.split(', '))
    addAll(relatives, terms.split(', '), meant.split(', '))
  }
  const names = new Set(apart.split(', '))
  /** Returns words with the same meaning. */
  const synonymsOf = (term: string) => othersOf(synonyms, term)
  /** Returns related words. */
  const relativesOf = (term: string) => othersOf(relatives, term)
  return {
    synonymsOf,
    relativesOf,
    isApart: (term: string) => names.has(term),
    /** Returns whether the lists contain the term. */
    isKnownTerm: (term: string) =>
      names.has(term) || synonymsOf(term).length > 0 || relativesOf(term).length > 0,
    /** Words of the lists, as candidates for correcting a misspelled word. */
    words: [...new Set(words.map(normalizeWords))].filter((term) => !/[ -]/.test(term)).map(toWordWithSound),
  }
}

function addAll(map: Others, terms: readonly string[], others: readonly string[]): void {
  const keyed = others.map((other) => ({ other, otherKey: plainKey(other) }))
  for (const term of terms) {
    const plain = plainKey(term)
    for (const key of new Set([plain, formKey(term), `sound of ${romanizeKana(term)}`])) {
      const known = map.get(key) ?? new Set<string>()
      for (const { other, otherKey } of keyed) if (otherKey !== plain) known.add(other)
      map.set(key, known)
    }
  }
}

function othersOf(map: Others, term: string): readonly string[] {
  const known = map.get(plainKey(term)) ?? map.get(formKey(term))
  const isRomaji = known === undefined && /^[a-z]+$/.test(term) && term.length >= minRomajiLength
  return [...(known ?? (isRomaji ? map.get(`sound of ${normalizeRomaji(term)}`) : undefined) ?? [])]
}

/** Returns the lookup key of a term: normalized, with English words in singular. */
function plainKey(term: string): string {
  return keyOf(term, toSingular)
}

function formKey(term: string): string {
  return `form of ${keyOf(term, toStem)}`
}

function keyOf(term: string, toForm: (word: string) => string): string {
  return normalizeWords(term)
    .replaceAll('-', ' ')
    .split(' ')
    .map((word) => (/^[a-z]+$/.test(word) ? toForm(word) : word))
    .join(' ')
}

function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '')
}
