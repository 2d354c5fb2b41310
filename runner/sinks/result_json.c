/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>
#include <string.h>

#include "sinks/result_json.h"
#include "base/text.h"

static const char *text_in(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static char *copy_in(const json_t *object, const char *key)
{
    const char *text = text_in(object, key);
    return text != NULL ? xstrdup(text) : NULL;
}

/* Rules that the tables do not have any more are left out. */
static const struct rule **rules_in(const json_t *list, const struct rules *rules, size_t *count)
{
    const struct rule **found = xcalloc(json_array_size(list), sizeof *found);
    size_t index;
    json_t *item;
    *count = 0;
    json_array_foreach (list, index, item) {
        const char *id = json_is_object(item) ? text_in(item, "id") : json_string_value(item);
        const struct rule *rule = id != NULL ? rules_find(rules, id) : NULL;
        if (rule != NULL)
            found[(*count)++] = rule;
    }
    return found;
}

static enum diff_kind kind_of(const char *name)
{
    if (name != NULL && strcmp(name, "missing") == 0)
        return DIFF_MISSING;
    return name != NULL && strcmp(name, "extra") == 0 ? DIFF_EXTRA : DIFF_SAME;
}

static void take_comparison(struct comparison *comparison, const json_t *object,
                            const struct rules *rules)
{
    const json_t *lines = json_object_get(object, "comparison");
    comparison->omitted = (size_t)json_integer_value(json_object_get(object, "omitted"));
    comparison->equal = comparison->omitted == 0;
    comparison->lines = xcalloc(json_array_size(lines), sizeof *comparison->lines);
    size_t index;
    json_t *item;
    json_array_foreach (lines, index, item) {
        struct diff_line *line = &comparison->lines[comparison->count++];
        line->kind = kind_of(text_in(item, "kind"));
        line->text = copy_in(item, "text");
        if (line->text == NULL)
            line->text = xstrdup("");
        line->line = (int)json_integer_value(json_object_get(item, "line"));
        line->rules = rules_in(json_object_get(item, "rules"), rules, &line->rule_count);
        comparison->equal &= line->kind == DIFF_SAME;
        for (size_t i = 0; line->kind != DIFF_SAME && i < line->rule_count; i++)
            if (line->rules[i]->level > comparison->level)
                comparison->level = line->rules[i]->level;
    }
}

static void take_stream(struct stream *stream, const json_t *object, const char *key)
{
    const json_t *form = json_object_get(object, key);
    size_t index;
    json_t *line;
    stream->cut = json_is_true(json_object_get(form, "cut"));
    json_array_foreach (json_object_get(form, "lines"), index, line) {
        size_t length = json_string_length(line);
        stream->bytes = xrealloc(stream->bytes, stream->length + length + 1);
        memcpy(stream->bytes + stream->length, json_string_value(line), length);
        stream->length += length;
        stream->bytes[stream->length++] = '\n';
    }
}

static enum verdict verdict_in(const json_t *object)
{
    const char *name = text_in(object, "verdict");
    for (int verdict = 0; name != NULL && verdict < VERDICT_COUNT; verdict++)
        if (strcmp(name, verdict_name((enum verdict)verdict)) == 0)
            return (enum verdict)verdict;
    return VERDICT_ERROR;
}

void result_from_json(struct result *result, const json_t *object, const struct rules *rules)
{
    *result = (struct result){
        .id = text_in(object, "id"),
        .title = text_in(object, "title"),
        .repeat = (unsigned)json_integer_value(json_object_get(object, "repeat")),
        .verdict = verdict_in(object),
        .reason = copy_in(object, "reason"),
        .known = copy_in(object, "known"),
        .overdue = copy_in(object, "overdue"),
        .challenge = json_string_value(json_object_get(object, "challenge")),
        .seconds = json_number_value(json_object_get(object, "seconds")),
        .exit_status = (int)json_integer_value(json_object_get(object, "exit_status")),
        .signal = (int)json_integer_value(json_object_get(object, "signal")),
        .rerun = copy_in(object, "rerun"),
        .by_hand = copy_in(object, "by_hand"),
        .kept = copy_in(object, "kept")};
    take_comparison(&result->comparison, object, rules);
    result->rules = rules_in(json_object_get(object, "rules"), rules, &result->rule_count);
    take_stream(&result->transcript, object, "transcript");
    take_stream(&result->out, object, "stdout");
    take_stream(&result->err, object, "stderr");
}

void result_replayed_free(struct result *result)
{
    struct comparison *comparison = &result->comparison;
    for (size_t i = 0; i < comparison->count; i++) {
        free(comparison->lines[i].text);
        free((void *)comparison->lines[i].rules);
    }
    free(comparison->lines);
    *comparison = (struct comparison){0};
    free((void *)result->rules);
    result_free(result);
}
