/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/manifest.h"

#include <errno.h>
#include <fts.h>
#include <sha2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/expected_tree.h"
#include "base/files.h"

/* ---- Digests ------------------------------------------------------------ */

char *digest_of(const char *path)
{
    char digest[SHA256_DIGEST_STRING_LENGTH];
    return SHA256File(path, digest) != NULL ? xstrdup(digest) : NULL;
}

static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

/* Adds the paths of all files below root/part, without the root. */
static void add_files(struct strings *paths, const char *root, const char *part)
{
    char *top = xprintf("%s/%s", root, part);
    char *const roots[] = {top, NULL};
    FTS *tree = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_COMFOLLOW, by_name);
    for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;)
        if (entry->fts_info == FTS_F)
            strings_add(paths, xstrdup(entry->fts_path + strlen(root) + 1));
    if (tree != NULL)
        fts_close(tree);
    free(top);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Sources and tables; what an editor, a build or an installation puts beside them is none. */
static bool is_source(const char *path)
{
    static const char *const ends[] = {".c", ".h", ".awk", ".txt", ".java", ".tsv"};
    const char *end = strrchr(path, '.');
    for (size_t i = 0; end != NULL && i < sizeof ends / sizeof ends[0]; i++)
        if (strcmp(end, ends[i]) == 0)
            return strchr(path, '~') == NULL;
    return false;
}

/* The files on which the verdicts of the suite rest. Known deviations are none of them: a
 * test that is known to fail fails. */
static void suite_files(struct strings *paths, const struct home *home)
{
    static const char *const parts[] = {
        "agents",          "expected", "javasrc", "spec", "suites/vm", "suites/challenges.txt",
        "suites/must-pass"};
    struct strings all = {0};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        add_files(&all, home->sources, parts[i]);
    for (size_t i = 0; i < all.count; i++)
        if (is_source(all.items[i]))
            strings_add(paths, xstrdup(all.items[i]));
    strings_free(&all);
    if (paths->count > 0)
        qsort(paths->items, paths->count, sizeof *paths->items, by_text);
}

/* "DIGEST  PATH" for each file, in the order of their paths. Returns 0, or -1 after a message. */
static int digest_lines(struct strings *lines, const char *root, const struct strings *paths)
{
    for (size_t i = 0; i < paths->count; i++) {
        char *path = xprintf("%s/%s", root, paths->items[i]);
        char *digest = digest_of(path);
        if (digest == NULL)
            complain("%s: %s", path, strerror(errno));
        else
            strings_add(lines, xprintf("%s  %s", digest, paths->items[i]));
        bool failed = digest == NULL;
        free(digest);
        free(path);
        if (failed)
            return -1;
    }
    return 0;
}

static char *joined(const struct strings *lines)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    for (size_t i = 0; i < lines->count; i++)
        fprintf(stream, "%s\n", lines->items[i]);
    fclose(stream);
    return text;
}

char *digest_of_trees(const char *const *directories)
{
    struct strings lines = {0};
    for (; *directories != NULL; directories++) {
        struct strings paths = {0};
        add_files(&paths, *directories, ".");
        if (paths.count > 0)
            qsort(paths.items, paths.count, sizeof *paths.items, by_text);
        digest_lines(&lines, *directories, &paths);
        strings_free(&paths);
    }
    char *text = joined(&lines);
    char digest[SHA256_DIGEST_STRING_LENGTH];
    SHA256Data((const uint8_t *)text, strlen(text), digest);
    free(text);
    strings_free(&lines);
    return xstrdup(digest);
}

static int suite_lines(struct strings *lines, const struct home *home)
{
    struct strings paths = {0};
    suite_files(&paths, home);
    int result = digest_lines(lines, home->sources, &paths);
    strings_free(&paths);
    return result;
}

/* ---- The lists ---------------------------------------------------------- */

static bool any_capability(const void *target, const char *capability)
{
    (void)target;
    (void)capability;
    return true;
}

static bool is_must(const struct citation *citation, int spec)
{
    for (size_t i = 0; i < citation->count; i++)
        if (citation->rules[i]->level == LEVEL_MUST && rule_in_force(citation->rules[i], spec))
            return true;
    return false;
}

/* Whether some line below the node is demanded by an obligation. */
static bool demands_must(const struct expected *expected, const struct node *node,
                         const struct conditions *conditions)
{
    if (node->kind == NODE_LINE)
        return is_must(&expected->citations[node->citation], conditions->spec);
    for (size_t i = 0; node_holds(node, conditions) && i < node->count; i++)
        if (demands_must(expected, &node->children[i], conditions))
            return true;
    return false;
}

