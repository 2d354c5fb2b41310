/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/dependencies.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "certify/digest.h"

/* What a file is for the tests that depend on it. */
enum part {
    PART_SOURCE,    /* of the library, or a header of it */
    PART_LIBRARY,   /* made by the build */
    PART_CLASS,     /* made by the build, too */
    PART_EXPECTED,  /* read by each run */
    PART_DIRECTORY, /* of sources or of expected files */
    PART_SUPPORT,
    PART_JAVA,
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
    struct numbering paths;
    struct use *uses; /* by number of the path */
    struct changes *changes;
    int result;
};

void concern_free(struct concern *concern)
{
    numbering_free(&concern->tests);
    numbering_free(&concern->build);
    numbering_free(&concern->read);
    *concern = (struct concern){0};
}

static struct use *add_path(struct dependencies *dependencies, const char *path, enum part part)
{
    size_t known = dependencies->paths.texts.count;
    size_t number = numbering_add(&dependencies->paths, path);
    if (number == known) {
        dependencies->uses = xgrow(dependencies->uses, known, sizeof *dependencies->uses);
        dependencies->uses[number] = (struct use){.part = part};
        dependencies->result |= changes_watch(dependencies->changes, path);
    }
    return &dependencies->uses[number];
}

static void add(struct dependencies *dependencies, const char *path, enum part part, size_t test)
{
    struct use *use = add_path(dependencies, path, part);
    use->tests = xgrow(use->tests, use->count, sizeof *use->tests);
    use->tests[use->count++] = test;
}

/* A header that is named below the tree; those of the system and of the JDK do not change. */
static void add_header(struct dependencies *dependencies, const char *word, size_t length,
                       size_t test)
{
    if (*word == '/' || length == 0)
        return;
    char *path = xprintf("%s/%.*s", dependencies->tree, (int)length, word);
    add(dependencies, path, PART_SOURCE, test);
    free(path);
}

/* The first rule that the compiler wrote: "LIBRARY: SOURCE HEADER...", with lines that are continued. */
static void add_headers(struct dependencies *dependencies, const char *library, size_t test)
{
    char *path = xprintf("%.*sd", (int)(strlen(library) - strlen("so")), library);
    char *text = file_read(path, NULL);
    const char *word = text != NULL ? strchr(text, ':') : NULL;
    word = word != NULL ? word + 1 : NULL;
    while (word != NULL && *word != '\0' && *word != '\n') {
        size_t length = strcspn(word, " \n");
        if (length == 1 && *word == '\\' && word[1] == '\n')
            length = 2;
        else
            add_header(dependencies, word, length, test);
        word += length;
        word += strspn(word, " ");
    }
    free(text);
    free(path);
}

static void add_class(struct dependencies *dependencies, const struct test *test,
                      const struct home *home, size_t number)
{
    char *name = xstrdup(test_target(test->descriptor));
    for (char *c = name; *c != '\0'; c++)
        if (*c == '.')
            *c = '/';
    char *path = xprintf("%s/%s.class", home->java, name);
    add(dependencies, path, PART_CLASS, number);
    free(path);
    free(name);
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
    add(dependencies, test->source, PART_SOURCE, number);
    add_headers(dependencies, test->library, number);
    char *sources = directory_of(test->source);
    char *expected = directory_of(test->expected);
    add_path(dependencies, sources, PART_DIRECTORY);
    add_path(dependencies, expected, PART_DIRECTORY);
    free(sources);
    free(expected);
}

static void add_glob(struct dependencies *dependencies, const char *directory, const char *pattern,
                     enum part part)
{
    glob_t found;
    char *whole = xprintf("%s/%s", directory, pattern);
    if (glob(whole, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            char *path = found.gl_pathv[i];
            if (path[strlen(path) - 1] == '/')
                path[strlen(path) - 1] = '\0';
            add_path(dependencies, path, part);
        }
        globfree(&found);
    }
    free(whole);
}

static void add_known(struct dependencies *dependencies, const struct home *home, const char *known)
{
    if (known != NULL && strcmp(known, "none") == 0)
        return;
    char *named = known != NULL ? realpath(known, NULL) : xprintf("%s/known", home->suites);
    if (named == NULL)
        return;
    add_path(dependencies, named, PART_KNOWN);
    add_glob(dependencies, named, "*.txt", PART_KNOWN);
    add_glob(dependencies, named, "*/", PART_KNOWN);
    add_glob(dependencies, named, "*/*.txt", PART_KNOWN);
    free(named);
}

