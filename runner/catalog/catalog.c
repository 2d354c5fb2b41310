/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/catalog.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "catalog/descriptor_cache.h"
#include "catalog/descriptor_check.h"
#include "catalog/descriptor_copy.h"
#include "catalog/isolate.h"

static char *id_of(const char *library, const struct home *home)
{
    const char *start = library + strlen(home->agents) + 1;
    return xprintf("%.*s", (int)(strlen(start) - strlen(".so")), start);
}

static void test_free(struct test *test)
{
    free(test->id);
    free(test->library);
    free(test->expected);
    free(test->source);
    descriptor_free(test->descriptor);
}

static void test_init(struct test *test, const char *library, const struct home *home)
{
    *test = (struct test){.id = id_of(library, home), .library = xstrdup(library)};
    test->expected = xprintf("%s/%s.txt", home->expected, test->id);
    test->source = xprintf("%s/agents/%s.c", home->sources, test->id);
}

static struct assay_test *copy_for(const struct test *test, const struct assay_test *descriptor,
                                   const struct home *home)
{
    const struct place places[] = {{"agent", test->library},
                                   {"companions", home->companions},
                                   {"java", home->java},
                                   {NULL, NULL}};
    return descriptor_copy(descriptor, places);
}

/* Reads the descriptor out of the library, for the cache, too, if there is one. Returns null, or what is
 * wrong, allocated. */
static char *test_read(struct test *test, const struct home *home, struct descriptor_cache *cache)
{
    void *library = dlopen(test->library, RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL)
        return xprintf("cannot be loaded: %s", dlerror());
    const struct assay_test *descriptor = dlsym(library, ASSAY_DESCRIPTOR_SYMBOL);
    char *problem = descriptor != NULL ? descriptor_problem(descriptor)
                                       : xstrdup("has no descriptor; it ends with TEST(...)");
    if (problem == NULL)
        test->descriptor = copy_for(test, descriptor, home);
    if (problem == NULL && cache != NULL)
        descriptor_cache_put(cache, test->library, descriptor);
    dlclose(library);
    return problem;
}

struct candidates {
    struct strings libraries;
    const struct home *home;
    struct descriptor_cache *cache; /* or NULL */
};

/* Opens and reads one library, in a process whose death does no harm. */
static void rehearse(const void *context, size_t index)
{
    const struct candidates *candidates = context;
    struct test test;
    test_init(&test, candidates->libraries.items[index], candidates->home);
    free(test_read(&test, candidates->home, NULL));
    test_free(&test);
}

/* Adds the test, or says what is wrong with its library, and takes both over. */
static void add_test(struct catalog *catalog, struct test test, char *problem)
{
    if (problem == NULL && access(test.expected, R_OK) != 0)
        problem = xprintf("has no readable expected file %s; if the test was removed, run make",
                          test.expected);
    if (problem == NULL) {
        catalog->tests = xgrow(catalog->tests, catalog->count, sizeof *catalog->tests);
        catalog->tests[catalog->count++] = test;
        return;
    }
    complain("%s: %s", test.library, problem);
    catalog->problems++;
    free(problem);
    test_free(&test);
}

static void add_libraries(struct catalog *catalog, const struct candidates *candidates)
{
    size_t count = candidates->libraries.count;
    int *deaths = isolate(rehearse, candidates, count);
    for (size_t i = 0; i < count; i++) {
        struct test test;
        test_init(&test, candidates->libraries.items[i], candidates->home);
        add_test(catalog, test,
                 deaths[i] != 0
                     ? xprintf("is corrupt: reading it ended with %s", strsignal(deaths[i]))
                     : test_read(&test, candidates->home, candidates->cache));
    }
    free(deaths);
}

/* Whether the test could be added without opening its library. */
static bool add_from_cache(struct catalog *catalog, const char *library,
                           const struct candidates *candidates)
{
    struct assay_test *descriptor = descriptor_cache_find(candidates->cache, library);
    if (descriptor == NULL)
        return false;
    struct test test;
    test_init(&test, library, candidates->home);
    char *problem = descriptor_problem(descriptor);
    if (problem == NULL)
        test.descriptor = copy_for(&test, descriptor, candidates->home);
    descriptor_free(descriptor);
    add_test(catalog, test, problem);
    return true;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct test *)a)->id, ((const struct test *)b)->id);
}

/* An expected file whose agent is gone would never be compared with anything. */
static size_t report_orphans(const struct home *home)
{
    size_t orphans = 0;
    glob_t files;
    char *pattern = xprintf("%s/*/*/*.txt", home->expected);
    if (glob(pattern, 0, NULL, &files) == 0) {
        for (size_t i = 0; i < files.gl_pathc; i++) {
            const char *id = files.gl_pathv[i] + strlen(home->expected) + 1;
            int length = (int)(strlen(id) - strlen(".txt"));
            char *source = xprintf("%s/agents/%.*s.c", home->sources, length, id);
            char *library = xprintf("%s/%.*s.so", home->agents, length, id);
            if (access(source, F_OK) != 0 && access(library, F_OK) != 0) {
                complain("%s: there is no test of that name", files.gl_pathv[i]);
                orphans++;
            }
            free(source);
            free(library);
        }
        globfree(&files);
    }
    free(pattern);
    return orphans;
}

