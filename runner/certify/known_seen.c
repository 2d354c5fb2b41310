/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/known_seen.h"

#include "base/json_text.h"

static json_t *described(const struct known *known, const char *id)
{
    const struct known_cause *cause = known_cause_find(known, id);
    if (cause == NULL)
        return json_pack("{s:i, s:[], s:n}", "tests", 0, "rules", "title");
    return json_pack("{s:i, s:o, s:o, s:o, s:o, s:s, s:o}", "tests", 0, "rules",
                     texts_as_json(cause->rules.items), "title", text_as_json(cause->title),
                     "behavior", text_as_json(cause->behavior), "status",
                     text_as_json(cause->status), "class", known_class_name(cause->class), "bug",
                     text_as_json(cause->bug));
}

static void count_test(json_t *met, const struct known *known, const char *id)
{
    if (json_object_get(met, id) == NULL)
        json_object_set_new(met, id, described(known, id));
    json_t *entry = json_object_get(met, id);
    json_int_t tests = json_integer_value(json_object_get(entry, "tests"));
    json_object_set_new(entry, "tests", json_integer(tests + 1));
}

static void enter_test(json_t *met, const struct known *known, const json_t *deviation)
{
    size_t index;
    json_t *id;
    json_array_foreach (json_object_get(deviation, "known"), index, id)
        count_test(met, known, json_string_value(id));
}

static void enter_table(json_t *met, const struct known *known, const json_t *table)
{
    size_t index;
    json_t *deviation;
    json_array_foreach (json_object_get(table, "deviations"), index, deviation)
        enter_test(met, known, deviation);
}

json_t *known_seen(const json_t *assessment, const struct known *known)
{
    json_t *met = json_object();
    enter_table(met, known, json_object_get(assessment, "waived"));
    enter_table(met, known, json_object_get(assessment, "must"));
    enter_table(met, known, json_object_get(assessment, "should"));
    enter_table(met, known, json_object_get(assessment, "specification_issues"));
    enter_table(met, known, json_object_get(assessment, "liveness"));
    return met;
}
