/* SPDX-License-Identifier: Apache-2.0 */

/* One JSON document for one JVM; docs/result-schema.md describes it. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "spec/capabilities.h"
#include "base/json_text.h"
#include "base/lines.h"
#include "base/output_file.h"
#include "sinks/result_json.h"
#include "sinks/sink.h"
#include "base/text.h"
#include "base/utf8.h"

enum { SCHEMA_VERSION = 1, STREAM_LINES = 1000 };

struct document {
    struct sink sink;
    struct output_file *file;
    json_t *results;
};

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
    json_object_set_new(object, "home", text_as_json(vm->home));
    json_object_set_new(object, "mode", text_as_json(vm->mode));
    json_object_set_new(object, "arguments", texts_as_json(vm->vm_args));
    json_object_set_new(object, "configuration", text_as_json(vm->configuration));
    json_object_set_new(object, "name", text_as_json(vm->name));
    json_object_set_new(object, "vendor", text_as_json(vm->vendor));
    json_object_set_new(object, "version", text_as_json(vm->version));
    json_object_set_new(object, "info", text_as_json(vm->info));
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
    size_t position = line_tail(stream, STREAM_LINES);
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
    json_object_set_new(object, "reason", text_as_json(result->reason));
    json_object_set_new(object, "known", text_as_json(result->known));
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

static int add_result(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    return json_array_append_new(((struct document *)sink)->results, result_as_json(result));
}

static int begin(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
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
    json_object_set_new(root, "started", json_integer(run->started));
    json_object_set_new(root, "seconds", json_real(run->seconds));
    json_object_set_new(root, "interrupted", json_boolean(run->interrupted));
    json_object_set_new(root, "planned", json_integer((json_int_t)run->planned));
    json_object_set_new(root, "challenged", json_integer((json_int_t)run->challenged));
    json_object_set_new(root, "vm", vm_of(run->vm));
    json_object_set_new(root, "counts", counts_of(run));
    return root;
}

static int end(struct sink *sink, const struct run *run)
{
    struct document *document = (struct document *)sink;
    json_t *root = run_as_json(run);
    json_object_set(root, "results", document->results);
    FILE *stream = output_file_stream(document->file);
    bool failed = json_dumpf(root, stream, JSON_INDENT(1)) != 0 || fputc('\n', stream) == EOF;
    json_decref(root);
    return failed ? -1 : output_file_commit(document->file);
}

static void release(struct sink *sink)
{
    struct document *document = (struct document *)sink;
    json_decref(document->results);
    output_file_free(document->file);
    free(document);
}

struct sink *sink_json(const char *path)
{
    struct output_file *file = output_file_open(path);
    if (file == NULL)
        return NULL;
    struct document *document = xcalloc(1, sizeof *document);
    document->file = file;
    document->results = json_array();
    document->sink = (struct sink){begin, add_result, end, release, output_file_path(file)};
    return &document->sink;
}
