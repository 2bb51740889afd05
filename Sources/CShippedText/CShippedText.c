#include "CShippedText.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t configuration_schema[] = {
#embed "Resources/viewmend.schema.json"
};

static const uint8_t lldb_script[] = {
#embed "Resources/viewmend_lldb.py"
};

shipped_text shipped_lldb_script(void) {
  return (shipped_text){lldb_script, sizeof lldb_script};
}

shipped_text shipped_configuration_schema(void) {
  return (shipped_text){configuration_schema, sizeof configuration_schema};
}

static const uint8_t page_body[] = {
#embed "Resources/page/page.html"
};

shipped_text shipped_page_body(void) {
  return (shipped_text){page_body, sizeof page_body};
}

static const uint8_t page_style[] = {
#embed "Resources/page/page.css"
};

shipped_text shipped_page_style(void) {
  return (shipped_text){page_style, sizeof page_style};
}

static const uint8_t page_columns[] = {
#embed "Resources/page/columns.js"
};
static const uint8_t page_model[] = {
#embed "Resources/page/model.js"
};
static const uint8_t page_selector[] = {
#embed "Resources/page/selector.js"
};
static const uint8_t page_matcher[] = {
#embed "Resources/page/matcher.js"
};
static const uint8_t page_search[] = {
#embed "Resources/page/search.js"
};
static const uint8_t page_tree[] = {
#embed "Resources/page/tree.js"
};
static const uint8_t page_stage[] = {
#embed "Resources/page/stage.js"
};
static const uint8_t page_picture[] = {
#embed "Resources/page/picture.js"
};
static const uint8_t page_scene[] = {
#embed "Resources/page/scene.js"
};
static const uint8_t page_app[] = {
#embed "Resources/page/app.js"
};

// The order in which they run: a class stands behind the one that it extends, and the app comes last.
static const shipped_text page_scripts[] = {
    {page_columns, sizeof page_columns},
    {page_model, sizeof page_model},
    {page_selector, sizeof page_selector},
    {page_matcher, sizeof page_matcher},
    {page_search, sizeof page_search},
    {page_tree, sizeof page_tree},
    {page_stage, sizeof page_stage},
    {page_picture, sizeof page_picture},
    {page_scene, sizeof page_scene},
    {page_app, sizeof page_app},
};

size_t shipped_page_script_count(void) {
  return sizeof page_scripts / sizeof page_scripts[0];
}

shipped_text shipped_page_script_at(size_t index) { return page_scripts[index]; }

static const uint8_t inspect_schema[] = {
#embed "Resources/Schemas/inspect.json"
};
static const uint8_t check_schema[] = {
#embed "Resources/Schemas/check.json"
};
static const uint8_t patch_schema[] = {
#embed "Resources/Schemas/patch.json"
};
static const uint8_t hit_schema[] = {
#embed "Resources/Schemas/hit.json"
};
static const uint8_t why_schema[] = {
#embed "Resources/Schemas/why.json"
};
static const uint8_t query_schema[] = {
#embed "Resources/Schemas/query.json"
};
static const uint8_t convert_schema[] = {
#embed "Resources/Schemas/convert.json"
};
static const uint8_t config_schema[] = {
#embed "Resources/Schemas/config.json"
};
static const uint8_t rules_schema[] = {
#embed "Resources/Schemas/rules.json"
};
static const uint8_t explain_schema[] = {
#embed "Resources/Schemas/explain.json"
};
static const uint8_t diff_schema[] = {
#embed "Resources/Schemas/diff.json"
};
static const uint8_t log_schema[] = {
#embed "Resources/Schemas/log.json"
};
static const uint8_t verify_schema[] = {
#embed "Resources/Schemas/verify.json"
};
static const uint8_t shared_schema[] = {
#embed "Resources/Schemas/shared.json"
};

// One line a command that writes JSON; what they share has no command.
static const shipped_schema schemas[] = {
    {"inspect", {inspect_schema, sizeof inspect_schema}},
    {"check", {check_schema, sizeof check_schema}},
    {"patch", {patch_schema, sizeof patch_schema}},
    {"hit", {hit_schema, sizeof hit_schema}},
    {"why", {why_schema, sizeof why_schema}},
    {"query", {query_schema, sizeof query_schema}},
    {"convert", {convert_schema, sizeof convert_schema}},
    {"config", {config_schema, sizeof config_schema}},
    {"rules", {rules_schema, sizeof rules_schema}},
    {"explain", {explain_schema, sizeof explain_schema}},
    {"diff", {diff_schema, sizeof diff_schema}},
    {"log", {log_schema, sizeof log_schema}},
    {"verify", {verify_schema, sizeof verify_schema}},
};

size_t shipped_schema_count(void) { return sizeof schemas / sizeof schemas[0]; }

shipped_schema shipped_schema_at(size_t index) { return schemas[index]; }

shipped_text shipped_shared_schema(void) {
  return (shipped_text){shared_schema, sizeof shared_schema};
}
