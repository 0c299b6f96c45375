/** Languages people speak. Format: see `../lexicon.ts`. */
export const languageSkills = `
English | de: Englisch; Englischkenntnisse; Englischkenntnissen | fr: anglais | es: inglés | pt: inglês | nl: Engels; Engelse taal
German | de: Deutsch; Deutschkenntnisse; Deutschkenntnissen | fr: allemand | es: alemán | pt: alemão | nl: Duits; Duitse taal
French | de: Französisch; Französischkenntnisse | fr: français | es: francés | pt: francês | nl: Frans; Franse taal
Spanish | castellano | de: Spanisch; Spanischkenntnisse | fr: espagnol | es: español | pt: espanhol | nl: Spaans
Portuguese | de: Portugiesisch | fr: portugais | es: portugués | pt: português | nl: Portugees
Dutch | flemish | de: Niederländisch | fr: néerlandais | es: neerlandés; holandés | pt: neerlandês; holandês | nl: Nederlands; Nederlandse taal; Vlaams
Italian | de: Italienisch | fr: italien | es: italiano | pt: italiano | nl: Italiaans
!Polish | =Polish | de: Polnisch | fr: polonais | es: polaco | pt: polaco; polonês | nl: Pools
Russian | de: Russisch | fr: russe | es: ruso | pt: russo | nl: Russisch
Ukrainian | de: Ukrainisch | fr: ukrainien | es: ucraniano | pt: ucraniano | nl: Oekraïens
Turkish | de: Türkisch | fr: turc | es: turco | pt: turco | nl: Turks
Arabic | de: Arabisch | fr: arabe | es: árabe | pt: árabe | nl: Arabisch
Chinese | mandarin; cantonese; mandarin chinese | de: Chinesisch | fr: chinois; mandarin | es: chino; mandarín | pt: chinês; mandarim | nl: Chinees
Japanese | de: Japanisch | fr: japonais | es: japonés | pt: japonês | nl: Japans
Korean | de: Koreanisch | fr: coréen | es: coreano | pt: coreano | nl: Koreaans
Hindi | de: Hindi | fr: hindi | es: hindi | pt: hindi | nl: Hindi
Swedish | de: Schwedisch | fr: suédois | es: sueco | pt: sueco | nl: Zweeds
Norwegian | de: Norwegisch | fr: norvégien | es: noruego | pt: norueguês | nl: Noors
Danish | de: Dänisch | fr: danois | es: danés | pt: dinamarquês | nl: Deens
Finnish | de: Finnisch | fr: finnois | es: =finés; =Finés; finlandés | pt: finlandês | nl: ?Fins
Czech | de: Tschechisch | fr: tchèque | es: checo | pt: checo; tcheco | nl: Tsjechisch
Slovak | de: Slowakisch | fr: slovaque | es: eslovaco | pt: eslovaco | nl: Slowaaks
Hungarian | de: Ungarisch | fr: hongrois | es: húngaro | pt: húngaro | nl: Hongaars
Romanian | de: Rumänisch | fr: roumain | es: rumano | pt: romeno | nl: Roemeens
Bulgarian | de: Bulgarisch | fr: bulgare | es: búlgaro | pt: búlgaro | nl: Bulgaars
Greek | de: Griechisch | fr: grec | es: griego | pt: grego | nl: Grieks
Croatian | de: Kroatisch | fr: croate | es: croata | pt: croata | nl: Kroatisch
Serbian | de: Serbisch | fr: serbe | es: serbio | pt: sérvio | nl: Servisch
Hebrew | de: Hebräisch | fr: hébreu | es: hebreo | pt: hebraico | nl: Hebreeuws
Persian | farsi | de: Persisch | fr: persan | es: persa | pt: persa | nl: Perzisch
Vietnamese | de: Vietnamesisch | fr: vietnamien | es: vietnamita | pt: vietnamita | nl: Vietnamees
Catalan | de: Katalanisch | fr: catalan | es: catalán | pt: catalão | nl: Catalaans
Basque | de: Baskisch | fr: basque | es: euskera; vasco | pt: basco | nl: Baskisch
Galician | de: Galicisch | fr: galicien | es: gallego | pt: galego | nl: Galicisch
Sign Language | american sign language; british sign language; asl; bsl | de: Gebärdensprache | fr: langue des signes; lsf | es: lengua de signos; lengua de señas | pt: língua gestual; libras; língua de sinais | nl: gebarentaal
`
