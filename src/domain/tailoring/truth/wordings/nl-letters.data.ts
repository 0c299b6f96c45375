/** What letters stand for in Dutch resumes; see `wordings.ts`. */
export const letterWordingsNl = `
btw omzetbelasting belasting_toegevoegde_waarde
mt managementteam
or ondernemingsraad
cao collectieve_arbeidsovereenkomst
p_o personeel_en_organisatie personeelszaken
hr personeelszaken
hrm personeelsbeleid
ib intern_begeleider*
ecd elektronisch_cliëntdossier* cliëntdossier*
epd elektronisch_patiëntendossier* patiëntendossier*
adl algemene_dagelijkse_levensverrichtingen
bhv bedrijfshulpverlening* bedrijfshulpverlener*
ehbo eerste_hulp
vca veiligheid_gezondheid_en_milieu
ri_e risico-inventarisatie*
arbo arbeidsomstandigheden
avg privacywet* gegevensbescherming*
td technische_dienst
tbm toolbox*
kam kwaliteit_arbo_en_milieu
kvk kamer_van_koophandel
wmo maatschappelijke_ondersteuning
wlz langdurige_zorg
ggz geestelijke_gezondheidszorg
vvt verpleging_verzorging_en_thuiszorg
ic intensive_care
seh spoedeisende_hulp
ok operatiekamer*
ecg hartfilmpje*
po primair_onderwijs basisonderwijs
vo voortgezet_onderwijs
mbo middelbaar_beroepsonderwijs
hbo hoger_beroepsonderwijs
nt2 nederlands_als_tweede_taal
mr medezeggenschapsraad
kpi kpis prestatie-indicator* indicatoren
crm klantenbestand klantendatabase
cms contentmanagementsysteem
erp bedrijfssoftware
wms magazijnsysteem magazijnbeheersysteem
ict it automatisering
api apis koppeling*
sla slas servicelevel*
seo zoekmachineoptimalisatie
sea zoekmachineadvertenties
pr public_relations
mkb midden_en_kleinbedrijf
zzp zelfstandig*
b2b zakelijke_klanten
b2c particuliere_klanten
apk algemene_periodieke_keuring*
cv cvs curriculum_vitae
pv zonnepanelen zonnepaneel
wtw warmteterugwinning
plc besturing*
cad tekensoftware
cnc computergestuurd*
haccp voedselveiligheid
tht houdbaarheidsdatum houdbaarheid
f_b food_and_beverage
otif on_time_in_full
edi elektronische_gegevensuitwisseling
`
