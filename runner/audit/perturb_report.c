/* SPDX-License-Identifier: Apache-2.0 */

/* What became of the tests under each perturbation: a table, the tests that changed, and JSON. */
#include "audit/perturb.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "base/directories.h"
#include "base/output_file.h"
#include "revision.h"

enum { SCHEMA_VERSION = 1 };

/* Tests of one perturbation, or of all. */
struct tests {
    size_t acted, unchanged, known, deviating, not_judged, changed;
};

static void count(struct tests *tests, const struct perturbed *item)
{
    tests->acted += item->acted;
    tests->unchanged += item->unchanged;
    tests->known += item->known;
    tests->deviating += item->deviating;
    tests->not_judged += item->not_judged;
    tests->changed += item->changed_count;
}

static double percent(const struct tests *tests)
{
    size_t judged = tests->unchanged + tests->changed;
    return judged == 0 ? 100 : 100.0 * (double)tests->unchanged / (double)judged;
}

static struct tests sum(const struct perturbing *perturbing)
{
    struct tests tests = {0};
    for (size_t i = 0; i < perturbing->count; i++)
        count(&tests, &perturbing->items[i]);
    return tests;
}

double perturbing_score(const struct perturbing *perturbing)
{
    struct tests tests = sum(perturbing);
    return percent(&tests);
}

static void report_changed(const struct perturbing *perturbing, const struct perturbed *item,
                           FILE *stream)
{
    if (item->changed_count == 0)
        return;
    fprintf(stream, "Changed by %s: %s\n", item->entry->id, item->entry->what);
    for (size_t i = 0; i < item->changed_count; i++) {
        const struct changed *changed = &item->changed[i];
        const struct planned *planned = &perturbing->plan->items[changed->planned];
        char *option = perturbing_option(item->entry, perturbing->seed);
        char *argument = xprintf("-agentpath:%s=%s@/dev/null", perturbing->library, option);
        char *jdk = shell_quoted(perturbing->jdk), *quoted = shell_quoted(argument);
        fprintf(stream, "  %-10s %s\n             assay run --jdk %s --vm-arg %s %s\n",
                verdict_name(changed->verdict), planned->id, jdk, quoted, planned->id);
        free(jdk);
        free(quoted);
        free(argument);
        free(option);
    }
    fputc('\n', stream);
}

static void print_tests(FILE *stream, const char *name, const struct tests *tests)
{
    fprintf(stream, "  %-20s %8zu %10zu %8zu %10zu %8zu %11zu %7.2f\n", name, tests->acted,
            tests->unchanged, tests->known, tests->deviating, tests->changed, tests->not_judged,
            percent(tests));
}

void perturbing_report(const struct perturbing *perturbing, FILE *stream)
{
    struct tests all = sum(perturbing);
    for (size_t i = 0; i < perturbing->count; i++)
        report_changed(perturbing, &perturbing->items[i], stream);
    fprintf(stream, "  %-20s %8s %10s %8s %10s %8s %11s %7s\n", "perturbation", "acted",
            "unchanged", "known", "deviating", "changed", "not judged", "%");
    for (size_t i = 0; i < perturbing->count; i++) {
        struct tests tests = {0};
        count(&tests, &perturbing->items[i]);
        print_tests(stream, perturbing->items[i].entry->id, &tests);
    }
    print_tests(stream, "all", &all);
    fprintf(stream,
            "\n%zu perturbation%s: %zu verdict%s unchanged, %zu changed, %zu not judged; "
            "%.2f %% (%zu JVM%s, %.0f s)%s\n",
            perturbing->count, noun_end(perturbing->count), all.unchanged, noun_end(all.unchanged),
            all.changed, all.not_judged, percent(&all), perturbing->runs,
            noun_end(perturbing->runs), perturbing->seconds,
            perturbing->interrupted ? "; interrupted" : "");
}

static json_t *item_object(const struct perturbing *perturbing, const struct perturbed *item)
{
    json_t *object = json_object();
    json_t *changed = json_array();
    for (size_t i = 0; i < item->changed_count; i++) {
        const struct changed *one = &item->changed[i];
        json_array_append_new(
            changed, json_pack("{s:s, s:s, s:s}", "test", perturbing->plan->items[one->planned].id,
                               "before", verdict_name(perturbing->without[one->planned].verdict),
                               "verdict", verdict_name(one->verdict)));
    }
    json_object_set_new(object, "id", json_string(item->entry->id));
    json_object_set_new(object, "what", json_string(item->entry->what));
    json_object_set_new(object, "acted", json_integer((json_int_t)item->acted));
    json_object_set_new(object, "unchanged", json_integer((json_int_t)item->unchanged));
    json_object_set_new(object, "known", json_integer((json_int_t)item->known));
    json_object_set_new(object, "deviating", json_integer((json_int_t)item->deviating));
    json_object_set_new(object, "not_judged", json_integer((json_int_t)item->not_judged));
    json_object_set_new(object, "changed", changed);
    return object;
}

static json_t *document(const struct perturbing *perturbing, const struct vm *vm)
{
    json_t *items = json_array();
    json_t *globs = json_array();
    for (size_t i = 0; i < perturbing->count; i++)
        json_array_append_new(items, item_object(perturbing, &perturbing->items[i]));
    for (size_t i = 0; i < perturbing->globs->count; i++)
        json_array_append_new(globs, json_string(perturbing->globs->items[i]));
    json_t *root = json_object();
    json_object_set_new(root, "perturbations", json_integer(SCHEMA_VERSION));
    json_object_set_new(root, "revision", json_string(ASSAY_REVISION));
    json_object_set_new(root, "name", json_string(vm->name));
    json_object_set_new(root, "version", json_string(vm->version));
    json_object_set_new(root, "libjvm_sha256", json_string(vm->libjvm_sha256));
    json_object_set_new(root, "seed", json_integer(perturbing->seed));
    json_object_set_new(root, "globs", globs);
    json_object_set_new(root, "tests", json_integer((json_int_t)perturbing->plan->count));
    json_object_set_new(root, "seconds", json_real(perturbing->seconds));
    json_object_set_new(root, "runs", json_integer((json_int_t)perturbing->runs));
    json_object_set_new(root, "interrupted",
                        json_boolean(perturbing->interrupted || perturbing->broken_off));
    json_object_set_new(root, "items", items);
    return root;
}

int perturbing_write(const struct perturbing *perturbing, const struct vm *vm, const char *path)
{
    struct output_file *file = make_parents(path) == 0 ? output_file_open(path) : NULL;
    int result = -1;
    if (file != NULL) {
        json_t *root = document(perturbing, vm);
        if (json_dumpf(root, output_file_stream(file), JSON_INDENT(1)) == 0
            && fputc('\n', output_file_stream(file)) != EOF && output_file_commit(file) == 0)
            result = 0;
        json_decref(root);
        output_file_free(file);
    }
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    return result;
}