static void add_test(struct strings *ids, const struct test *test, const struct expected *expected,
                     const struct challenges *challenges, int spec)
{
    static const char *const no_cases[] = {NULL};
    const struct assay_test *descriptor = test->descriptor;
    if ((descriptor->since != 0 && spec < descriptor->since)
        || (descriptor->until != 0 && spec > descriptor->until))
        return;
    const char *const *name = descriptor->cases != NULL ? descriptor->cases : no_cases;
    do {
        const struct conditions conditions = {
            .spec = spec, .case_name = *name, .offers = any_capability};
        char *id = *name != NULL ? xprintf("%s:%s", test->id, *name) : xstrdup(test->id);
        if (challenge_of(challenges, id) == NULL
            && demands_must(expected, &expected->root, &conditions))
            strings_add(ids, xstrdup(id));
        free(id);
    } while (*name != NULL && *++name != NULL);
}

static int write_list(const char *directory, const struct strings *ids, int version)
{
    char *lines = joined(ids);
    char *name = xprintf("%02d.txt", version);
    char *text = xprintf("# The tests that hold an obligation of specification version %d.\n"
                         "# Made by `make must-pass`.\n%s",
                         version, lines);
    int result = file_write(directory, name, text);
    free(text);
    free(name);
    free(lines);
    return result;
}

static int make_lists(const struct catalog *catalog, const struct rules *rules,
                      const struct challenges *challenges, const int *versions,
                      const char *directory)
{
    int result = 0;
    for (; *versions != 0 && result == 0; versions++) {
        struct strings ids = {0};
        for (size_t i = 0; i < catalog->count && result == 0; i++) {
            const struct test *test = &catalog->tests[i];
            char *problem = NULL;
            struct expected *expected = expected_read(test->expected, rules,
                                                      test->descriptor->cases, &problem);
            if (expected != NULL) {
                add_test(&ids, test, expected, challenges, *versions);
            } else {
                complain("%s", problem);
                result = -1;
            }
            free(problem);
            expected_free(expected);
        }
        if (result == 0)
            result = write_list(directory, &ids, *versions);
        strings_free(&ids);
    }
    return result;
}

int manifest_make(const struct home *home, const struct catalog *catalog, const struct rules *rules,
                  const struct challenges *challenges, const int *versions)
{
    struct strings lines = {0};
    char *directory = xprintf("%s/must-pass", home->suites);
    int result = make_lists(catalog, rules, challenges, versions, directory);
    if (result == 0)
        result = suite_lines(&lines, home);
    char *text = joined(&lines);
    if (result == 0)
        result = file_write(directory, MANIFEST_SUITE, text);
    free(text);
    strings_free(&lines);
    free(directory);
    return result;
}

/* ---- Checking ----------------------------------------------------------- */

int manifest_read(const char *path, struct strings *ids)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return -1;
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        if (*line != '#')
            strings_add(ids, xstrdup(line));
    free(text);
    return 0;
}

static const char *path_in(const char *line)
{
    const char *blanks = strstr(line, "  ");
    return blanks != NULL ? blanks + 2 : line;
}

/* Both lists are in the order of their paths. */
static void compare(const struct strings *frozen, const struct strings *present,
                    struct strings *differences)
{
    for (size_t i = 0, j = 0; i < frozen->count || j < present->count;) {
        int order = i == frozen->count ? 1
                    : j == present->count
                        ? -1
                        : strcmp(path_in(frozen->items[i]), path_in(present->items[j]));
        if (order < 0)
            strings_add(differences, xprintf("%s is missing", path_in(frozen->items[i++])));
        else if (order > 0)
            strings_add(differences, xprintf("%s was added", path_in(present->items[j++])));
        else if (strcmp(frozen->items[i++], present->items[j++]) != 0)
            strings_add(differences, xprintf("%s was changed", path_in(frozen->items[i - 1])));
    }
}

int manifest_check(const struct home *home, struct strings *differences)
{
    struct strings frozen = {0}, present = {0};
    char *path = xprintf("%s/must-pass/" MANIFEST_SUITE, home->suites);
    int result = manifest_read(path, &frozen);
    if (result == 0)
        result = suite_lines(&present, home);
    if (result == 0)
        compare(&frozen, &present, differences);
    strings_free(&frozen);
    strings_free(&present);
    free(path);
    return result;
}