static void add_java(struct dependencies *dependencies)
{
    struct strings paths = {0};
    files_below(&paths, dependencies->tree, "javasrc");
    for (size_t i = 0; i < paths.count; i++) {
        char *path = xprintf("%s/%s", dependencies->tree, paths.items[i]);
        add_path(dependencies, path, PART_JAVA);
        free(path);
    }
    strings_free(&paths);
}

struct dependencies *dependencies_find(const struct plan *plan, const struct home *home,
                                       const char *tree, const char *known, struct changes *changes)
{
    struct dependencies *dependencies = xcalloc(1, sizeof *dependencies);
    *dependencies = (struct dependencies){
        .tree = tree, .agents = xstrdup(home->agents), .changes = changes};
    for (size_t i = 0; i < plan->count && dependencies->result == 0; i++)
        add_test(dependencies, plan->items[i].test, home);
    add_known(dependencies, home, known);
    if (tree != NULL) {
        add_glob(dependencies, tree, "agents/support/*/*.c", PART_SUPPORT);
        add_java(dependencies);
    }
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
    numbering_free(&dependencies->paths);
    numbering_free(&dependencies->tests);
    free(dependencies);
}

/* Tests that were not selected may be new: not built, or not complete before. */
static void trace_directory(const struct dependencies *dependencies, const char *directory,
                            struct concern *concern)
{
    const char *subject = strchr(directory + strlen(dependencies->tree) + 1, '/') + 1;
    glob_t found;
    char *pattern = xprintf("%s/agents/%s/*.c", dependencies->tree, subject);
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            const char *start = found.gl_pathv[i] + strlen(dependencies->tree) + strlen("/agents/");
            char *id = xprintf("%.*s", (int)(strlen(start) - strlen(".c")), start);
            char *library = xprintf("%s/%s.so", dependencies->agents, id);
            if (access(library, F_OK) != 0)
                numbering_add(&concern->build, id);
            else if (numbering_find(&dependencies->tests, id) == SIZE_MAX)
                numbering_add(&concern->read, id);
            free(library);
            free(id);
        }
        globfree(&found);
    }
    free(pattern);
}

void dependencies_trace(const struct dependencies *dependencies, const char *path,
                        struct concern *concern)
{
    size_t number = numbering_find(&dependencies->paths, path);
    if (number == SIZE_MAX)
        return;
    const struct use *use = &dependencies->uses[number];
    if (use->part == PART_DIRECTORY)
        trace_directory(dependencies, path, concern);
    concern->support |= use->part == PART_SUPPORT;
    concern->java |= use->part == PART_JAVA;
    concern->known |= use->part == PART_KNOWN;
    for (size_t i = 0; i < use->count; i++) {
        const char *id = dependencies->tests.texts.items[use->tests[i]];
        numbering_add(&concern->tests, id);
        if (use->part == PART_SOURCE)
            numbering_add(&concern->build, id);
        if (use->part == PART_LIBRARY)
            numbering_add(&concern->read, id);
    }
}

static bool is_older(const char *path, const struct stat *source)
{
    struct stat status;
    return stat(path, &status) != 0 || status.st_mtim.tv_sec < source->st_mtim.tv_sec
           || (status.st_mtim.tv_sec == source->st_mtim.tv_sec
               && status.st_mtim.tv_nsec < source->st_mtim.tv_nsec);
}

void dependencies_find_outdated(const struct dependencies *dependencies, struct concern *concern)
{
    for (size_t i = 0; i < dependencies->paths.texts.count; i++) {
        const struct use *use = &dependencies->uses[i];
        struct stat source;
        if (use->part != PART_SOURCE || stat(dependencies->paths.texts.items[i], &source) != 0)
            continue;
        for (size_t j = 0; j < use->count; j++) {
            const char *id = dependencies->tests.texts.items[use->tests[j]];
            char *library = xprintf("%s/%s.so", dependencies->agents, id);
            if (is_older(library, &source))
                numbering_add(&concern->build, id);
            free(library);
        }
    }
}

void dependencies_accept_products(const struct dependencies *dependencies, struct changes *changes)
{
    for (size_t i = 0; i < dependencies->paths.texts.count; i++)
        if (dependencies->uses[i].part == PART_LIBRARY || dependencies->uses[i].part == PART_CLASS)
            changes_accept(changes, dependencies->paths.texts.items[i]);
}

const struct strings *dependencies_tests(const struct dependencies *dependencies)
{
    return &dependencies->tests.texts;
}
