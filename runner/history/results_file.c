/* SPDX-License-Identifier: Apache-2.0 */
#include "history/results_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/json_file.h"
#include "base/text.h"
#include "catalog/renamed.h"

enum { SCHEMA_VERSION = 1 };

int verdict_severity(enum verdict verdict)
{
    static const int severity[VERDICT_COUNT] = {
        [VERDICT_PASS] = 0,  [VERDICT_NA] = 0,    [VERDICT_FIXED] = 0,      [VERDICT_WEAK] = 1,
        [VERDICT_KNOWN] = 2, [VERDICT_FAIL] = 3,  [VERDICT_INCOMPLETE] = 4, [VERDICT_TIMEOUT] = 5,
        [VERDICT_CRASH] = 6, [VERDICT_ERROR] = 7,
    };
    return severity[verdict];
}

/* Twice the severity leaves a place for ERROR above what is known: it hides no failure. */
static int weight(enum verdict verdict)
{
    return verdict == VERDICT_ERROR ? 2 * verdict_severity(VERDICT_KNOWN) + 1
                                    : 2 * verdict_severity(verdict);
}

bool verdict_outweighs(enum verdict verdict, enum verdict other)
{
    return weight(verdict) > weight(other);
}

static int verdict_of(const char *name)
{
    for (int verdict = 0; name != NULL && verdict < VERDICT_COUNT; verdict++)
        if (strcmp(name, verdict_name((enum verdict)verdict)) == 0)
            return verdict;
    return -1;
}

static const char *text_in(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

/* By id, and first what weighs most. */
static int by_id(const void *a, const void *b)
{
    const struct recorded_result *left = a, *right = b;
    int order = strcmp(left->id, right->id);
    return order != 0 ? order : weight(right->verdict) - weight(left->verdict);
}

static char *label_of(const json_t *vm)
{
    const char *name = text_in(vm, "name");
    const char *version = text_in(vm, "version");
    const char *foreign = text_in(vm, "foreign");
    const char *configuration = text_in(vm, "configuration");
    if (name == NULL || version == NULL)
        return NULL;
    return xprintf("%s %s%s%s%s%s", name, version, foreign != NULL ? " " : "",
                   foreign != NULL ? foreign : "", configuration != NULL ? " " : "",
                   configuration != NULL ? configuration : "");
}

/* Returns what is wrong with the document, or NULL. */
static const char *take(struct results_file *file)
{
    const json_t *root = file->root;
    const json_t *results = json_object_get(root, "results");
    if (json_integer_value(json_object_get(root, "schema")) != SCHEMA_VERSION)
        return "this is no result of an assay run, or one of another version";
    file->label = label_of(json_object_get(root, "vm"));
    if (file->label == NULL || !json_is_array(results))
        return "the JVM or the results are missing";
    file->spec = (int)json_integer_value(json_object_get(root, "specification"));
    file->interrupted = json_is_true(json_object_get(root, "interrupted"));
    const json_t *planned = json_object_get(root, "planned");
    file->incomplete = file->interrupted
                       || (json_is_integer(planned)
                           && json_integer_value(planned) != (json_int_t)json_array_size(results));
    file->results = xcalloc(json_array_size(results) + 1, sizeof *file->results);
    size_t index;
    json_t *object;
    json_array_foreach (results, index, object) {
        const char *id = text_in(object, "id");
        int verdict = verdict_of(text_in(object, "verdict"));
        if (id == NULL || verdict < 0)
            return "a result has no id or no verdict";
        if (text_in(object, "challenge") != NULL)
            continue;
        file->results[file->count++] = (struct recorded_result){.id = id,
                                                                .verdict = (enum verdict)verdict,
                                                                .reason = text_in(object, "reason"),
                                                                .known = text_in(object, "known"),
                                                                .object = object};
    }
    return NULL;
}

/* Leaves the first of the results of each test. */
static void unite_repeats(struct results_file *file)
{
    size_t kept = 0;
    qsort(file->results, file->count, sizeof *file->results, by_id);
    file->run_count = file->count;
    file->runs = xcalloc(file->count + 1, sizeof *file->runs);
    memcpy(file->runs, file->results, file->count * sizeof *file->runs);
    for (size_t i = 0; i < file->count; i++)
        if (kept == 0 || strcmp(file->results[kept - 1].id, file->results[i].id) != 0)
            file->results[kept++] = file->results[i];
    file->count = kept;
}

int results_file_read(struct results_file *file, const char *path)
{
    *file = (struct results_file){.path = path};
    struct renamed *renamed = renamed_find();
    if (renamed == NULL)
        return -1;
    file->root = json_file_load(path);
    if (file->root == NULL) {
        renamed_free(renamed);
        return -1;
    }
    renamed_apply(renamed, file->root);
    renamed_free(renamed);
    const char *problem = take(file);
    if (problem != NULL) {
        complain("%s: %s", path, problem);
        results_file_free(file);
        return -1;
    }
    unite_repeats(file);
    return 0;
}

void results_file_free(struct results_file *file)
{
    free(file->label);
    free(file->results);
    free(file->runs);
    json_decref(file->root);
    *file = (struct results_file){0};
}

static int find_id(const void *id, const void *result)
{
    return strcmp(id, ((const struct recorded_result *)result)->id);
}

const struct recorded_result *results_file_find(const struct results_file *file, const char *id)
{
    return bsearch(id, file->results, file->count, sizeof *file->results, find_id);
}
