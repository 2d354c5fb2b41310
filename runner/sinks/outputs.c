/* SPDX-License-Identifier: Apache-2.0 */
#include "sinks/outputs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/output_file.h"
#include "base/text.h"

/* In the name of a report, replaced by the JVM. */
#define VM_PLACEHOLDER "{vm}"

enum { SINKS_MAX = 6 };

struct outputs {
    struct sink *sinks[SINKS_MAX]; /* NULL for one that failed */
    size_t count;
    size_t failures;
};

typedef struct sink *(*opener)(const char *path);

bool outputs_distinct(const struct report_paths *reports, size_t count)
{
    const char *const paths[] = {reports->tap, reports->junit, reports->json};
    const char *const names[] = {"--tap", "--junit", "--json"};
    bool distinct = true;
    for (size_t i = 0; count > 1 && i < sizeof paths / sizeof paths[0]; i++)
        if (paths[i] != NULL && strstr(paths[i], VM_PLACEHOLDER) == NULL) {
            complain("%s %s: with %zu JVMs the name needs a " VM_PLACEHOLDER
                     " in it, which stands for the JVM",
                     names[i], paths[i], count);
            distinct = false;
        }
    return distinct;
}

/* The path up to the directory before {vm}, with a name there. Allocated. */
static char *without_vm(const char *path)
{
    const char *place = strstr(path, VM_PLACEHOLDER);
    size_t length = place != NULL ? (size_t)(place - path) : strlen(path);
    while (place != NULL && length > 0 && path[length - 1] != '/')
        length--;
    return xprintf("%.*s%s", (int)length, path, place != NULL ? "assay-vm" : "");
}

/* Opening a pipe or a device would be seen at its other end. */
static bool is_special(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

static int check_one(const char *option, const char *path)
{
    if (path == NULL || strcmp(path, "-") == 0 || is_special(path))
        return 0;
    char *tried = without_vm(path);
    char *directory = directory_of(tried);
    const bool there = access(directory, F_OK) == 0;
    struct output_file *file = make_parents(tried) == 0 ? output_file_open(tried) : NULL;
    if (file == NULL)
        complain("%s: cannot write %s: %s", option, path, strerror(errno));
    else if (!there)
        fprintf(stderr, "%s makes the directory %s.\n", option, directory);
    int result = file != NULL ? 0 : -1;
    if (file != NULL)
        output_file_free(file);
    free(directory);
    free(tried);
    return result;
}

int outputs_check(const struct report_paths *paths)
{
    int tap = check_one("--tap", paths->tap), junit = check_one("--junit", paths->junit);
    int json = check_one("--json", paths->json), html = check_one("--html", paths->html);
    return tap == 0 && junit == 0 && json == 0 && html == 0 ? 0 : -1;
}

static char *expand(const char *path, const char *slug)
{
    char *expanded = xstrdup(path);
    char *place;
    while ((place = strstr(expanded, VM_PLACEHOLDER)) != NULL) {
        char *longer = xprintf("%.*s%s%s", (int)(place - expanded), expanded, slug,
                               place + strlen(VM_PLACEHOLDER));
        free(expanded);
        expanded = longer;
    }
    return expanded;
}

static void report_failure(struct outputs *outputs, const char *target)
{
    complain("cannot write %s: %s", strcmp(target, "-") == 0 ? "standard output" : target,
             strerror(errno));
    outputs->failures++;
}

static void open_one(struct outputs *outputs, opener open, const char *path, const char *slug)
{
    if (path == NULL)
        return;
    char *expanded = expand(path, slug);
    struct sink *sink = make_parents(expanded) == 0 ? open(expanded) : NULL;
    if (sink == NULL)
        report_failure(outputs, expanded);
    else
        outputs->sinks[outputs->count++] = sink;
    free(expanded);
}

static bool is_stdout(const char *path)
{
    return path != NULL && strcmp(path, "-") == 0;
}

bool report_paths_take_stdout(const struct report_paths *paths)
{
    return is_stdout(paths->tap) || is_stdout(paths->junit) || is_stdout(paths->json)
           || is_stdout(paths->html);
}

struct outputs *outputs_open(const struct report_paths *paths, bool quiet, const struct vm *vm,
                             struct sink *further)
{
    struct outputs *outputs = xcalloc(1, sizeof *outputs);
    open_one(outputs, sink_tap, paths->tap, vm->slug);
    bool several = paths->junit != NULL && strstr(paths->junit, "{vm}") != NULL;
    open_one(outputs, several ? sink_junit_of_several : sink_junit, paths->junit, vm->slug);
    open_one(outputs, sink_json, paths->json, vm->slug);
    if (further != NULL)
        outputs->sinks[outputs->count++] = further;
    if (quiet)
        return outputs;
    outputs->sinks[outputs->count++] = sink_summary(report_paths_take_stdout(paths) ? stderr
                                                                                    : stdout);
    outputs->sinks[outputs->count++] = sink_progress(stderr);
    return outputs;
}

/* Drops the sink if its last call failed. */
static void note_result(struct outputs *outputs, size_t index, int result)
{
    struct sink *sink = outputs->sinks[index];
    if (result == 0)
        return;
    report_failure(outputs, sink->target);
    sink->free(sink);
    outputs->sinks[index] = NULL;
}

void outputs_begin(struct outputs *outputs, const struct run *run)
{
    for (size_t i = 0; i < outputs->count; i++)
        if (outputs->sinks[i] != NULL)
            note_result(outputs, i, outputs->sinks[i]->begin(outputs->sinks[i], run));
}

void outputs_result(struct outputs *outputs, const struct run *run, const struct result *result)
{
    for (size_t i = 0; i < outputs->count; i++)
        if (outputs->sinks[i] != NULL)
            note_result(outputs, i, outputs->sinks[i]->result(outputs->sinks[i], run, result));
}

/* The progress ends before the closing report begins. */
void outputs_end(struct outputs *outputs, const struct run *run)
{
    for (size_t i = outputs->count; i-- > 0;)
        if (outputs->sinks[i] != NULL)
            note_result(outputs, i, outputs->sinks[i]->end(outputs->sinks[i], run));
}

size_t outputs_close(struct outputs *outputs)
{
    size_t failures = outputs->failures;
    for (size_t i = 0; i < outputs->count; i++)
        if (outputs->sinks[i] != NULL)
            outputs->sinks[i]->free(outputs->sinks[i]);
    free(outputs);
    return failures;
}
