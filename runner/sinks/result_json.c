/* SPDX-License-Identifier: Apache-2.0 */
#include "sinks/result_json.h"

#include <stdlib.h>
#include <string.h>

#include "base/json_text.h"
#include "base/lines.h"
#include "base/text.h"
#include "base/utf8.h"
#include "spec/capabilities.h"

enum { SCHEMA_VERSION = 1 };

/* ---- Written ------------------------------------------------------------ */

static json_t *capabilities_of(const unsigned char *bits)
{
    json_t *list = json_array();
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++)
        if ((bits[bit / 8] >> bit % 8 & 1) != 0 && capability_name(bit) != NULL)
            json_array_append_new(list, json_string(capability_name(bit)));
    return list;
}

static json_t *vm_of(const struct vm *vm)
{
    json_t *object = json_object();
    if (vm->on != NULL)
        json_object_set_new(object, "on", text_as_json(vm->on));
    json_object_set_new(object, "home", text_as_json(vm->home));
    json_object_set_new(object, "mode", text_as_json(vm->mode));
    json_object_set_new(object, "arguments", texts_as_json(vm->vm_args));
    json_object_set_new(object, "configuration", text_as_json(vm->configuration));
    json_object_set_new(object, "name", text_as_json(vm->name));
    json_object_set_new(object, "vendor", text_as_json(vm->vendor));
    json_object_set_new(object, "version", text_as_json(vm->version));
    json_object_set_new(object, "info", text_as_json(vm->info));
    json_object_set_new(object, "arch", text_as_json(vm->arch));
    if (vm_is_foreign(vm))
        json_object_set_new(object, "foreign", text_as_json(vm->port.architecture));
    json_object_set_new(object, "specification", json_integer(vm->spec));
    json_object_set_new(object, "jvmti_version", json_integer(vm->jvmti_version));
    json_object_set_new(object, "libjvm", text_as_json(vm->libjvm));
    json_object_set_new(object, "libjvm_sha256", text_as_json(vm->libjvm_sha256));
    json_object_set_new(object, "onload_capabilities", capabilities_of(vm->onload_capabilities));
    json_object_set_new(object, "live_capabilities", capabilities_of(vm->live_capabilities));
    json_object_set_new(object, "extension_functions", texts_as_json(vm->extension_functions));
    json_object_set_new(object, "extension_events", texts_as_json(vm->extension_events));
    json_object_set_new(object, "slug", text_as_json(vm->slug));
    return object;
}

static json_t *rules_of(const struct rule *const *rules, size_t count)
{
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        json_t *rule = json_object();
        json_object_set_new(rule, "id", text_as_json(rules[i]->id));
        json_object_set_new(rule, "level", json_string(level_name(rules[i]->level)));
        json_object_set_new(rule, "wording", text_as_json(rules[i]->wording));
        json_array_append_new(list, rule);
    }
    return list;
}

static json_t *rule_ids(const struct diff_line *line)
{
    json_t *list = json_array();
    for (size_t i = 0; i < line->rule_count; i++)
        json_array_append_new(list, text_as_json(line->rules[i]->id));
    return list;
}

static json_t *comparison_of(const struct comparison *comparison)
{
    static const char *const kinds[] = {
        [DIFF_SAME] = "same", [DIFF_MISSING] = "missing", [DIFF_EXTRA] = "extra"};
    json_t *lines = json_array();
    for (size_t i = 0; i < comparison->count; i++) {
        const struct diff_line *line = &comparison->lines[i];
        json_t *object = json_object();
        json_object_set_new(object, "kind", json_string(kinds[line->kind]));
        json_object_set_new(object, "text", text_as_json(line->text));
        json_object_set_new(object, "line", json_integer(line->line));
        json_object_set_new(object, "rules", rule_ids(line));
        json_array_append_new(lines, object);
    }
    return lines;
}

static json_t *stream_of(const struct stream *stream)
{
    json_t *lines = json_array();
    size_t position = line_tail(stream, RESULT_STREAM_LINES);
    bool cut = stream->cut || position > 0;
    char *line;
    while ((line = line_next(stream, &position, utf8_plain)) != NULL) {
        json_array_append_new(lines, json_string(line));
        free(line);
    }
    json_t *object = json_object();
    json_object_set_new(object, "cut", json_boolean(cut));
    json_object_set_new(object, "lines", lines);
    return object;
}

