/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/dependencies.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "watch/build.h"
#include "watch/paths.h"

/* What a file is for the tests that depend on it. */
enum part {
    PART_SOURCE,    /* of the library, or a header of it */
    PART_LIBRARY,   /* made by the build */
    PART_CLASS,     /* made by the build, too; or a directory of such */
    PART_EXPECTED,  /* read by each run */
    PART_DIRECTORY, /* of sources or of expected files */
    PART_ABOVE,     /* the directory above one of sources: headers */
    PART_SUPPORT,   /* of the support library; or a directory of such */
    PART_JAVA,      /* in javasrc; or a directory of such */
    PART_KNOWN
};

struct use {
    enum part part;
    size_t *tests; /* numbers */
    size_t count;
};

struct dependencies {
    const char *tree; /* or NULL */
    char *agents;     /* directory of the libraries */
    struct numbering tests;
    struct numbering to_build; /* these, and those that are not built */
    struct numbering headers;  /* all in the directories of sources */
    struct numbering paths;
    struct use *uses; /* by number of the path */
    struct changes *changes;
    int result;
};

void concern_free(struct concern *concern)
{
    numbering_free(&concern->tests);
    numbering_free(&concern->read);
    numbering_free(&concern->sources);
    numbering_free(&concern->classes);
    *concern = (struct concern){0};
}

static struct use *add_path(struct dependencies *dependencies, const char *path, enum part part)
{
    size_t known = dependencies->paths.texts.count;
    size_t number = numbering_add(&dependencies->paths, path);
    if (number == known) {
        dependencies->uses = xgrow(dependencies->uses, known, sizeof *dependencies->uses);
        dependencies->uses[number] = (struct use){.part = part};
        dependencies->result |= changes_watch(dependencies->changes, path, CHANGES_BY_CONTENT);
    }
    return &dependencies->uses[number];
}

static void add(struct dependencies *dependencies, const char *path, enum part part, size_t test)
{
    struct use *use = add_path(dependencies, path, part);
    use->tests = xgrow(use->tests, use->count, sizeof *use->tests);
    use->tests[use->count++] = test;
}

static void add_headers(struct dependencies *dependencies, const char *library, size_t test)
{
    struct strings paths = {0};
    build_headers(&paths, dependencies->tree, library);
    for (size_t i = 0; i < paths.count; i++)
        add(dependencies, paths.items[i], PART_SOURCE, test);
    strings_free(&paths);
}

static void add_class(struct dependencies *dependencies, const struct test *test,
                      const struct home *home, size_t number)
{
    char *name = test_target_path(test->descriptor);
    char *path = xprintf("%s/%s.class", home->java, name);
    add(dependencies, path, PART_CLASS, number);
    free(path);
    free(name);
}

static char *library_of(const struct dependencies *dependencies, const char *id)
{
    return xprintf("%s/%s.so", dependencies->agents, id);
}

/* The id of the test of that source. Allocated. */
static char *id_of(const struct dependencies *dependencies, const char *source)
{
    const char *start = source + strlen(dependencies->tree) + strlen("/agents/");
    return xprintf("%.*s", (int)(strlen(start) - strlen(".c")), start);
}

/* A directory of sources: its headers and those above it, and what is not built. */
static void add_sources(struct dependencies *dependencies, const char *directory)
{
    struct strings paths = {0};
    char *above = directory_of(directory);
    add_path(dependencies, above, PART_ABOVE);
    paths_find(&paths, directory, "*.h");
    paths_find(&paths, above, "*.h");
    free(above);
    for (size_t i = 0; i < paths.count; i++)
        numbering_add(&dependencies->headers, paths.items[i]);
    strings_free(&paths);
    paths_find(&paths, directory, "*.c");
    for (size_t i = 0; i < paths.count; i++) {
        char *id = id_of(dependencies, paths.items[i]);
        char *library = library_of(dependencies, id);
        if (access(library, F_OK) != 0)
            numbering_add(&dependencies->to_build, id);
        free(library);
        free(id);
    }
    strings_free(&paths);
}