size_t catalog_read(struct catalog *catalog, const struct home *home)
{
    *catalog = (struct catalog){0};
    struct candidates candidates = {.home = home, .cache = descriptor_cache_open(home)};
    glob_t libraries;
    char *pattern = xprintf("%s/*/*/*.so", home->agents);
    if (glob(pattern, 0, NULL, &libraries) == 0) {
        for (size_t i = 0; i < libraries.gl_pathc; i++)
            if (!add_from_cache(catalog, libraries.gl_pathv[i], &candidates))
                strings_add(&candidates.libraries, xstrdup(libraries.gl_pathv[i]));
        globfree(&libraries);
    }
    add_libraries(catalog, &candidates);
    strings_free(&candidates.libraries);
    descriptor_cache_close(candidates.cache);
    if (catalog->count > 0)
        qsort(catalog->tests, catalog->count, sizeof *catalog->tests, by_id);
    free(pattern);
    catalog->problems += report_orphans(home);
    catalog->renamed = renamed_read(home);
    catalog->problems += catalog->renamed == NULL;
    return catalog->problems;
}

static void remove_test(struct catalog *catalog, const char *id)
{
    for (size_t i = 0; i < catalog->count; i++)
        if (strcmp(catalog->tests[i].id, id) == 0) {
            test_free(&catalog->tests[i]);
            catalog->tests[i] = catalog->tests[--catalog->count];
            return;
        }
}

size_t catalog_read_again(struct catalog *catalog, const struct home *home,
                          const struct strings *ids)
{
    size_t before = catalog->problems;
    struct candidates candidates = {.home = home};
    for (size_t i = 0; i < ids->count; i++) {
        char *library = xprintf("%s/%s.so", home->agents, ids->items[i]);
        remove_test(catalog, ids->items[i]);
        if (access(library, F_OK) == 0)
            strings_add(&candidates.libraries, library);
        else
            free(library);
    }
    add_libraries(catalog, &candidates);
    strings_free(&candidates.libraries);
    if (catalog->count > 0)
        qsort(catalog->tests, catalog->count, sizeof *catalog->tests, by_id);
    size_t problems = catalog->problems - before;
    catalog->problems = before;
    return problems;
}

void catalog_free(struct catalog *catalog)
{
    for (size_t i = 0; i < catalog->count; i++)
        test_free(&catalog->tests[i]);
    free(catalog->tests);
    renamed_free(catalog->renamed);
    *catalog = (struct catalog){0};
}

const char *test_target(const struct assay_test *descriptor)
{
    if (descriptor->target != NULL)
        return descriptor->target;
    return descriptor->probe != NULL ? "assay.Probe" : "assay.Nothing";
}

char *test_target_path(const struct assay_test *descriptor)
{
    return text_replace(xstrdup(test_target(descriptor)), '.', '/');
}

char *test_missing_target(const struct test *test, const struct home *home)
{
    if (test->descriptor->exit_status != 0)
        return NULL;
    const char *target = test_target(test->descriptor);
    char *file = test_target_path(test->descriptor);
    char *path = xprintf("%s/%s.class", home->java, file);
    char *problem = access(path, R_OK) != 0
                        ? xprintf("the target %s cannot be read: there is no %s", target, path)
                        : NULL;
    free(path);
    free(file);
    return problem;
}

static bool has_case(const struct test *test, const char *name)
{
    const char *const *cases = test->descriptor->cases;
    for (; cases != NULL && *cases != NULL; cases++)
        if (strcmp(*cases, name) == 0)
            return true;
    return false;
}

bool test_has_id(const char *test, const char *id)
{
    size_t length = strlen(test);
    return strncmp(test, id, length) == 0 && (id[length] == '\0' || id[length] == ':');
}

const struct test *catalog_find(const struct catalog *catalog, const char *id)
{
    for (size_t i = 0; i < catalog->count; i++)
        if (test_has_id(catalog->tests[i].id, id))
            return &catalog->tests[i];
    return NULL;
}

/* A test that is not built yet is known by its source. */
bool catalog_has_test(const struct catalog *catalog, const struct home *home, const char *id)
{
    const char *colon = strchr(id, ':');
    const struct test *test = catalog_find(catalog, id);
    if (test != NULL)
        return colon == NULL || has_case(test, colon + 1);
    char *source = xprintf("%s/agents/%.*s.c", home->sources, (int)strcspn(id, ":"), id);
    bool exists = access(source, F_OK) == 0;
    free(source);
    return exists;
}
