/**
 * What the first signs of a postcode tell, a line a country: `signs town`, or `signs =region` by the
 * region's code. Written down from the countries' public postal plans, as coarse as these few bytes
 * allow: the main town of a zone, not the very place. Behind a town stand the kilometres around it
 * that work on the spot may lie where the zone is wide. Of several beginnings the longest counts. In
 * France and Spain the first two digits are the department or the province where nothing else is said.
 */
export const postcodePlaces: Readonly<Record<string, string>> = {
  DE: `01 Dresden 30; 02 Görlitz 50; 03 Cottbus 40; 04 Leipzig 30; 06 Halle (Saale) 40; 07 Gera 40;
    08 Zwickau 30; 09 Chemnitz 30; 10 Berlin; 11 Berlin; 12 Berlin; 13 Berlin; 14 Potsdam 40; 140 Berlin;
    141 Berlin; 15 Frankfurt (Oder) 60; 16 Oranienburg 60; 17 Neubrandenburg 60; 18 Rostock 50;
    19 Schwerin 40; 20 Hamburg; 21 Hamburg 40; 22 Hamburg; 23 Lübeck 40; 24 Kiel 50; 25 Itzehoe 60;
    26 Oldenburg 60; 27 Bremerhaven 50; 28 Bremen; 29 Celle 50; 30 Hannover; 31 Hildesheim 40;
    32 Herford 30; 33 Bielefeld 30; 34 Kassel 40; 35 Gießen 40; 36 Fulda 40; 37 Göttingen 40;
    38 Braunschweig 40; 39 Magdeburg 50; 40 Düsseldorf; 41 Mönchengladbach 25; 42 Wuppertal 25;
    44 Dortmund; 45 Essen 25; 46 Oberhausen 40; 47 Duisburg 30; 48 Münster 40; 49 Osnabrück 50;
    50 Köln; 51 Köln 30; 52 Aachen 35; 53 Bonn 30; 54 Trier 50; 55 Mainz 40; 56 Koblenz 40; 57 Siegen 35;
    58 Hagen 30; 59 Hamm 40; 60 Frankfurt am Main; 61 Bad Homburg vor der Höhe 25; 63 Offenbach 50;
    64 Darmstadt 35; 65 Wiesbaden 35; 66 Saarbrücken 45; 67 Kaiserslautern 60; 68 Mannheim;
    69 Heidelberg 30; 70 Stuttgart; 71 Ludwigsburg 30; 72 Reutlingen 45; 73 Göppingen 45;
    74 Heilbronn 50; 75 Pforzheim 30; 76 Karlsruhe 40; 77 Offenburg 35; 78 Villingen-Schwenningen 50;
    79 Freiburg im Breisgau 50; 80 München; 81 München; 82 Starnberg 50; 83 Rosenheim 60; 84 Landshut 60;
    85 Freising 40; 850 Ingolstadt; 86 Augsburg 50; 87 Kempten (Allgäu) 50; 88 Ravensburg 50; 89 Ulm 40;
    90 Nürnberg; 91 Erlangen 60; 92 Amberg 50; 93 Regensburg 40; 94 Passau 60; 95 Bayreuth 50;
    96 Bamberg 40; 97 Würzburg 50; 98 Suhl 40; 99 Erfurt 50`,
  AT: `1 Wien; 2 =AT.03; 3 =AT.03; 4 =AT.04; 40 Linz; 5 =AT.05; 50 Salzburg; 52 =AT.04; 6 =AT.07;
    60 Innsbruck; 67 =AT.08; 68 =AT.08; 69 =AT.08; 7 =AT.01; 8 =AT.06; 80 Graz; 9 =AT.02;
    90 Klagenfurt am Wörthersee; 99 =AT.07`,
  CH: `10 Lausanne; 11 Lausanne; 12 Genève; 13 =CH.VD; 14 Yverdon-les-Bains; 15 =CH.VD; 16 =CH.FR;
    17 Fribourg; 18 Montreux; 19 Sitten 40; 20 Neuchâtel; 21 =CH.NE; 22 =CH.NE; 23 La Chaux-de-Fonds; 24 =CH.NE;
    25 Biel/Bienne; 26 =CH.BE; 27 =CH.BE; 28 Delémont; 29 =CH.JU; 30 Bern; 31 Bern; 32 =CH.BE; 33 =CH.BE;
    34 Burgdorf; 35 =CH.BE; 36 Thun; 37 =CH.BE; 38 Interlaken; 39 =CH.VS; 40 Basel; 41 Basel; 42 Basel;
    43 Rheinfelden; 44 Liestal; 45 Solothurn; 46 Olten; 47 Olten; 48 Zofingen; 49 Langenthal; 50 Aarau;
    51 =CH.AG; 52 =CH.AG; 53 =CH.AG; 54 Baden; 55 =CH.AG; 56 =CH.AG; 57 =CH.AG; 58 =CH.AG; 60 Luzern;
    61 =CH.LU; 62 =CH.LU; 63 Zug; 64 =CH.SZ; 65 Bellinzona; 66 Locarno; 67 =CH.TI; 68 =CH.TI; 69 Lugano;
    70 Chur; 71 =CH.GR; 72 =CH.GR; 73 =CH.SG; 74 =CH.GR; 75 =CH.GR; 76 =CH.GR; 77 =CH.GR; 80 Zürich; 81 Zürich;
    82 Schaffhausen; 83 =CH.ZH; 84 Winterthur; 85 Frauenfeld; 86 Uster; 87 =CH.ZH; 88 =CH.ZH; 89 =CH.ZH;
    90 Sankt Gallen; 91 Herisau; 92 Gossau; 93 Sankt Gallen; 94 =CH.SG; 95 Wil; 96 =CH.SG`,
  FR: `20000 =FR:2A; 20090 =FR:2A; 201 =FR:2A; 202 =FR:2B; 206 =FR:2B; 75 Paris; 06000 Nice; 06100 Nice; 06200 Nice;
    06300 Nice; 1300 Marseille; 1301 Marseille; 14000 Caen; 17000 La Rochelle; 21000 Dijon; 25000 Besançon;
    29200 Brest; 30000 Nîmes; 30900 Nîmes; 31000 Toulouse; 31100 Toulouse; 31200 Toulouse; 31300 Toulouse;
    31400 Toulouse; 31500 Toulouse; 33000 Bordeaux; 33100 Bordeaux; 33200 Bordeaux; 33300 Bordeaux;
    33800 Bordeaux; 34000 Montpellier; 34070 Montpellier; 34080 Montpellier; 34090 Montpellier; 35000 Rennes;
    35200 Rennes; 35700 Rennes; 37000 Tours; 37100 Tours; 37200 Tours; 38000 Grenoble; 38100 Grenoble;
    42000 Saint-Étienne; 42100 Saint-Étienne; 44000 Nantes; 44100 Nantes; 44200 Nantes; 44300 Nantes;
    45000 Orléans; 49000 Angers; 49100 Angers; 51100 Reims; 54000 Nancy; 57000 Metz; 59000 Lille; 59800 Lille;
    63000 Clermont-Ferrand; 63100 Clermont-Ferrand; 64000 Pau; 66000 Perpignan; 67000 Strasbourg;
    67100 Strasbourg; 67200 Strasbourg; 68100 Mulhouse; 68200 Mulhouse; 6900 Lyon; 72000 Le Mans;
    72100 Le Mans; 74000 Annecy; 76000 Rouen; 76100 Rouen; 76600 Le Havre; 80000 Amiens; 83000 Toulon;
    84000 Avignon; 86000 Poitiers; 87000 Limoges`,
  BE: `10 Bruxelles; 11 Bruxelles; 12 Bruxelles; 13 =BE:25; 14 =BE:25; 15 =BE:24; 16 =BE:24; 17 =BE:24;
    18 =BE:24; 19 =BE:24; 2 =BE:1; 20 Antwerpen; 28 Mechelen; 23 Turnhout; 30 Leuven; 31 Leuven; 32 Leuven;
    33 Leuven; 34 Leuven; 35 Hasselt; 36 =BE:7; 37 =BE:7; 38 =BE:7; 39 =BE:7; 4 =BE:6; 40 Liège; 5 =BE:9; 50 Namur;
    60 Charleroi; 61 Charleroi; 62 Charleroi; 64 =BE:5; 65 =BE:5; 66 =BE:8; 67 =BE:8; 68 =BE:8; 69 =BE:8; 7 =BE:5;
    70 Mons; 75 Tournai; 8 =BE:3; 80 Brugge; 84 Oostende; 85 Kortrijk; 88 Roeselare; 9 =BE:4; 90 Gent;
    91 Sint-Niklaas; 93 Aalst`,
  NL: `10 Amsterdam; 11 Amstelveen; 12 Hilversum; 13 Almere Stad; 14 Purmerend 30; 15 Zaandam; 16 Hoorn 30;
    17 Heerhugowaard 40; 18 Alkmaar; 19 Velsen-Zuid; 20 Haarlem; 21 Hoofddorp; 22 Katwijk aan Zee; 23 Leiden;
    24 Alphen aan den Rijn; 25 Den Haag; 26 Delft; 27 Zoetermeer; 28 Gouda; 29 Capelle aan den IJssel;
    30 Rotterdam; 31 Schiedam; 32 Spijkenisse 30; 33 Dordrecht; 34 Nieuwegein; 35 Utrecht; 36 Maarssen;
    37 Zeist; 38 Amersfoort; 39 Veenendaal; 40 Tiel; 41 Culemborg; 42 Gorinchem; 43 Middelburg 30;
    44 Goes 30; 45 Terneuzen 30; 46 Bergen op Zoom; 47 Roosendaal; 48 Breda; 49 Oosterhout; 50 Tilburg;
    51 Waalwijk; 52 's-Hertogenbosch; 53 Oss; 54 Uden; 55 Veldhoven; 56 Eindhoven; 57 Helmond; 58 Venray;
    59 Venlo; 60 Weert; 61 Sittard; 62 Maastricht; 63 Valkenburg; 64 Heerlen; 65 Nijmegen; 66 Wijchen; 67 Ede;
    68 Arnhem; 69 Zevenaar; 70 Doetinchem; 71 Winterswijk; 72 Zutphen; 73 Apeldoorn; 74 Deventer;
    75 Enschede; 76 Almelo; 77 Hardenberg 30; 78 Emmen 30; 79 Hoogeveen 30; 80 Zwolle; 81 Raalte; 82 Lelystad;
    83 Emmeloord 30; 84 Heerenveen; 85 Joure; 86 Sneek; 87 Bolsward; 88 Harlingen 30; 89 Leeuwarden;
    90 Leeuwarden; 91 Dokkum 30; 92 Drachten; 93 Roden; 94 Assen; 95 Stadskanaal; 96 Hoogezand; 97 Groningen;
    98 Zuidhorn; 99 Delfzijl 30`,
  ES: `010 Vitoria-Gasteiz; 020 Albacete; 030 Alicante; 040 Almería; 050 Ávila; 060 Badajoz; 070 Palma;
    080 Barcelona; 090 Burgos; 100 Cáceres; 110 Cádiz; 120 Castelló de la Plana; 130 Ciudad Real; 140 Córdoba;
    150 A Coruña; 160 Cuenca; 170 Girona; 180 Granada; 190 Guadalajara; 200 San Sebastián; 210 Huelva;
    220 Huesca; 230 Jaén; 240 León; 250 Lleida; 260 Logroño; 270 Lugo; 280 Madrid; 290 Málaga; 300 Murcia;
    310 Pamplona; 320 Ourense; 330 Oviedo; 332 Gijón; 340 Palencia; 350 Las Palmas de Gran Canaria;
    360 Pontevedra; 362 Vigo; 370 Salamanca; 380 Santa Cruz de Tenerife; 390 Santander; 400 Segovia;
    410 Sevilla; 420 Soria; 430 Tarragona; 440 Teruel; 450 Toledo; 460 Valencia; 470 Valladolid; 480 Bilbao;
    490 Zamora; 500 Zaragoza`,
  PT: `1 Lisboa; 20 Santarém 30; 21 Santarém 40; 22 Tomar 40; 23 Tomar 30; 24 Leiria 40; 25 Caldas da Rainha 40;
    26 Loures; 27 Sintra; 28 Almada; 29 Setúbal; 30 Coimbra; 31 Pombal 30; 32 Coimbra 40; 33 Coimbra 60;
    34 =PT.22; 35 Viseu 40; 36 =PT.22; 37 Aveiro 40; 38 Aveiro; 40 Porto; 41 Porto; 42 Porto; 43 Porto; 44 Porto;
    45 Penafiel 30; 46 Amarante 40; 47 Braga 25; 48 Guimarães; 49 Viana do Castelo 40; 50 Vila Real 40;
    51 Lamego 40; 52 Mirandela 40; 53 Bragança 40; 54 Chaves 40; 60 Castelo Branco 50; 61 Castelo Branco 60;
    62 Covilhã 30; 63 Guarda 40; 64 =PT.11; 70 Évora 50; 71 Estremoz 40; 72 =PT.08; 73 Portalegre 40; 74 =PT.16;
    75 Sines 50; 76 =PT.03; 77 =PT.03; 78 Beja 40; 79 =PT.03; 80 Faro; 81 Loulé; 82 Albufeira; 83 Silves;
    84 Lagoa; 85 Portimão; 86 Lagos; 87 Olhão; 88 Tavira; 89 =PT.09; 90 =PT.10; 91 =PT.10; 92 =PT.10; 93 =PT.10;
    94 =PT.10; 95 =PT.23; 96 =PT.23; 97 =PT.23; 98 =PT.23; 99 =PT.23`,
  BR: `01 São Paulo; 02 São Paulo; 03 São Paulo; 04 São Paulo; 05 São Paulo; 06 Osasco; 07 Guarulhos;
    08 São Paulo; 09 Santo André; 11 Santos 50; 12 São José dos Campos 60; 13 Campinas 60;
    14 Ribeirão Preto 60; 15 São José do Rio Preto 80; 16 Araçatuba 80; 17 Bauru 80; 18 Sorocaba 60;
    19 Presidente Prudente 80; 20 Rio de Janeiro; 21 Rio de Janeiro; 22 Rio de Janeiro; 23 Rio de Janeiro;
    24 Niterói; 25 Duque de Caxias 50; 26 Nova Iguaçu; 27 Volta Redonda 60; 28 Campos dos Goytacazes 80; 29 =BR.08;
    30 Belo Horizonte; 31 Belo Horizonte; 32 Contagem; 3 =BR.15; 36 Juiz de Fora 80; 38 Uberlândia 80; 4 =BR.05;
    40 Salvador; 41 Salvador; 49 =BR.28; 50 Recife; 51 Recife; 52 Recife; 53 Olinda; 54 Jaboatão dos Guararapes; 55 =BR.30;
    56 =BR.30; 57 =BR.02; 58 =BR.17; 59 =BR.22; 60 Fortaleza; 61 Fortaleza; 62 =BR.06; 63 =BR.06; 64 =BR.20;
    65 =BR.13; 66 Belém; 67 Belém; 68 =BR.16; 689 =BR.03; 69 =BR.04; 690 Manaus; 6930 =BR.25; 699 =BR.01; 70 Brasília;
    71 Brasília; 72 Brasília; 73 =BR.29; 74 Goiânia; 75 =BR.29; 76 =BR.29; 768 =BR.24; 769 =BR.24; 77 =BR.31;
    78 =BR.14; 79 =BR.11; 8 =BR.18; 80 Curitiba; 81 Curitiba; 82 Curitiba; 86 Londrina 80; 87 Maringá 80; 88 =BR.26;
    880 Florianópolis; 89 =BR.26; 9 =BR.23; 90 Porto Alegre; 91 Porto Alegre`,
  IT: `00 Roma 40; 01 =IT.07; 02 =IT.07; 03 =IT.07; 04 =IT.07; 05 =IT.18; 06 =IT.18; 07 =IT.14; 08 =IT.14; 09 =IT.14;
    10 Torino 40; 11 =IT.19; 12 =IT.12; 13 =IT.12; 14 =IT.12; 15 =IT.12; 16 Genova 30; 17 =IT.08; 18 =IT.08; 19 =IT.08;
    20 Milano 30; 2 =IT.09; 28 =IT.12; 29 =IT.05; 30 Venezia 40; 31 =IT.20; 32 =IT.20; 33 =IT.06; 34 =IT.06; 35 =IT.20;
    36 =IT.20; 37 =IT.20; 38 =IT.17; 39 =IT.17; 40 Bologna 40; 4 =IT.05; 50 Firenze 40; 5 =IT.16; 60 =IT.10; 61 =IT.10;
    62 =IT.10; 63 =IT.10; 64 =IT.01; 65 =IT.01; 66 =IT.01; 67 =IT.01; 70 Bari 40; 7 =IT.13; 75 =IT.02; 80 Napoli 40;
    8 =IT.04; 85 =IT.02; 86 =IT.11; 87 =IT.03; 88 =IT.03; 89 =IT.03; 9 =IT.15`,
  GB: `AB Aberdeen 40; AL St Albans; B Birmingham; BA Bath 30; BB Blackburn; BD Bradford; BH Bournemouth;
    BL Bolton; BN Brighton 30; BR Bromley; BS Bristol; BT Belfast 60; CA Carlisle 50; CB Cambridge 30; CF Cardiff 30;
    CH Chester 30; CM Chelmsford 30; CO Colchester; CR Croydon; CT Canterbury 30; CV Coventry 30; CW Crewe 30;
    DA Dartford; DD Dundee 30; DE Derby 30; DG Dumfries 50; DH Durham; DL Darlington 40; DN Doncaster 40; DT Dorchester 30;
    DY Dudley; E London; EC London; EH Edinburgh; EN Enfield Town; EX Exeter 40; FK Falkirk 40; FY Blackpool; G Glasgow;
    GL Gloucester 30; GU Guildford 30; HA Harrow; HD Huddersfield; HG Harrogate; HP Hemel Hempstead 30;
    HR Hereford 30; HU Kingston upon Hull 30; HX Halifax; IG Ilford; IP Ipswich 40; IV Inverness 80; KA Kilmarnock 40;
    KT Kingston upon Thames; KW Wick 80; KY Kirkcaldy 30; L Liverpool; LA Lancaster 40; LD Llandrindod Wells 40;
    LE Leicester 30; LL Wrexham 60; LN Lincoln 30; LS Leeds; LU Luton; M Manchester; ME Maidstone 30;
    MK Milton Keynes 30; ML Motherwell 30; N London; NE Newcastle upon Tyne 40; NG Nottingham 30; NN Northampton 30;
    NP Newport 30; NR Norwich 40; NW London; OL Oldham; OX Oxford 30; PA Paisley 40; PE Peterborough 50; PH Perth 60;
    PL Plymouth 40; PO Portsmouth 30; PR Preston; RG Reading 30; RH Redhill 30; RM Romford; S Sheffield 25; SA Swansea 60;
    SE London; SG Stevenage; SK Stockport; SL Slough; SM Sutton; SN Swindon 30; SO Southampton; SP Salisbury 30;
    SR Sunderland; SS Southend-on-Sea; ST Stoke-on-Trent 30; SW London; SY Shrewsbury 60; TA Taunton 40;
    TD Galashiels 40; TF Telford; TN Tonbridge 40; TQ Torquay 30; TR Truro 40; TS Middlesbrough; TW Twickenham;
    UB Uxbridge; W London; WA Warrington; WC London; WD Watford; WF Wakefield; WN Wigan; WR Worcester 30; WS Walsall;
    WV Wolverhampton; YO York 50; ZE Lerwick 80`,
  IE: `D Dublin; A94 Dublin; A96 Dublin; K67 Dublin; K78 Dublin; T12 Cork; T23 Cork; V94 Luimneach; H91 Gaillimh;
    X91 Waterford`,
  US: `005 =US.NY; 010 =US.MA; 011 =US.MA; 012 =US.MA; 013 =US.MA; 014 =US.MA; 015 =US.MA;
    016 =US.MA; 017 =US.MA; 018 =US.MA; 019 =US.MA; 02 =US.MA; 021 Boston; 022 Boston; 028 =US.RI; 029 =US.RI; 03 =US.NH;
    039 =US.ME; 04 =US.ME; 05 =US.VT; 06 =US.CT; 07 =US.NJ; 08 =US.NJ; 1 =US.NY; 100 New York City; 101 New York City;
    102 New York City; 103 New York City; 104 New York City; 111 New York City; 112 New York City;
    113 New York City; 114 New York City; 116 New York City; 15 =US.PA; 16 =US.PA; 17 =US.PA; 18 =US.PA; 19 =US.PA;
    152 Pittsburgh; 191 Philadelphia; 197 =US.DE; 198 =US.DE; 199 =US.DE; 20 Washington, D.C. 40; 206 =US.MD; 207 =US.MD;
    208 =US.MD; 209 =US.MD; 21 =US.MD; 212 Baltimore; 22 =US.VA; 201 =US.VA; 23 =US.VA; 24 =US.VA; 247 =US.WV;
    248 =US.WV; 249 =US.WV; 25 =US.WV; 26 =US.WV; 27 =US.NC; 28 =US.NC; 282 Charlotte; 29 =US.SC; 30 =US.GA; 31 =US.GA;
    303 Atlanta; 32 =US.FL; 33 =US.FL; 34 =US.FL; 331 Miami; 336 Tampa; 328 Orlando; 35 =US.AL; 36 =US.AL; 37 =US.TN;
    38 =US.TN; 372 Nashville; 386 =US.MS; 387 =US.MS; 388 =US.MS; 389 =US.MS; 39 =US.MS; 398 =US.GA; 399 =US.GA;
    40 =US.KY; 41 =US.KY; 42 =US.KY; 43 =US.OH; 44 =US.OH; 45 =US.OH; 432 Columbus; 441 Cleveland; 452 Cincinnati;
    46 =US.IN; 47 =US.IN; 462 Indianapolis; 48 =US.MI; 49 =US.MI; 482 Detroit; 50 =US.IA; 51 =US.IA; 52 =US.IA;
    53 =US.WI; 54 =US.WI; 532 Milwaukee; 550 =US.MN; 551 =US.MN; 553 =US.MN; 554 Minneapolis; 55 =US.MN; 56 =US.MN;
    57 =US.SD; 58 =US.ND; 59 =US.MT; 60 =US.IL; 61 =US.IL; 62 =US.IL; 606 Chicago; 63 =US.MO; 64 =US.MO; 65 =US.MO;
    631 St. Louis; 641 Kansas City; 66 =US.KS; 67 =US.KS; 68 =US.NE; 69 =US.NE; 70 =US.LA; 71 =US.LA; 701 New Orleans;
    716 =US.AR; 717 =US.AR; 718 =US.AR; 719 =US.AR; 72 =US.AR; 73 =US.OK; 74 =US.OK; 75 =US.TX; 76 =US.TX; 77 =US.TX;
    78 =US.TX; 79 =US.TX; 733 =US.TX; 885 =US.TX; 752 Dallas; 770 Houston; 782 San Antonio; 787 Austin; 80 =US.CO;
    81 =US.CO; 802 Denver; 803 Boulder; 82 =US.WY; 83 =US.ID; 830 =US.WY; 831 =US.WY; 84 =US.UT; 841 Salt Lake City;
    85 =US.AZ; 86 =US.AZ; 850 Phoenix; 87 =US.NM; 88 =US.NM; 889 =US.NV; 89 =US.NV; 891 Las Vegas; 9 =US.CA;
    900 Los Angeles; 902 Los Angeles; 903 Los Angeles; 904 Los Angeles; 905 Los Angeles; 910 Los Angeles;
    911 Los Angeles; 912 Los Angeles; 913 Los Angeles; 914 Los Angeles; 915 Los Angeles; 916 Los Angeles;
    917 Los Angeles; 921 San Diego; 941 San Francisco; 946 Oakland; 951 San Jose; 958 Sacramento;
    967 =US.HI; 968 =US.HI; 97 =US.OR; 972 Portland; 98 =US.WA; 99 =US.WA; 981 Seattle; 995 =US.AK; 996 =US.AK;
    997 =US.AK; 998 =US.AK; 999 =US.AK`,
  CA: `A =CA.05; B =CA.07; C =CA.09; E =CA.04; G =CA.10; G1 Québec; G2 Québec; H Montréal; J =CA.10; K =CA.08;
    K1 Ottawa; K2 Ottawa; L =CA.08; M Toronto; N =CA.08; P =CA.08; R =CA.03; R2 Winnipeg; R3 Winnipeg; S =CA.11;
    T =CA.01; T2 Calgary; T3 Calgary; T5 Edmonton; T6 Edmonton; V =CA.02; V5 Vancouver; V6 Vancouver; X =CA.13;
    Y =CA.12`,
}