static void add_directory(struct dependencies *dependencies, const char *path)
{
    size_t known = dependencies->paths.texts.count;
    char *directory = directory_of(path);
    add_path(dependencies, directory, PART_DIRECTORY);
    if (dependencies->paths.texts.count > known && path_ends_in(path, ".c"))
        add_sources(dependencies, directory);
    free(directory);
}

static void add_test(struct dependencies *dependencies, const struct test *test,
                     const struct home *home)
{
    size_t known = dependencies->tests.texts.count;
    size_t number = numbering_add(&dependencies->tests, test->id);
    if (number < known)
        return;
    add(dependencies, test->expected, PART_EXPECTED, number);
    add(dependencies, test->library, PART_LIBRARY, number);
    add_class(dependencies, test, home, number);
    if (dependencies->tree == NULL)
        return;
    numbering_add(&dependencies->to_build, test->id);
    add(dependencies, test->source, PART_SOURCE, number);
    add_headers(dependencies, test->library, number);
    add_directory(dependencies, test->source);
    add_directory(dependencies, test->expected);
}

static void add_found(struct dependencies *dependencies, const char *directory, const char *pattern,
                      enum part part)
{
    struct strings paths = {0};
    paths_find(&paths, directory, pattern);
    for (size_t i = 0; i < paths.count; i++)
        add_path(dependencies, paths.items[i], part);
    strings_free(&paths);
}

/* Without links resolved: one of them may lead elsewhere later. */
static void add_known(struct dependencies *dependencies, const struct home *home, const char *known)
{
    if (known != NULL && strcmp(known, "none") == 0)
        return;
    char here[PATH_MAX];
    char *named = known == NULL ? xprintf("%s/known", home->suites)
                  : *known == '/' || getcwd(here, sizeof here) == NULL
                      ? xstrdup(known)
                      : xprintf("%s/%s", here, known);
    add_path(dependencies, named, PART_KNOWN);
    add_found(dependencies, named, "*.txt", PART_KNOWN);
    add_found(dependencies, named, "*/", PART_KNOWN);
    add_found(dependencies, named, "*/*.txt", PART_KNOWN);
    free(named);
}

/* All files below a directory whose names end so, and the directories that they are in. */
static void add_below(struct dependencies *dependencies, const char *root, const char *top,
                      const char *end, enum part part)
{
    struct strings paths = {0};
    files_below(&paths, root, top);
    for (size_t i = 0; i < paths.count; i++) {
        if (!path_ends_in(paths.items[i], end))
            continue;
        char *path = xprintf("%s/%s", root, paths.items[i]);
        char *directory = directory_of(path);
        add_path(dependencies, path, part);
        add_path(dependencies, directory, part);
        free(directory);
        free(path);
    }
    strings_free(&paths);
}

/* New modules and packages are waited for, too: in directories that have none yet. */
void dependencies_add_shared(struct dependencies *dependencies)
{
    static const char *const packages[] = {"javasrc/", "javasrc/*/", "javasrc/*/*/",
                                           "javasrc/*/*/*/"};
    add_found(dependencies, dependencies->tree, "agents/support/", PART_SUPPORT);
    add_found(dependencies, dependencies->tree, "agents/support/*/", PART_SUPPORT);
    add_found(dependencies, dependencies->tree, "agents/support/*/*.[ch]", PART_SUPPORT);
    add_found(dependencies, dependencies->tree, "agents/support/*/*.awk", PART_SUPPORT);
    for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
        add_found(dependencies, dependencies->tree, packages[i], PART_JAVA);
    add_below(dependencies, dependencies->tree, "javasrc", ".java", PART_JAVA);
}