json_t *result_as_json(const struct result *result)
{
    const struct comparison *comparison = &result->comparison;
    json_t *object = json_object();
    json_object_set_new(object, "id", text_as_json(result->id));
    json_object_set_new(object, "title", text_as_json(result->title));
    json_object_set_new(object, "repeat", json_integer(result->repeat));
    json_object_set_new(object, "verdict", json_string(verdict_name(result->verdict)));
    json_object_set_new(object, "unrecorded", json_string(verdict_name(result->unrecorded)));
    json_object_set_new(object, "end",
                        result->end != VERDICT_PASS ? json_string(verdict_name(result->end))
                                                    : json_null());
    json_object_set_new(object, "reason", text_as_json(result->reason));
    json_object_set_new(object, "known", text_as_json(result->known));
    json_object_set_new(object, "known_class",
                        result->known != NULL ? json_string(known_class_name(result->known_class))
                                              : json_null());
    json_object_set_new(object, "overdue", text_as_json(result->overdue));
    json_object_set_new(object, "challenge", text_as_json(result->challenge));
    json_object_set_new(object, "rules", rules_of(result->rules, result->rule_count));
    json_object_set_new(object, "comparison", comparison_of(comparison));
    json_object_set_new(object, "omitted", json_integer((json_int_t)comparison->omitted));
    json_object_set_new(object, "seconds", json_real(result->seconds));
    json_object_set_new(object, "exit_status", json_integer(result->exit_status));
    json_object_set_new(object, "signal", json_integer(result->signal));
    json_object_set_new(object, "transcript", stream_of(&result->transcript));
    json_object_set_new(object, "stdout", stream_of(&result->out));
    json_object_set_new(object, "stderr", stream_of(&result->err));
    json_object_set_new(object, "rerun", text_as_json(result->rerun));
    json_object_set_new(object, "by_hand", text_as_json(result->by_hand));
    json_object_set_new(object, "kept", text_as_json(result->kept));
    return object;
}

static json_t *counts_of(const struct run *run)
{
    json_t *counts = json_object();
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++)
        json_object_set_new(counts, verdict_name((enum verdict)verdict),
                            json_integer((json_int_t)run->counts[verdict]));
    return counts;
}

static json_t *part_of(unsigned number)
{
    return number == 0 ? json_null() : json_integer(number);
}

json_t *run_as_json(const struct run *run)
{
    json_t *root = json_object();
    json_object_set_new(root, "schema", json_integer(SCHEMA_VERSION));
    json_object_set_new(root, "revision", text_as_json(run->revision));
    json_object_set_new(root, "command", text_as_json(run->command_line));
    json_object_set_new(root, "suite", text_as_json(run->suite));
    json_object_set_new(root, "specification", json_integer(run->spec));
    json_object_set_new(root, "strict", json_boolean(run->strict));
    json_object_set_new(root, "jobs", json_integer(run->jobs));
    json_object_set_new(root, "seed", run->seed < 0 ? json_null() : json_integer(run->seed));
    json_object_set_new(root, "shard", part_of(run->shard));
    json_object_set_new(root, "shards", part_of(run->shards));
    json_object_set_new(root, "times", run->times != NULL ? json_string(run->times) : json_null());
    json_object_set_new(root, "started", json_integer(run->started));
    json_object_set_new(root, "seconds", json_real(run->seconds));
    json_object_set_new(root, "interrupted",
                        json_boolean(run->interrupted || run->stopped != NULL));
    json_object_set_new(root, "planned", json_integer((json_int_t)run->planned));
    json_object_set_new(root, "challenged", json_integer((json_int_t)run->challenged));
    json_object_set_new(root, "vm", vm_of(run->vm));
    json_object_set_new(root, "counts", counts_of(run));
    return root;
}

/* ---- Read --------------------------------------------------------------- */

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
    size_t index, all = 0;
    json_t *line;
    stream->cut = json_is_true(json_object_get(form, "cut"));
    json_array_foreach (json_object_get(form, "lines"), index, line)
        all += json_string_length(line) + 1;
    stream->bytes = all > 0 ? xcalloc(all, 1) : NULL;
    json_array_foreach (json_object_get(form, "lines"), index, line) {
        size_t length = json_string_length(line);
        memcpy(stream->bytes + stream->length, json_string_value(line), length);
        stream->length += length;
        stream->bytes[stream->length++] = '\n';
    }
}

static enum verdict verdict_in(const json_t *object, const char *key, enum verdict otherwise)
{
    const char *name = text_in(object, key);
    for (int verdict = 0; name != NULL && verdict < VERDICT_COUNT; verdict++)
        if (strcmp(name, verdict_name((enum verdict)verdict)) == 0)
            return (enum verdict)verdict;
    return otherwise;
}

static enum known_class class_in(const json_t *object)
{
    const char *name = text_in(object, "known_class");
    for (int kind = 0; name != NULL && kind <= KNOWN_DEVIATION; kind++)
        if (strcmp(name, known_class_name((enum known_class)kind)) == 0)
            return (enum known_class)kind;
    return KNOWN_DEVIATION;
}

void result_from_json(struct result *result, const json_t *object, const struct rules *rules)
{
    *result = (struct result){
        .id = text_in(object, "id"),
        .title = text_in(object, "title"),
        .repeat = (unsigned)json_integer_value(json_object_get(object, "repeat")),
        .verdict = verdict_in(object, "verdict", VERDICT_ERROR),
        .unrecorded = verdict_in(object, "unrecorded",
                                 verdict_in(object, "verdict", VERDICT_ERROR)),
        .end = verdict_in(object, "end", VERDICT_PASS),
        .reason = copy_in(object, "reason"),
        .known = copy_in(object, "known"),
        .known_class = class_in(object),
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
