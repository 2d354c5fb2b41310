/* SPDX-License-Identifier: Apache-2.0 */
#include "history/problem_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

#include "base/files.h"
#include "base/output_file.h"
#include "catalog/catalog.h"
#include "catalog/renamed.h"

/* In the place of a bug's number. */
#define NO_BUG "0000000"

struct problem *problem_of(struct problems *problems, const char *test)
{
    for (size_t i = 0; i < problems->count; i++)
        if (strcmp(problems->items[i].test, test) == 0)
            return &problems->items[i];
    problems->items = xgrow(problems->items, problems->count, sizeof *problems->items);
    problems->items[problems->count] = (struct problem){.test = xstrdup(test)};
    return &problems->items[problems->count++];
}

void problems_free(struct problems *problems)
{
    for (size_t i = 0; i < problems->count; i++) {
        free(problems->items[i].test);
        numbering_free(&problems->items[i].bugs);
        free(problems->items[i].platforms);
    }
    free(problems->items);
}

void problem_add_bugs(struct numbering *bugs, const char *evidence)
{
    while ((evidence = strstr(evidence, "JDK-")) != NULL) {
        evidence += strlen("JDK-");
        size_t length = strspn(evidence, "0123456789");
        char *number = xprintf("%.*s", (int)length, evidence);
        if (length > 0)
            numbering_add(bugs, number);
        free(number);
    }
}

bool problem_is_meant(const struct problem *problem, const char *id)
{
    return test_has_id(problem->test, id);
}

static int by_test(const void *a, const void *b)
{
    return strcmp(((const struct problem *)a)->test, ((const struct problem *)b)->test);
}

int problems_write(struct problems *problems, const char *path)
{
    if (problems->count > 0)
        qsort(problems->items, problems->count, sizeof *problems->items, by_test);
    struct output_file *file = output_file_open(path);
    FILE *stream = file != NULL ? output_file_stream(file) : NULL;
    if (stream != NULL)
        fputs("# Known deviations of Assay, as a ProblemList of the JDK's tests.\n", stream);
    for (size_t i = 0; stream != NULL && i < problems->count; i++) {
        const struct problem *problem = &problems->items[i];
        fprintf(stream, "%s ", problem->test);
        for (size_t j = 0; j < problem->bugs.texts.count; j++)
            fprintf(stream, "%s%s", j > 0 ? "," : "", problem->bugs.texts.items[j]);
        fprintf(stream, "%s generic-all\n", problem->bugs.texts.count == 0 ? NO_BUG : "");
    }
    int result = file != NULL ? output_file_commit(file) : -1;
    if (result != 0)
        complain("cannot write %s", path);
    if (file != NULL)
        output_file_free(file);
    return result;
}

/* Whether one of "linux-x64,windows-all" is this platform. */
static bool is_here(const char *platforms)
{
    struct utsname name;
    uname(&name);
    const char *machine = strcmp(name.machine, "x86_64") == 0 ? "x64" : name.machine;
    char *here = xprintf("linux-%s", machine);
    bool found = false;
    while (*platforms != '\0' && !found) {
        size_t length = strcspn(platforms, ",");
        const char *const ours[] = {"generic-all", "linux-all", here};
        for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
            found |= strlen(ours[i]) == length && strncmp(platforms, ours[i], length) == 0;
        char *generic = xprintf("generic-%s", machine);
        found |= strlen(generic) == length && strncmp(platforms, generic, length) == 0;
        free(generic);
        platforms += length + (platforms[length] == ',');
    }
    free(here);
    return found;
}

int problems_read(struct problems *problems, const char *path, const struct suite *suite)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return -1;
    int number = 0, result = 0;
    size_t foreign = 0;
    for (char *line = text, *end; *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        if (*end != '\0')
            *end++ = '\0';
        number++;
        line[strcspn(line, "#\r")] = '\0';
        char *save;
        char *test = strtok_r(line, " \t", &save), *bugs = strtok_r(NULL, " \t", &save);
        char *platforms = strtok_r(NULL, " \t", &save);
        if (test == NULL)
            continue;
        char *id = renamed_id(suite->catalog.renamed, test);
        if (platforms == NULL || strspn(bugs, "0123456789,") != strlen(bugs)
            || strpbrk(bugs, "0123456789") == NULL) {
            complain("%s:%d: a line is a test, bug numbers and platforms", path, number);
            result = -1;
        } else if (!catalog_has_test(&suite->catalog, &suite->home, id)) {
            foreign++;
        } else if (is_here(platforms)) {
            struct problem *problem = problem_of(problems, id);
            for (char *bug = strtok_r(bugs, ",", &save); bug != NULL;
                 bug = strtok_r(NULL, ",", &save))
                if (strcmp(bug, NO_BUG) != 0)
                    numbering_add(&problem->bugs, bug);
            if (problem->platforms == NULL)
                problem->platforms = xstrdup(platforms);
        }
        free(id);
    }
    if (foreign > 0)
        complain("%s: %zu line%s about tests that are not of this suite", path, foreign,
                 foreign == 1 ? " is" : "s are");
    free(text);
    return result;
}
