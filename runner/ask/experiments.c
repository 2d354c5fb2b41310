/* SPDX-License-Identifier: Apache-2.0 */
#include "ask/experiments.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "catalog/descriptor_check.h"
#include "catalog/descriptor_copy.h"
#include "catalog/pattern.h"
#include "experiment.h"

/* Returns what is wrong with the library, allocated, or NULL. */
static char *read_one(struct experiment *experiment, const char *path, const struct home *home)
{
    void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL)
        return xprintf("cannot be loaded: %s", dlerror());
    const struct assay_test *descriptor = dlsym(library, ASSAY_DESCRIPTOR_SYMBOL);
    const struct assay_experiment *about = dlsym(library, "assay_experiment");
    char *problem = descriptor == NULL || about == NULL
                        ? xstrdup("is no experiment; it ends with ASK(...)")
                        : descriptor_problem(descriptor);
    if (problem == NULL) {
        const char *start = path + strlen(home->experiments) + 1;
        const struct place places[] = {
            {"agent", path}, {"companions", home->companions}, {"java", home->java}, {NULL, NULL}};
        char *id = xprintf("%.*s", (int)(strlen(start) - strlen(".so")), start);
        *experiment = (struct experiment){
            .test = {.id = id,
                     .library = xstrdup(path),
                     .source = xprintf("%s/suites/experiments/%s.c", home->sources, id),
                     .descriptor = descriptor_copy(descriptor, places)},
            .passages = xstrdup(about->passages),
            .why = xstrdup(about->why)};
    }
    dlclose(library);
    return problem;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct experiment *)a)->test.id, ((const struct experiment *)b)->test.id);
}

int experiments_read(struct experiments *experiments, const struct home *home)
{
    *experiments = (struct experiments){0};
    char *pattern = xprintf("%s/*/*.so", home->experiments);
    glob_t found;
    int result = 0;
    if (glob(pattern, 0, NULL, &found) == 0) {
        experiments->items = xcalloc(found.gl_pathc, sizeof *experiments->items);
        for (size_t i = 0; i < found.gl_pathc; i++) {
            char *problem = read_one(&experiments->items[experiments->count], found.gl_pathv[i],
                                     home);
            if (problem == NULL) {
                experiments->count++;
                continue;
            }
            complain("%s: %s", found.gl_pathv[i], problem);
            free(problem);
            result = -1;
        }
        qsort(experiments->items, experiments->count, sizeof *experiments->items, by_id);
        globfree(&found);
    }
    free(pattern);
    return result;
}

void experiments_free(struct experiments *experiments)
{
    for (size_t i = 0; i < experiments->count; i++) {
        struct experiment *experiment = &experiments->items[i];
        free(experiment->test.id);
        free(experiment->test.library);
        free(experiment->test.source);
        descriptor_free(experiment->test.descriptor);
        free(experiment->passages);
        free(experiment->why);
    }
    free(experiments->items);
    *experiments = (struct experiments){0};
}

bool experiment_matches(const struct experiment *experiment, const char *pattern)
{
    return pattern_matches(pattern, experiment->test.id, NULL)
           || strstr(experiment->test.id, pattern) != NULL;
}
