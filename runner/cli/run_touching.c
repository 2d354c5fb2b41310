/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_touching.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "run/vm_probe.h"

/* The first of the JVMs. Returns 0, or -1 after a message. */
static int probe(struct vm *vm, const struct run_options *options, const struct suite *suite,
                 const struct vm_places *places, struct launcher *open)
{
    struct launcher *launcher = open != NULL ? open : launcher_open();
    if (launcher == NULL)
        return -1;
    int result = vm_probe(vm, &places->items[0], (const char *const *)options->vm_args.items, NULL,
                          &suite->home, launcher, options->config.timeout_scale);
    if (open == NULL)
        launcher_close(launcher);
    return result == 0 ? 0 : -1;
}

/* A table of another release has other functions. One of another build of the same is what somebody has who
 * changes the JVM. */
static int check_vm(const struct reach_table *table, const struct vm *vm, const char *path,
                    bool quiet)
{
    char *spec = xprintf("%d", vm->spec);
    bool same_name = strncmp(table->vm, vm->name, strlen(vm->name)) == 0;
    bool fits = same_name && strcmp(table->spec, spec) == 0;
    free(spec);
    if (!fits) {
        complain("%s: the table is of %s, and this JVM is %s %s; "
                 "make one with assay reach --jdk %s",
                 path, table->vm, vm->name, vm->version, vm->home);
        return -1;
    }
    if (!quiet && strcmp(table->library, vm->libjvm_sha256) != 0)
        fprintf(stderr,
                "%s is of another build of this JVM: "
                "functions that are new or moved are not in it (assay reach --jdk %s)\n",
                path, vm->home);
    return 0;
}

static int read_table(struct run_touching *touching, const struct run_options *options,
                      const struct vm *vm)
{
    char *path = options->reach != NULL ? xstrdup(options->reach) : reach_table_place(vm);
    int result = -1;
    if (options->reach == NULL && access(path, F_OK) != 0)
        complain("there is no table of what the tests execute in %s %s; "
                 "make it with assay reach --jdk %s",
                 vm->name, vm->version, vm->home);
    else if ((touching->table = reach_table_read(path)) != NULL)
        result = check_vm(touching->table, vm, path, options->config.quiet);
    free(path);
    return result;
}

static int add_patch(struct touching *touching, const struct run_options *options)
{
    const char *path = options->touching_diff;
    struct patch patch;
    char *text = file_read_loudly(strcmp(path, "-") == 0 ? "/dev/stdin" : path, NULL);
    int result = -1;
    if (text != NULL && patch_read(&patch, text) == 0) {
        result = touching_add_patch(touching, &patch, !options->config.quiet);
        patch_free(&patch);
    } else if (text != NULL) {
        complain("--touching-diff %s: there is no hunk in it, as in a unified diff", path);
    }
    free(text);
    return result;
}

static int add_all(struct touching *touching, const struct run_options *options)
{
    int result = 0;
    for (size_t i = 0; i < options->touching.count; i++)
        result |= touching_add(touching, options->touching.items[i]);
    if (result == 0 && options->touching_diff != NULL)
        result = add_patch(touching, options);
    if (result == 0)
        touching_measure(touching);
    return result;
}

int run_touching_open(struct run_touching *touching, const struct run_options *options,
                      const struct suite *suite, const struct vm_places *places,
                      struct launcher *launcher)
{
    struct vm vm;
    *touching = (struct run_touching){0};
    if (options->touching.count == 0 && options->touching_diff == NULL)
        return 0;
    if (places->count == 0) {
        complain("--touching asks the JVM what it is: not with --dry-run on another machine");
        return -1;
    }
    if (places->count > 1 && options->reach == NULL) {
        complain("--touching is about one JVM: "
                 "name it with --jdk DIR, or a table with --reach FILE");
        return -1;
    }
    if (probe(&vm, options, suite, places, launcher) != 0)
        return -1;
    int result = read_table(touching, options, &vm);
    vm_free(&vm);
    if (result != 0)
        return -1;
    touching->touching = touching_new(touching->table);
    return add_all(touching->touching, options);
}

void run_touching_free(struct run_touching *touching)
{
    touching_free(touching->touching);
    reach_table_free(touching->table);
    numbering_free(&touching->unknown);
}

double run_touching_nearness(void *context, const char *id)
{
    struct run_touching *touching = context;
    double nearness = touching_nearness(touching->touching, id);
    if (nearness != 0)
        return nearness;
    numbering_add(&touching->unknown, id);
    return touching->table->whole ? 0 : -1;
}

/* The tests of the plan that the table has, and those that it does not have; each counts once. */
static void count(const struct run_touching *touching, const struct plan *plan, size_t *known,
                  size_t *unknown)
{
    struct numbering in_table = {0}, others = {0};
    for (size_t i = 0; i < plan->count; i++) {
        const char *id = plan->items[i].id;
        bool is_known = reach_table_find(touching->table, id) != NULL;
        numbering_add(is_known ? &in_table : &others, id);
    }
    *known = in_table.texts.count;
    *unknown = others.texts.count;
    numbering_free(&in_table);
    numbering_free(&others);
}

void run_touching_summarize(const struct run_touching *touching, const struct run_options *options,
                            const struct plan *plan)
{
    size_t functions = touching_functions(touching->touching);
    size_t tests = touching_tests(touching->touching);
    size_t left_out = touching->table->whole ? 0 : touching->unknown.texts.count;
    size_t known, unknown;
    /* With those that failed in front it is another order. */
    bool ordered = options->config.seed < 0 && options->first.count == 0;
    count(touching, plan, &known, &unknown);
    fprintf(stderr,
            "%zu function%s touched: %zu of %zu tests execute%s %s; %zu of these tests %s selected",
            functions, functions == 1 ? " is" : "s are", tests,
            touching_applicable(touching->touching), verb_end(tests),
            functions == 1 ? "it" : "them", known, known == 1 ? "is" : "are");
    fputs(ordered && known > 1 ? ", nearest first\n" : "\n", stderr);
    if (unknown > 0)
        fprintf(stderr, "%zu test%s not in the table, and run%s%s\n", unknown,
                unknown == 1 ? " is" : "s are", verb_end(unknown), ordered ? " last" : ", too");
    if (left_out > 0)
        fprintf(stderr,
                "the table is of some tests only: nothing is known of %zu, which %s left out\n",
                left_out, left_out == 1 ? "is" : "are");
}