struct dependencies *dependencies_find(const struct plan *plan, const struct home *home,
                                       const char *tree, const char *known, struct changes *changes)
{
    struct dependencies *dependencies = xcalloc(1, sizeof *dependencies);
    *dependencies = (struct dependencies){
        .tree = tree, .agents = xstrdup(home->agents), .changes = changes};
    if (tree != NULL)
        dependencies_add_shared(dependencies);
    for (size_t i = 0; i < plan->count && dependencies->result == 0; i++)
        add_test(dependencies, plan->items[i].test, home);
    char *built = directory_of(home->java);
    add_below(dependencies, built, "java", ".class", PART_CLASS);
    add_below(dependencies, built, "variants", ".class", PART_CLASS);
    free(built);
    add_known(dependencies, home, known);
    if (dependencies->result == 0)
        return dependencies;
    dependencies_free(dependencies);
    return NULL;
}

void dependencies_free(struct dependencies *dependencies)
{
    if (dependencies == NULL)
        return;
    for (size_t i = 0; i < dependencies->paths.texts.count; i++)
        free(dependencies->uses[i].tests);
    free(dependencies->uses);
    free(dependencies->agents);
    numbering_free(&dependencies->to_build);
    numbering_free(&dependencies->headers);
    numbering_free(&dependencies->paths);
    numbering_free(&dependencies->tests);
    free(dependencies);
}

/* What the path is, or the directory that it is in when it is not known itself; or NULL. */
static const struct use *find_use(const struct dependencies *dependencies, const char *path,
                                  bool *known)
{
    size_t number = numbering_find(&dependencies->paths, path);
    *known = number != SIZE_MAX;
    if (!*known) {
        char *directory = directory_of(path);
        number = numbering_find(&dependencies->paths, directory);
        free(directory);
    }
    return number != SIZE_MAX ? &dependencies->uses[number] : NULL;
}

/* Tests that were not selected may be new, or were not complete before. */
static void trace_directory(const struct dependencies *dependencies, const char *directory,
                            struct concern *concern)
{
    const char *subject = strchr(directory + strlen(dependencies->tree) + 1, '/') + 1;
    struct strings paths = {0};
    char *sources = xprintf("%s/agents/%s", dependencies->tree, subject);
    paths_find(&paths, sources, "*.c");
    for (size_t i = 0; i < paths.count; i++) {
        char *id = id_of(dependencies, paths.items[i]);
        if (numbering_find(&dependencies->tests, id) == SIZE_MAX)
            numbering_add(&concern->read, id);
        free(id);
    }
    strings_free(&paths);
    free(sources);
}

/* A header that is new may be found in the place of another one of its name: below its directory, or, of the support
 * library, everywhere. */
static void trace_new_header(const struct dependencies *dependencies, const char *path,
                             bool support, struct concern *concern)
{
    char *directory = directory_of(path);
    for (size_t i = 0; i < dependencies->paths.texts.count; i++) {
        const char *other = dependencies->paths.texts.items[i];
        enum part part = dependencies->uses[i].part;
        if (path_ends_in(other, ".c") && (part == PART_SOURCE || part == PART_SUPPORT)
            && (support || path_is_below(other, directory)))
            numbering_add(&concern->sources, other);
    }
    concern->build = true;
    free(directory);
}

/* A file that is not known, in a directory that is. */
static bool trace_other(const struct dependencies *dependencies, const char *path, enum part part,
                        struct concern *concern)
{
    bool shared = part == PART_SUPPORT || part == PART_JAVA;
    bool header = part != PART_JAVA && path_ends_in(path, ".h");
    if (!shared && !(part == PART_DIRECTORY && !path_ends_in(path, ".txt"))
        && !(part == PART_ABOVE && header))
        return false;
    header &= numbering_find(&dependencies->headers, path) == SIZE_MAX;
    numbering_add(&concern->sources, path);
    if (header)
        trace_new_header(dependencies, path, part == PART_SUPPORT, concern);
    concern->build |= shared || concern->failed;
    return shared || header || concern->failed;
}

