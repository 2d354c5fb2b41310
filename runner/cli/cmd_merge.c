/* SPDX-License-Identifier: Apache-2.0 */

/* `assay merge`: the parts of a run joined. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/output_file.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/results_file.h"

static json_int_t integer_in(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static bool differs(const json_t *first, const json_t *other, const char *key)
{
    const json_t *left = json_object_get(first, key), *right = json_object_get(other, key);
    return left != right && !json_equal(left, right);
}

/* What the parts of one run have in common; of the JVM all but its directory and what follows
 * from the rest. Returns the first difference, or NULL. */
static const char *difference(const json_t *first, const json_t *other)
{
    static const char *const of_run[] = {"revision", "suite",  "specification", "strict",
                                         "seed",     "shards", "times"};
    static const char *const of_vm[] = {"name", "vendor",    "version",       "libjvm_sha256",
                                        "mode", "arguments", "configuration", "specification"};
    const json_t *vm = json_object_get(first, "vm"), *other_vm = json_object_get(other, "vm");
    for (size_t i = 0; i < sizeof of_run / sizeof *of_run; i++)
        if (differs(first, other, of_run[i]))
            return of_run[i];
    for (size_t i = 0; i < sizeof of_vm / sizeof *of_vm; i++)
        if (differs(vm, other_vm, of_vm[i]))
            return of_vm[i];
    return NULL;
}

static void sum_counts(json_t *root, const json_t *other)
{
    json_t *counts = json_object_get(root, "counts");
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        const char *name = verdict_name((enum verdict)verdict);
        json_object_set_new(counts, name,
                            json_integer(integer_in(counts, name)
                                         + integer_in(json_object_get(other, "counts"), name)));
    }
}

/* Adds a part to the whole. Returns 0, or -1 after saying what is wrong. */
static int join(json_t *root, const struct results_file *part, const struct results_file *first)
{
    const char *differs = difference(root, part->root);
    if (differs != NULL) {
        complain("%s: not a part of the same run as %s: '%s' differs", part->path, first->path,
                 differs);
        return -1;
    }
    json_object_set_new(
        root, "challenged",
        json_integer(integer_in(root, "challenged") + integer_in(part->root, "challenged")));
    json_object_set_new(
        root, "planned",
        json_integer(integer_in(root, "planned") + integer_in(part->root, "planned")));
    double seconds = json_number_value(json_object_get(root, "seconds"))
                     + json_number_value(json_object_get(part->root, "seconds"));
    json_object_set_new(root, "seconds", json_real(seconds));
    if (part->interrupted)
        json_object_set_new(root, "interrupted", json_true());
    if (integer_in(part->root, "started") < integer_in(root, "started"))
        json_object_set_new(root, "started", json_integer(integer_in(part->root, "started")));
    sum_counts(root, part->root);
    json_array_extend(json_object_get(root, "results"), json_object_get(part->root, "results"));
    return 0;
}

static int by_name(const void *a, const void *b)
{
    const json_t *left = *(json_t *const *)a, *right = *(json_t *const *)b;
    int order = strcmp(json_string_value(json_object_get(left, "id")),
                       json_string_value(json_object_get(right, "id")));
    if (order != 0)
        return order;
    return integer_in(left, "repeat") < integer_in(right, "repeat")
               ? -1
               : integer_in(left, "repeat") > integer_in(right, "repeat");
}

/* Puts the results in order. Returns 0, or -1 when one is there twice. */
static int order_results(json_t *root)
{
    json_t *results = json_object_get(root, "results");
    size_t count = json_array_size(results);
    json_t **items = xcalloc(count + 1, sizeof *items);
    for (size_t i = 0; i < count; i++)
        items[i] = json_incref(json_array_get(results, i));
    qsort(items, count, sizeof *items, by_name);
    const char *twice = NULL;
    for (size_t i = 1; i < count && twice == NULL; i++)
        if (by_name(&items[i - 1], &items[i]) == 0)
            twice = json_string_value(json_object_get(items[i], "id"));
    if (twice != NULL)
        complain("%s is in two of the files", twice);
    json_array_clear(results);
    for (size_t i = 0; i < count; i++)
        json_array_append_new(results, items[i]);
    free(items);
    return twice != NULL ? -1 : 0;
}

/* Takes the part of that path if it is one that is not there yet. `paths` has those that are, by
 * number. Returns 0, or -1 after saying what is wrong. */
static int take_number(const json_t *part, const char *path, const char **paths, int count)
{
    json_int_t shard = integer_in(part, "shard"), shards = integer_in(part, "shards");
    if (shard < 1 || shard > shards) {
        complain("%s: this is no part of a run with --shard", path);
        return -1;
    }
    if (shard <= count && paths[shard - 1] != NULL) {
        complain("%s and %s are both part %lld", paths[shard - 1], path, (long long)shard);
        return -1;
    }
    if (shard <= count)
        paths[shard - 1] = path;
    return 0;
}

/* Whether the `count` parts are all. Returns 0, or -1 after saying which is missing. */
static int check_numbers(json_int_t shards, const char *const *paths, int count)
{
    int number = 0;
    while (number < count && paths[number] != NULL)
        number++;
    if (number == shards)
        return 0;
    complain("part %d of %lld is missing", number + 1, (long long)shards);
    return -1;
}

static int write_to(const char *path, const json_t *root)
{
    struct output_file *file = output_file_open(path);
    int result = -1;
    if (file != NULL && json_dumpf(root, output_file_stream(file), JSON_INDENT(1)) == 0
        && fputc('\n', output_file_stream(file)) != EOF)
        result = output_file_commit(file);
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

static int merge(const char *output, char **paths, int count)
{
    struct results_file first;
    if (results_file_read(&first, paths[0]) != 0)
        return -1;
    json_t *root = json_deep_copy(first.root);
    const char **numbered = xcalloc((size_t)count, sizeof *numbered);
    int result = take_number(first.root, paths[0], numbered, count);
    for (int i = 1; i < count && result == 0; i++) {
        struct results_file part;
        result = results_file_read(&part, paths[i]);
        if (result == 0) {
            result = join(root, &part, &first);
            if (result == 0)
                result = take_number(part.root, paths[i], numbered, count);
            results_file_free(&part);
        }
    }
    if (result == 0)
        result = check_numbers(integer_in(root, "shards"), numbered, count);
    if (result == 0)
        result = order_results(root);
    json_object_set_new(root, "shard", json_null());
    json_object_set_new(root, "shards", json_null());
    json_object_set_new(root, "times", json_null());
    if (result == 0)
        result = write_to(output, root);
    free(numbered);
    json_decref(root);
    results_file_free(&first);
    return result;
}

struct request {
    const char *output;
};

static const struct option_row rows[] = {
    {.name = "output",
     .letter = 'o',
     .argument = "FILE",
     .help = "where to write; default: standard output",
     .kind = OPTION_PATH,
     .offset = offsetof(struct request, output)},
};

static const struct command_usage usage = {
    .synopsis = "assay merge [OPTION]... RESULT.json...\n",
    .purpose =
        "Joins the results of runs with --shard on one JVM to those of the whole run, in the\n"
        "order of the tests' names. A part that is missing, that is there twice, or that was made\n"
        "by other times (assay run --times) is an error.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

int cmd_merge(int argc, char **argv)
{
    struct request request = {.output = "-"};
    char **paths;
    int status = options_read(&usage, &request, argc, argv, &paths);
    if (status != OPTIONS_READ)
        return status;
    int count = 0;
    while (paths[count] != NULL)
        count++;
    return merge(request.output, paths, count) == 0 ? STATUS_OK : STATUS_ERROR;
}
