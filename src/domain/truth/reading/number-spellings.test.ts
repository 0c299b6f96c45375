import { describe, expect, it } from 'vitest'

import type { Language } from '../../language/languages.ts'
import { blankContent } from '../../resume/blank.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { takesAll } from '../../../../tests/part.ts'
import { verifyResume } from '../verify.ts'

/** A line with a place for a quantity, `::`, spellings of one quantity, and behind `||` of others. */
const rows: Readonly<Record<Language, string>> = {
  en: `
Won contracts #. :: from £20k to £150k / from £20,000 to £150,000 / of £20-150k / of £20 to £150k || from £20 to £150 || from £30k to £150k || of £20-160k
Interviewed 8 customers #. :: per quarter / a quarter / each quarter || per month || a week
Cut processing time to #. :: 90 minutes / 90 min / 1.5 hours / one and a half hours / an hour and a half / 1 h 30 min / 1h30 / 1:30 hours / ninety minutes || 80 minutes || 9 minutes || 2 hours || 90 hours
Served # customers. :: 12,000 / 12000 / 12k / 12 thousand / twelve thousand / 12 000 / 12K / some 12,000 / around 12,000 || 12 || 15,000 || 1,200 || 120,000 || 12 million
Managed a stock worth #. :: £2 million / £2m / £2M / 2 million pounds / £2,000,000 / GBP 2 million / two million pounds / 2m GBP / £2.0m || £3 million || $2 million || £2,000 || £20 million
Reduced waste by #. :: 25% / 25 % / 25 percent / 25 per cent / twenty-five percent / a quarter / one quarter / 25 pct || 35% || a third || half || 25 tonnes
Raised output by #. :: 50% / half / fifty percent / 50 per cent || 15% || two thirds
Delivered # parcels a day. :: 120 / one hundred and twenty / a hundred and twenty || 210 || 1,200
Worked in a team of #. :: five / 5 || six || 15 || fifteen
Answered calls within #. :: 2 days / two days / 48 hours / 48 h / forty-eight hours || 2 hours || 48 minutes || 4 days
Trained staff for #. :: 6 months / six months / half a year / 0.5 years || 6 weeks || 6 years
Moved #. :: 2 tonnes / 2,000 kg / 2 t / two tonnes / 2000 kilos / 2,000 kilograms || 2 kg || 20 tonnes
Drove #. :: 300 km / 300 kilometres / three hundred kilometres / 300 kilometers || 300 m || 3,000 km
Ran classes #. :: twice a week / two times a week / 2x a week / 2 times per week / twice weekly || three times a week || twice a day || twice a month
Checked the pool #. :: every two weeks / every other week / fortnightly / once every two weeks / every 14 days / biweekly || every two days || every two months || weekly
Doubled sales of #. :: £40,000 / £40k / 40,000 pounds / forty thousand pounds / 40k GBP || £50,000 || €40,000
Cleaned # rooms. :: between 10 and 15 / 10 to 15 / 10-15 / 10–15 / from 10 to 15 / ten to fifteen || 10 to 25 || 15 to 20
Reached #. :: third place / 3rd place || second place || first place
Cared for # residents. :: a dozen / 12 / twelve || 20 || two dozen
Audited the stores #. :: twice a year / every six months / every 6 months / half-yearly / semi-annually / two times a year || every two months || twice a month || three times a year
Wrote reports #. :: once a week / weekly / every week / each week / 1x per week || monthly || daily
Wrote reports #. :: four times a year / quarterly / every quarter / every three months / every 3 months || yearly || monthly || every four months
Cut waiting time to #. :: a quarter of an hour / 15 minutes / fifteen minutes / 15 min || a quarter of a day || 45 minutes
Cut waiting time to #. :: three quarters of an hour / 45 minutes / 45 min || 15 minutes || three hours
Cut waiting time to #. :: half an hour / 30 minutes / 30 min / 0.5 hours || 3 hours || 13 minutes
Trained # apprentices. :: half a dozen / six / 6 || a dozen || 16
Trained # apprentices. :: a couple of / two / 2 || four || twelve
Reduced faults from # a month. :: 40 to 25 / forty to twenty-five || 50 to 25 || 40 to 15
Reduced costs by #. :: £1.5 million / £1.5m / 1.5 million pounds / £1,500,000 / one and a half million pounds || £15 million || £1.5 billion
Ran # workshops. :: 24 / two dozen / twenty-four || 34 || four
Fitted pipes of # in diameter. :: 50 mm / 5 cm / 50 millimetres || 50 cm || 5 m
Covered # of floor. :: 200 m² / 200 square metres / 200 sqm / 200 sq m || 200 m || 2,000 m²
Exams took #. :: an hour and a quarter / 75 minutes / 1.25 hours / 1 hour 15 minutes || an hour and a half || a quarter of an hour
Helped at #. :: two open days / 2 open days || three open days || 12 open days
Answered letters within #. :: 15 working days / fifteen working days / 15 business days || 5 working days || 15 working weeks
Was on call #. :: every fifth week / one week in five / every five weeks / one week out of every five || every fourth week || every five days
Logged temperatures #. :: every two hours / two-hourly / at two-hourly intervals || every two days || hourly
Designed drives of #. :: 0.75 kW / 750 W / 750 watts || 75 W || 750 kW
Rebuilt an engine of #. :: 1.8 litres / 1,800 cm³ / 1800 cc || 1,800 litres || 180 cc
Set up a stand of #. :: 60 m² / 60 square metres || 60 m || 600 m²
Kept availability at #. :: 99.9% / 99.9 percent / 99.9 per cent || 99.99% || 9.9%
`,
  de: `
Bearbeitung von Aufträgen #. :: von 20 T€ bis 150 T€ / von 20 bis 150 T€ / von 20.000 € bis 150.000 € / von 20 Tsd. € bis 150 Tsd. € || von 20 € bis 150 T€ || von 30 bis 150 T€ || von 20 bis 160 T€
Prüfung der Lagerwerte #. :: zweimal jährlich / zwei Mal im Jahr / halbjährlich || zweimal im Monat || dreimal jährlich
Bearbeitungszeit auf # gesenkt. :: 90 Minuten / 90 min / 90 Min. / 1,5 Stunden / eineinhalb Stunden / anderthalb Stunden / 1 h 30 min / 1:30 Stunden / neunzig Minuten / 1,5 h / 1,5 Std. || 80 Minuten || 9 Minuten || 2 Stunden
Betreuung von # Kunden. :: 12.000 / 12000 / 12 000 / 12 Tausend / zwölftausend / 12 Tsd. / 12k / rund 12.000 / ca. 12.000 / etwa 12.000 || 12 || 15.000 || 1.200 || 120.000
Verwaltung eines Lagers im Wert von #. :: 2 Mio. Euro / 2 Millionen Euro / zwei Millionen Euro / 2.000.000 € / 2 Mio. € / EUR 2 Mio. / 2,0 Mio. Euro || 3 Mio. Euro || 2 Mio. Dollar || 2.000 Euro || 2 Mrd. Euro
Ausschuss um # gesenkt. :: 25 % / 25% / 25 Prozent / fünfundzwanzig Prozent / ein Viertel || 35 % || ein Drittel || die Hälfte
Umsatz um # gesteigert. :: 50 % / die Hälfte / fünfzig Prozent || 15 % || zwei Drittel
Zustellung von # Paketen täglich. :: 120 / einhundertzwanzig / hundertzwanzig || 210 || 1.200
Arbeit in einem Team von # Personen. :: fünf / 5 || sechs || 15
Antwort innerhalb von #. :: 2 Tagen / zwei Tagen / 48 Stunden / 48 h / 48 Std. || 2 Stunden || 4 Tagen
Einarbeitung über #. :: 6 Monate / sechs Monate / ein halbes Jahr || 6 Wochen || 6 Jahre
Transport von #. :: 2 Tonnen / 2.000 kg / 2 t / zwei Tonnen / 2000 Kilogramm || 2 kg || 20 Tonnen
Kurse # gegeben. :: zweimal pro Woche / zwei Mal pro Woche / 2x pro Woche / 2-mal wöchentlich / zweimal wöchentlich / zweimal die Woche / 2 x wöchentlich || dreimal pro Woche || zweimal am Tag || zweimal im Monat
Pool # geprüft. :: alle zwei Wochen / alle 14 Tage / vierzehntägig / 14-tägig / zweiwöchentlich / jede zweite Woche || alle zwei Tage || alle zwei Monate
Reinigung von # Zimmern. :: 10 bis 15 / 10-15 / 10–15 / zehn bis fünfzehn / zwischen 10 und 15 || 10 bis 25 || 15 bis 20
Lieferungen im Wert von #. :: 40.000 Euro / 40.000 € / 40 Tsd. Euro / 40 T€ / vierzigtausend Euro / 40 TEUR / € 40.000 || 50.000 Euro || 4.000 Euro
Betreuung von # Bewohnern. :: einem Dutzend / 12 / zwölf || 20
Mitarbeit in #. :: einem dreitägigen Kurs / einem 3-tägigen Kurs / einem Kurs von drei Tagen / einem Kurs von 3 Tagen || einem fünftägigen Kurs
Lager # geprüft. :: zweimal im Jahr / halbjährlich / alle sechs Monate / alle 6 Monate / zweimal jährlich / zweimal pro Jahr || alle zwei Monate || zweimal im Monat || viermal im Jahr
Berichte # geschrieben. :: einmal pro Woche / wöchentlich / jede Woche / einmal wöchentlich || monatlich || täglich
Berichte # geschrieben. :: viermal im Jahr / vierteljährlich / quartalsweise / alle drei Monate / jedes Quartal || jährlich || monatlich
Wartezeit auf # gesenkt. :: eine Viertelstunde / 15 Minuten / fünfzehn Minuten || eine halbe Stunde || 45 Minuten
Wartezeit auf # gesenkt. :: eine Dreiviertelstunde / 45 Minuten / 45 Min. || 15 Minuten || drei Stunden
Wartezeit auf # gesenkt. :: eine halbe Stunde / 30 Minuten / 30 min || drei Stunden || 13 Minuten
Anleitung von # Azubis. :: einem halben Dutzend / sechs / 6 || einem Dutzend || 16
Kosten um # gesenkt. :: 1,5 Mio. Euro / 1,5 Millionen Euro / anderthalb Millionen Euro / 1.500.000 € / eineinhalb Mio. Euro || 15 Mio. Euro || 1,5 Mrd. Euro
Reinigung von #. :: 200 m² / 200 Quadratmetern / 200 qm || 200 Metern || 2.000 m²
Rufbereitschaft #. :: jede vierte Woche / alle vier Wochen / alle 4 Wochen / jede 4. Woche || jede dritte Woche || alle vier Tage
Störungsdienst im #. :: Drei-Schicht-Betrieb / 3-Schicht-Betrieb || Zweischichtbetrieb || Vier-Schicht-Betrieb
Inventur #. :: zu zweit / im Zweierteam || zu dritt || im Viererteam
Antwort in #. :: 15 Arbeitstagen / fünfzehn Arbeitstagen || 5 Arbeitstagen || 15 Wochen
Schulung über #. :: 90 Minuten / anderthalb Stunden || 9 Minuten || 90 Stunden
Antriebe mit #. :: 0,75 kW / 750 W / 750 Watt || 75 W || 750 kW
Motoren mit #. :: 1,8 Litern / 1.800 cm³ / 1800 Kubikzentimetern || 1.800 Litern || 180 cm³
Verfügbarkeit von #. :: 99,9 % / 99,9 Prozent || 99,99 % || 9,9 %
Fehlerquote auf # gesenkt. :: ein Drittel / 1/3 / 33 % || zwei Drittel || ein Viertel
`,
  es: `
Gestión de pedidos #. :: de 20 mil euros a 150 mil euros / de 20 a 150 mil euros / de 20 a 150 k€ / de 20.000 € a 150.000 € || de 20 € a 150 k€ || de 30 a 150 k€ || de 20 a 160 k€
Edición de una revista #. :: bimestral / cada dos meses / cada 2 meses || mensual || cada dos semanas
Reducción del tiempo a #. :: 90 minutos / 90 min / 1,5 horas / una hora y media / hora y media / 1 h 30 min / 1h30 / noventa minutos / 1 hora y 30 minutos || 80 minutos || 9 minutos || 2 horas
Atención a # clientes. :: 12.000 / 12000 / 12 000 / 12 mil / doce mil / unos 12.000 / cerca de 12.000 / 12k || 12 || 15.000 || 120.000
Control de un almacén valorado en #. :: 2 millones de euros / dos millones de euros / 2.000.000 € / 2 M€ / 2 M de euros / 2.000.000 de euros / 2 millones € || 3 millones de euros || 2 millones de dólares || 2.000 euros
Reducción de mermas en un #. :: 25 % / 25% / 25 por ciento / veinticinco por ciento / cuarto || 35 % || tercio || 50 %
Entrega de # paquetes al día. :: 120 / ciento veinte || 210 || 1.200
Trabajo en un equipo de # personas. :: cinco / 5 || seis || 15
Respuesta en #. :: 2 días / dos días / 48 horas / 48 h / cuarenta y ocho horas || 2 horas || 4 días
Formación durante #. :: 6 meses / seis meses / medio año || 6 semanas || 6 años
Transporte de #. :: 2 toneladas / 2.000 kg / 2 t / dos toneladas / 2000 kilos || 2 kg || 20 toneladas
Clases #. :: dos veces por semana / 2 veces por semana / 2 veces a la semana / dos veces a la semana || tres veces por semana || dos veces al día || dos veces al mes
Revisión del pozo #. :: cada dos semanas / cada 2 semanas / cada 15 días / quincenalmente / cada quincena / una vez cada dos semanas || cada dos días || cada dos meses
Limpieza de # habitaciones. :: entre 10 y 15 / de 10 a 15 / 10-15 / 10 a 15 / entre diez y quince || de 10 a 25 || de 15 a 20
Ventas de #. :: 40.000 euros / 40.000 € / 40 mil euros / cuarenta mil euros / 40k euros / 40 k€ || 50.000 euros || 4.000 euros
Cuidado de # residentes. :: una docena de / 12 / doce || 20
Auditoría de almacenes #. :: dos veces al año / cada seis meses / cada 6 meses / semestralmente / semestral || cada dos meses || dos veces al mes
Redacción de informes #. :: una vez por semana / semanalmente / cada semana / semanales || mensualmente || a diario
Redacción de informes #. :: cuatro veces al año / trimestralmente / cada tres meses / trimestrales / cada trimestre || anualmente || mensualmente
Espera reducida a #. :: un cuarto de hora / 15 minutos / quince minutos || media hora || 45 minutos
Espera reducida a #. :: tres cuartos de hora / 45 minutos || 15 minutos || tres horas
Espera reducida a #. :: media hora / 30 minutos / 30 min || tres horas || 13 minutos
Formación de # aprendices. :: media docena de / seis / 6 || una docena de || 16
Ahorro de #. :: 1,5 millones de euros / un millón y medio de euros / 1.500.000 € / 1,5 M€ || 15 millones de euros || 1.500 euros
Limpieza de #. :: 200 m² / 200 metros cuadrados || 200 metros || 2.000 m²
`,
  fr: `
Suivi de contrats #. :: de 20 k€ à 150 k€ / de 20 à 150 k€ / de 20 000 € à 150 000 € || de 20 € à 150 k€ || de 30 à 150 k€ || de 20 à 160 k€
Accueil des élèves de # à 18 h. :: 16 h 30 / 16h30 / 16:30 || 15 h 30 || 16 h 45
Délai de traitement réduit à #. :: 90 minutes / 90 min / 1,5 heure / une heure et demie / 1 h 30 / 1h30 / quatre-vingt-dix minutes / 1 heure 30 / 1 h 30 min || 80 minutes || 9 minutes || 2 heures
Accueil de # clients. :: 12 000 / 12000 / 12.000 / douze mille / environ 12 000 / près de 12 000 / quelque 12 000 / 12 mille / 12k || 12 || 15 000 || 120 000
Gestion d'un stock d'une valeur de #. :: 2 millions d'euros / deux millions d'euros / 2 000 000 € / 2 M€ / 2 M d'euros / 2 000 000 euros || 3 millions d'euros || 2 millions de dollars || 2 000 euros || 2 Md€ / 2 milliards d'euros
Pertes réduites de #. :: 25 % / 25% / 25 pour cent / vingt-cinq pour cent / un quart || 35 % || un tiers || moitié
Livraison de # colis par jour. :: 120 / cent vingt || 210 || 1 200
Travail dans une équipe de # personnes. :: cinq / 5 || six || 15
Réponse en #. :: 2 jours / deux jours / 48 heures / 48 h / quarante-huit heures || 2 heures || 4 jours
Formation pendant #. :: 6 mois / six mois / une demi-année / un semestre || 6 semaines || 6 ans
Transport de #. :: 2 tonnes / 2 000 kg / 2 t / deux tonnes / 2000 kilos || 2 kg || 20 tonnes
Cours donnés #. :: deux fois par semaine / 2 fois par semaine / 2x par semaine / deux fois la semaine || trois fois par semaine || deux fois par jour || deux fois par mois
Contrôle du bassin #. :: toutes les deux semaines / toutes les 2 semaines / tous les quinze jours / tous les 15 jours / une semaine sur deux / une fois toutes les deux semaines || tous les deux jours || tous les deux mois
Nettoyage de # chambres. :: 10 à 15 / 10-15 / dix à quinze / entre 10 et 15 || 10 à 25 || 15 à 20
Ventes de #. :: 40 000 euros / 40 000 € / 40 k€ / quarante mille euros / 40 000 EUR / 40k€ || 50 000 euros || 4 000 euros
Suivi de # résidents. :: une douzaine de / 12 / douze || 20
Audit des réserves #. :: deux fois par an / tous les six mois / tous les 6 mois / semestriellement / chaque semestre / semestriel || tous les deux mois || deux fois par mois
Rédaction de rapports #. :: une fois par semaine / hebdomadaires / chaque semaine / toutes les semaines || mensuels || quotidiens
Rédaction de rapports #. :: quatre fois par an / trimestriels / tous les trois mois / chaque trimestre || annuels || mensuels
Attente réduite à #. :: un quart d'heure / 15 minutes / quinze minutes || une demi-heure || 45 minutes
Attente réduite à #. :: trois quarts d'heure / 45 minutes || 15 minutes || trois heures
Attente réduite à #. :: une demi-heure / 30 minutes / 30 min || trois heures || 13 minutes
Formation de # apprentis. :: une demi-douzaine de / six / 6 || une douzaine de || 16
Économie de #. :: 1,5 million d'euros / un million et demi d'euros / 1 500 000 € / 1,5 M€ || 15 millions d'euros || 1 500 euros
Nettoyage de #. :: 200 m² / 200 mètres carrés || 200 mètres || 2 000 m²
`,
  pt: `
Gestão de encomendas #. :: de 20 mil euros a 150 mil euros / de 20 a 150 mil euros / de 20 a 150 k€ / de 20 000 € a 150 000 € || de 20 € a 150 k€ || de 30 a 150 k€ || de 20 a 160 k€
Edição de uma revista #. :: bimestral / a cada dois meses / a cada 2 meses / de dois em dois meses || mensal || a cada duas semanas
Redução do tempo para #. :: 90 minutos / 90 min / 1,5 horas / uma hora e meia / hora e meia / 1 h 30 min / 1h30 / noventa minutos / 1 hora e 30 minutos || 80 minutos || 9 minutos || 2 horas
Atendimento de # clientes. :: 12.000 / 12000 / 12 000 / 12 mil / doze mil / cerca de 12.000 / aproximadamente 12.000 / 12k || 12 || 15.000 || 120.000
Controlo de um armazém no valor de #. :: 2 milhões de euros / dois milhões de euros / 2.000.000 € / 2 M€ / 2.000.000 de euros || 3 milhões de euros || 2 milhões de dólares || 2.000 euros
Redução de perdas em #. :: 25 % / 25% / 25 por cento / vinte e cinco por cento / um quarto || 35 % || um terço || metade
Entrega de # encomendas por dia. :: 120 / cento e vinte || 210 || 1.200
Trabalho numa equipa de # pessoas. :: cinco / 5 || seis || 15
Resposta em #. :: 2 dias / dois dias / 48 horas / 48 h / quarenta e oito horas || 2 horas || 4 dias
Formação durante #. :: 6 meses / seis meses / meio ano || 6 semanas || 6 anos
Transporte de #. :: 2 toneladas / 2.000 kg / 2 t / duas toneladas / 2000 quilos || 2 kg || 20 toneladas
Aulas #. :: duas vezes por semana / 2 vezes por semana / 2x por semana || três vezes por semana || duas vezes por dia || duas vezes por mês
Verificação do tanque #. :: de duas em duas semanas / a cada duas semanas / a cada 2 semanas / quinzenalmente / de 15 em 15 dias || de dois em dois dias || de dois em dois meses
Limpeza de # quartos. :: entre 10 e 15 / de 10 a 15 / 10-15 / 10 a 15 / entre dez e quinze || de 10 a 25 || de 15 a 20
Vendas de #. :: 40.000 euros / 40.000 € / 40 mil euros / quarenta mil euros / 40k euros / 40 mil € || 50.000 euros || 4.000 euros
Cuidados a # residentes. :: uma dúzia de / 12 / doze || 20
Auditoria de armazéns #. :: duas vezes por ano / de seis em seis meses / a cada seis meses / semestralmente / semestral || de dois em dois meses || duas vezes por mês
Redação de relatórios #. :: uma vez por semana / semanalmente / todas as semanas / semanais || mensalmente || diariamente
Redação de relatórios #. :: quatro vezes por ano / trimestralmente / de três em três meses / a cada trimestre / trimestrais || anualmente || mensalmente
Espera reduzida para #. :: um quarto de hora / 15 minutos / quinze minutos || meia hora || 45 minutos
Espera reduzida para #. :: três quartos de hora / 45 minutos || 15 minutos || três horas
Espera reduzida para #. :: meia hora / 30 minutos / 30 min || três horas || 13 minutos
Formação de # aprendizes. :: meia dúzia de / seis / 6 || uma dúzia de || 16
Poupança de #. :: 1,5 milhões de euros / um milhão e meio de euros / 1.500.000 € / 1,5 M€ || 15 milhões de euros || 1.500 euros
Limpeza de #. :: 200 m² / 200 metros quadrados || 200 metros || 2.000 m²
`,
  nl: `
Verwerken van orders #. :: van 20 k€ tot 150 k€ / van 20 tot 150 k€ / van 20.000 euro tot 150.000 euro || van 20 euro tot 150 k€ || van 30 tot 150 k€ || van 20 tot 160 k€
Doorlooptijd teruggebracht tot #. :: 90 minuten / 90 min / 90 min. / 1,5 uur / anderhalf uur / 1 uur en 30 minuten / 1 uur 30 / negentig minuten || 80 minuten || 9 minuten || 2 uur
Helpen van # klanten. :: 12.000 / 12000 / 12 000 / 12 duizend / twaalfduizend / circa 12.000 / ongeveer 12.000 / 12k / zo'n 12.000 || 12 || 15.000 || 120.000
Beheer van een voorraad ter waarde van #. :: 2 miljoen euro / twee miljoen euro / € 2.000.000 / € 2 miljoen / 2 mln euro / € 2 mln / 2 mln. euro / €2M || 3 miljoen euro || 2 miljoen dollar || 2.000 euro || 2 miljard euro
Afval met # verminderd. :: 25 % / 25% / 25 procent / vijfentwintig procent / een kwart || 35 % || een derde || de helft
Bezorgen van # pakketten per dag. :: 120 / honderdtwintig / honderd twintig || 210 || 1.200
Werken in een team van # personen. :: vijf / 5 || zes || 15
Antwoord binnen #. :: 2 dagen / twee dagen / 48 uur / 48 u / achtenveertig uur || 2 uur || 4 dagen
Inwerken gedurende #. :: 6 maanden / zes maanden / een half jaar / een halfjaar || 6 weken || 6 jaar
Vervoer van #. :: 2 ton / 2.000 kg / 2 t / twee ton / 2000 kilo || 2 kg || 20 ton
Lessen # gegeven. :: twee keer per week / tweemaal per week / 2x per week / 2 keer per week / twee keer in de week / tweemaal wekelijks || drie keer per week || twee keer per dag || twee keer per maand
Controle van het bad #. :: om de twee weken / elke twee weken / iedere twee weken / om de week / elke 14 dagen / tweewekelijks / eens per twee weken || om de twee dagen || om de twee maanden
Schoonmaken van # kamers. :: 10 tot 15 / 10-15 / tien tot vijftien / tussen de 10 en 15 / tussen 10 en 15 || 10 tot 25 || 15 tot 20
Verkoop van #. :: 40.000 euro / € 40.000 / 40k euro / veertigduizend euro / 40 duizend euro / 40.000 EUR || 50.000 euro || 4.000 euro
Zorg voor # bewoners. :: een dozijn / twaalf / 12 || 20
Controle van magazijnen #. :: twee keer per jaar / elke zes maanden / elk half jaar / halfjaarlijks / om de zes maanden / tweemaal per jaar || om de twee maanden || twee keer per maand
Schrijven van rapporten #. :: één keer per week / wekelijks / elke week / eens per week || maandelijks || dagelijks
Schrijven van rapporten #. :: vier keer per jaar / elk kwartaal / per kwartaal / elke drie maanden / driemaandelijks || jaarlijks || maandelijks
Wachttijd teruggebracht tot #. :: een kwartier / 15 minuten / vijftien minuten || een half uur || 45 minuten
Wachttijd teruggebracht tot #. :: drie kwartier / 45 minuten || 15 minuten || drie uur
Wachttijd teruggebracht tot #. :: een half uur / 30 minuten / een halfuur || drie uur || 13 minuten
Begeleiden van # leerlingen. :: een half dozijn / zes / 6 || een dozijn || 16
Besparing van #. :: 1,5 miljoen euro / anderhalf miljoen euro / € 1.500.000 / € 1,5 mln || 15 miljoen euro || 1.500 euro
Dienst #. :: om het weekend / om de twee weken in het weekend / eens per twee weken in het weekend || om de drie weken in het weekend || om de twee dagen
Storingen in #. :: een dienst met vijf ploegen / een dienst met 5 ploegen || een dienst met vier ploegen
Telling #. :: met z'n tweeën / met zijn tweeën || met z'n drieën || met zijn drieën
Examen van #. :: vijf kwartier / 75 minuten / 1,25 uur || drie kwartier || anderhalf uur
Schoonmaken van #. :: 200 m² / 200 vierkante meter || 200 meter || 2.000 m²
`,
}