bool dependencies_trace(const struct dependencies *dependencies, const char *path,
                        struct concern *concern)
{
    bool known;
    const struct use *use = find_use(dependencies, path, &known);
    if (use == NULL || !known)
        return use != NULL && trace_other(dependencies, path, use->part, concern);
    switch (use->part) {
    case PART_SOURCE:
    case PART_SUPPORT:
    case PART_JAVA:
        numbering_add(&concern->sources, path);
        concern->build = true;
        return true;
    case PART_ABOVE:
        return false;
    case PART_DIRECTORY:
        trace_directory(dependencies, path, concern);
        break;
    case PART_CLASS:
        numbering_add(&concern->classes, path);
        break;
    case PART_KNOWN:
        concern->known = true;
        return true;
    case PART_LIBRARY:
    case PART_EXPECTED:
        for (size_t i = 0; i < use->count; i++) {
            const char *id = dependencies->tests.texts.items[use->tests[i]];
            numbering_add(&concern->tests, id);
            if (use->part == PART_LIBRARY)
                numbering_add(&concern->read, id);
        }
        break;
    }
    concern->build |= use->part != PART_EXPECTED;
    return true;
}

bool dependencies_is_product(const struct dependencies *dependencies, const char *path)
{
    bool known;
    const struct use *use = find_use(dependencies, path, &known);
    return use != NULL && (use->part == PART_LIBRARY || use->part == PART_CLASS);
}

bool dependencies_has(const struct dependencies *dependencies, const char *path)
{
    bool known;
    return find_use(dependencies, path, &known) != NULL;
}

static void add_source_of(const struct dependencies *dependencies, const char *id,
                          struct concern *concern)
{
    char *source = xprintf("%s/agents/%s.c", dependencies->tree, id);
    numbering_add(&concern->sources, source);
    concern->build = true;
    free(source);
}

void dependencies_add_new(const struct dependencies *dependencies,
                          const struct dependencies *before, const struct timespec *begun,
                          struct concern *concern)
{
    const struct strings *tests = &dependencies->tests.texts;
    const struct strings *ids = &dependencies->to_build.texts;
    const struct strings *paths = &dependencies->paths.texts;
    for (size_t i = 0; i < tests->count; i++)
        if (!dependencies_has_test(before, tests->items[i]))
            numbering_add(&concern->read, tests->items[i]);
    for (size_t i = 0; i < ids->count; i++)
        if (numbering_find(&before->to_build, ids->items[i]) == SIZE_MAX)
            add_source_of(dependencies, ids->items[i], concern);
    for (size_t i = 0; i < paths->count; i++)
        if (dependencies->uses[i].part == PART_SOURCE
            && numbering_find(&before->paths, paths->items[i]) == SIZE_MAX
            && path_is_since(paths->items[i], begun)) {
            numbering_add(&concern->sources, paths->items[i]);
            concern->build = true;
        }
}

void dependencies_add_recent(const struct dependencies *dependencies, const struct timespec *begun,
                             struct concern *concern)
{
    for (size_t i = 0; i < dependencies->tests.texts.count; i++) {
        char *library = library_of(dependencies, dependencies->tests.texts.items[i]);
        if (path_is_since(library, begun))
            numbering_add(&concern->read, dependencies->tests.texts.items[i]);
        free(library);
    }
}

void dependencies_add_doubtful(const struct dependencies *dependencies, struct concern *concern)
{
    const struct strings *sources = &concern->sources.texts;
    bool all = sources->count == 0;
    for (size_t i = 0; i < sources->count; i++) {
        bool known;
        const struct use *use = find_use(dependencies, sources->items[i], &known);
        all |= use != NULL && (use->part == PART_SUPPORT || use->part == PART_JAVA);
        for (size_t j = 0; known && j < use->count; j++)
            numbering_add(&concern->tests, dependencies->tests.texts.items[use->tests[j]]);
    }
    for (size_t i = 0; all && i < dependencies->tests.texts.count; i++)
        numbering_add(&concern->tests, dependencies->tests.texts.items[i]);
}

bool dependencies_has_test(const struct dependencies *dependencies, const char *id)
{
    return numbering_find(&dependencies->tests, id) != SIZE_MAX;
}

const struct strings *dependencies_tests(const struct dependencies *dependencies)
{
    return &dependencies->tests.texts;
}

const struct strings *dependencies_to_build(const struct dependencies *dependencies)
{
    return &dependencies->to_build.texts;
}
