/** What letters stand for in English resumes; see `wordings.ts`. */
export const letterWordingsEn = `
hr human_resources personnel
pr public_relations press_relations
sen send special_educational_needs additional_needs
ks1 key_stage_1
gp gps general_practitioner* family_doctor*
pv solar solar_panel* photovoltaic*
hgv lorry lorries heavy_goods_vehicle* truck*
po pos purchase_order*
ux user_experience
ci_cd continuous_integration continuous_delivery
vm vms virtual_machine*
ngo ngos non-governmental_organisation* charity charities
pa pas personal_assistant*
ta tas teaching_assistant* classroom_assistant*
mar medication_administration_record* medication_chart*
ap accounts_payable purchase_ledger
fo front_office
gm general_manager
ad active_directory
db dbs database*
pe physical_education
re religious_education
`