function isStopped(before: string, after: string, language: Language): boolean {
  const options = { language, translatedTo: language }
  return verifyResume(resume(before), resume(after), options).some(({ rule }) => rule === 'number')
}

function resume(text: string): ResumeContent {
  const work = { role: 'X', company: 'Y', location: '', from_date: '2020', to_date: '2022' }
  return { ...blankContent(), work_experience: [{ ...work, description: [text] }] }
}

function cases(language: Language): { line: string; same: string[]; others: string[] }[] {
  return rows[language]
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', quantities = ''] = row.split(' :: ')
      const [same = [], ...others] = quantities.split(' || ').map((group) => group.split(' / '))
      return { line, same, others: others.flat() }
    })
}

/** Each spelling before and each after in a pair with another; in the trial of the tests all with all. */
function pairsOf(line: string, before: string[], after: string[]): [string, string][] {
  const most = Math.max(before.length, after.length)
  const places = takesAll
    ? before.flatMap((_, i) => after.map((_, j) => [i, j] as const))
    : Array.from({ length: most }, (_, i) => [i % before.length, (i + 1) % after.length] as const)
  return places.map(([i, j]) => [
    line.replace('#', before[i] ?? ''),
    line.replace('#', after[j] ?? ''),
  ])
}

describe.each(['en', 'de', 'es', 'fr', 'pt', 'nl'] as const)(
  'a quantity in a line, in %s',
  (language) => {
    it.each(cases(language))('may be spelled in any other way: $line', ({ line, same }) => {
      const pairs = pairsOf(line, same, same).filter(([before, after]) => before !== after)
      expect(pairs.filter((pair) => isStopped(...pair, language))).toEqual([])
    })

    it.each(cases(language))('may be no other quantity: $line', ({ line, same, others }) => {
      const pairs = pairsOf(line, same, others)
      expect(pairs.filter((pair) => !isStopped(...pair, language))).toEqual([])
    })
  },
)
