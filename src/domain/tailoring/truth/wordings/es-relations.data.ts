/** Spanish adjectives of relation beside the nouns they stand for: "vial" for "de carreteras". See `wordings.ts`. */
export const relationWordingsEs = `
hospitalari* hospital* nosocomi* intrahospitalari*
escolar* escuela* colegio* educativ* educacion
docente* ensenanza docencia profesorado
matern* maternidad madre madres
parental* padres progenitor* familiar* familia*
domiciliari* domicilio* a_domicilio en_casa
vecinal* vecin* vecindario vecindad barrio barrios barrial*
municipal* municipio* ayuntamiento* consistori* alcaldia* intendencia*
local locales localidad* municipio*
provincial* provincia* diputacion*
judicial* juzgado* tribunal* justicia
empresarial* empresa* negocios corporativ*
comercial* ventas comercio
bancari* banco bancos banca
fiscal* impuesto* tributari* tributos impositiv*
arancelari* arancel* aduaner* aduana*
salarial* salario* sueldo* remuneracion* retributiv* retribucion*
laboral* trabajo empleo
periodistic* periodismo prensa
fotografic* foto fotos fotografia*
zoologic* animal* fauna zoo
vegetal* planta* flora
arbore* arbol* arbolado arboricola*
bovin* vacun* vaca vacas res reses ternero*
oleicol* aceite* almazara*
panader* pan panes
gastronomic* gastronomia cocina
nutricional* nutricion alimentari* alimentacion dietetic* dieta*
hoteler* hotel hoteles
turistic* turismo turista*
aere* avion* vuelo* aviacion
maritim* mar buque* barco*
portuari* puerto puertos
rural* campo pueblo pueblos aldea*
vial* carretera* trafico viari* via vias
vehicular* vehiculo* coche*
telematic* internet online en_linea electronic*
electronic* online digital* telematic*
digital* online internet web
virtual* online en_linea a_distancia telematic*
audiovisual* video* imagen_y_sonido
luminos* luz luces lumin*
capilar* pelo cabello
manual* a_mano con_las_manos mano manos
sanitari* salud sanidad
farmaceutic* farmacia* medicamento* farmaco*
farmacologic* farmaco* medicamento* medicacion
asistencial* asistencia atencion cuidado*
parroquial* parroquia*
acuatic* agua natacion piscina*
navidad navidades navideno navidena navidenos navidenas
hidric* agua hidrolog*
termic* calor temperatura*
textil* tela telas tejido* tejidos ropa
industrial* industria fabril* fabrica*
artesanal* artesan* artesania hecho_a_mano hecha_a_mano
mecanic* mecanica maquina*
documental* documento* documentacion
funcional* funcion funciones
preventiv* prevencion de_prevencion preven*
formativ* formacion curso cursos
linea_telefonica telefono* telefonica
internacional* extranjer* exterior* otros_paises varios_paises
extranjer* exterior* foraneo* de_fuera otros_paises
espanol* castellan*
autoctono* nativ* local
diurn* dia de_dia
matinal* matutin* manana mananas
vespertin* tarde tardes
nocturn* noche noches
sabatin* sabado*
dominical* domingo* dominicales
cotidian* diari* dia_a_dia
trimestral* trimestre* cada_tres_meses
semestral* semestre* cada_seis_meses
bianual* dos_veces_al_ano semestral*
`
