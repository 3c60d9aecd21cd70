/// The codes of which locale identifiers consist.
///
/// Source: the lists of Unicode's CLDR, which take them from ISO 639 (languages), ISO 15924 (scripts), ISO
/// 3166-1 (regions) and UN M.49 (areas), read from Foundation of Swift 6.3. They are listed here so that a
/// flag is checked without opening the platform's locale data, which takes milliseconds.
package enum LocaleCodes {
  /// Language codes of two or three letters, including replaced ones.
  package static let languages = Set(shortLanguages + longLanguages)

  /// The two-letter codes, sorted so that the nearest one does not depend on hash order.
  package static let shortLanguages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy
    hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw
    ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv
    ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr
    ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo
    za zh zu
    """)

  package static let longLanguages = words(
    """
    ace ach ada ady aeb afh agq ain akk akz ale aln alt ang anp apw arc arn aro arp arq ars arw
    ary arz asa ase ast avk awa bal ban bar bas bax bbc bbj bej bem ber bew bez bfd bfq bgc bgn
    bho bik bin bjn bkm bla blo bpy bqi bra brh brx bss bua bug bum byn byv cad car cay cch ccp
    ceb cgg chb chg chk chm chn cho chp chr chy cic ckb cop cps crh csb csw dak dar dav del den
    dgr din dje doi dsb dtp dua dum dyo dyu dzg ebu efi egl egy eka elx enm esu ewo ext fan fat
    fil fit fon frc frm fro frp frr frs fur gaa gag gan gay gba gbz gez gil glk gmh goh gom gon
    gor got grb grc gsw guc gur guz gwi hai hak haw hif hil hit hmn hsb hsn hup iba ibb ilo inh
    izh jam jbo jgo jmc jpr jrb jut kaa kab kac kaj kam kaw kbd kbl kcg kde kea ken kfo kgp kha
    kho khq khw kiu kkj kln kmb koi kok kos kpe krc kri krj krl kru ksb ksf ksh kum kut kxv lad
    lag lah lam lez lfn lij liv lkt lmo lol loz lrc ltg lua lui lun luo lus lut luy lzh lzz mad
    maf mag mai mak man mas mde mdf mdh mdr men mer mfe mga mgh mgo mic mid min mnc mni moh mos
    mrj mua mus mwl mwr mwv mye myv mzn nan nap naq nds new nia niu njo nmg nnh nnp nog non nov
    nqo nso nus nwc nym nyn nyo nzi osa ota otk oui pag pal pam pap pau pcd pcm pdc pdt peo pfl
    phn pms pnt pon pqm prg pro quc qug raj rap rar rej rgn rhg rif rof rom rtm rue rug rup rwk
    sad sah sam saq sas sat saz sba sbp scn sco sdc sdh see seh sei sel ses sga sgs shi shn shu
    sid sjd sje sju sli sly sma smj smn sms snk sog srn srr ssy stq suk sus sux swb syc syr szl
    tcy tem teo ter tet tig tiv tkl tkr tlh tli tly tmh tog tok tpi tru trv tsd tsi ttt tum tvl
    twq tyv tzm udm uga umb vai vec vep vls vmf vmw vot vro vun wae wal war was wbp wuu xal xmf
    xnr xog yao yap yav ybb yrl yue zap zbl zea zen zgh zun zza
    """)

  /// The scripts of living languages.
  package static let scripts = words(
    """
    Adlm Arab Aran Armn Bali Bamu Batk Beng Bopo Brai Bugi Buhd Cakm Cans Cham Cher Copt Cyrl
    Deva Dsrt Ethi Geok Geor Gong Gonm Grek Gujr Guru Hang Hani Hano Hans Hant Hebr Hira Hmng
    Hmnp Hrkt Java Jpan Kali Kana Khmr Knda Kore Kthi Lana Laoo Latn Lepc Limb Lisu Medf Mend
    Mlym Mong Mroo Mtei Mymr Nagm Newa Nkoo Olck Orya Osge Plrd Rjng Rohg Samr Saur Sinh Sora
    Sund Syrc Tagb Takr Tale Talu Taml Tavt Telu Tfng Tglg Thaa Thai Tibt Tirh Vaii Wcho Yiii
    """)

  /// Countries as two letters, areas as three digits.
  package static let regions = words(
    """
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142
    143 145 150 151 154 155 202 419 AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD
    BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP
    CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA
    GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO
    IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA
    MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
    NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH
    SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
    UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """)

  /// Registered variants that CLDR's locales use.
  package static let variants = words(
    "ALUKU BORIS FONIPA PINYIN POLYTON POSIX TARASK VALENCIA WADEGILE")

  /// The keys of the extension `-u-` that affect numbers and dates.
  package static let extensionKeys = words("ca cf cu fw hc ms mu nu rg")

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0.isNewline }.map(String.init)
  }
}
