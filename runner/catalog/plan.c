/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/plan.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "base/random.h"
#include "catalog/pattern.h"
#include "catalog/shard.h"

static void shuffle(struct plan *plan, int64_t seed)
{
    uint64_t state = (uint64_t)seed;
    for (size_t i = plan->count; i > 1; i--) {
        size_t j = random_number(&state) % i;
        struct planned other = plan->items[j];
        plan->items[j] = plan->items[i - 1];
        plan->items[i - 1] = other;
    }
}

static bool excludes(const char *pattern)
{
    return *pattern == '!' || *pattern == '-';
}

/* Patterns, with the ids that the tests have now, and whether each has matched a test. */
struct filter {
    char **patterns;
    bool *used;
};

static struct filter filter_of(char *const *patterns, const struct renamed *renamed)
{
    struct strings present = {0};
    for (; patterns != NULL && *patterns != NULL; patterns++) {
        char *pattern = pattern_of_argument(*patterns);
        strings_add(&present, renamed_argument(renamed, pattern));
        free(pattern);
    }
    bool *used = xcalloc(present.count, sizeof *used);
    return (struct filter){.patterns = strings_array(&present), .used = used};
}

static void filter_free(struct filter *filter)
{
    string_array_free(filter->patterns);
    free(filter->used);
}

static bool is_chosen(const struct filter *filter, const char *id, const char *case_name)
{
    bool chosen = false, excluded = false, selective = false;
    for (size_t i = 0; filter->patterns[i] != NULL; i++) {
        const char *pattern = filter->patterns[i];
        bool out = excludes(pattern);
        bool matches = pattern_matches(pattern + out, id, case_name);
        filter->used[i] |= matches;
        selective |= !out;
        chosen |= matches && !out;
        excluded |= matches && out;
    }
    return (chosen || !selective) && !excluded;
}

static void add(struct plan *plan, const struct test *test, const char *case_name, unsigned repeat)
{
    plan->items = xgrow(plan->items, plan->count, sizeof *plan->items);
    plan->items[plan->count++] = (struct planned){
        .test = test,
        .case_name = case_name,
        .id = case_name != NULL ? xprintf("%s:%s", test->id, case_name) : xstrdup(test->id),
        .repeat = repeat};
}

/* Those that both filters choose. */
static void add_chosen(struct plan *plan, const struct catalog *catalog,
                       const struct filter filters[2], const struct selection *selection,
                       unsigned repeat)
{
    static const char *const no_cases[] = {NULL, NULL};
    for (size_t i = 0; i < catalog->count; i++) {
        const struct test *test = &catalog->tests[i];
        const char *const *cases = test->descriptor->cases;
        const char *const *name = cases != NULL ? cases : no_cases;
        do {
            bool chosen = is_chosen(&filters[0], test->id, *name);
            chosen &= is_chosen(&filters[1], test->id, *name);
            if (chosen
                && (selection->wanted == NULL
                    || selection->wanted(selection->context, test, *name)))
                add(plan, test, *name, repeat);
        } while (*name != NULL && *++name != NULL);
    }
}

/* Compares as many components of the id as the pattern has, wherever they begin. */
static void try_components(struct nearest *nearest, const char *id, size_t components)
{
    for (const char *start = id; start != NULL; start = strchr(start, '/')) {
        start += *start == '/';
        const char *end = start;
        for (size_t i = 0; i < components; i++)
            end += *end == '/' && i > 0 ? 1 + strcspn(end + 1, "/") : strcspn(end, "/");
        nearest_try(nearest, start, (size_t)(end - start));
    }
}

char *plan_hint(const struct catalog *catalog, const char *pattern)
{
    size_t components = 1;
    for (const char *slash = strchr(pattern, '/'); slash != NULL; slash = strchr(slash + 1, '/'))
        components++;
    struct nearest nearest = nearest_begin(pattern);
    for (size_t i = 0; i < catalog->count; i++)
        try_components(&nearest, catalog->tests[i].id, components);
    return nearest_end(&nearest);
}

/* A planned test, and where it was. */
struct ranked {
    struct planned planned;
    double nearness;
    size_t place;
};

static int by_nearness(const void *a, const void *b)
{
    const struct ranked *one = a, *other = b;
    if (one->planned.repeat != other->planned.repeat)
        return one->planned.repeat < other->planned.repeat ? -1 : 1;
    if (one->nearness != other->nearness)
        return one->nearness > other->nearness ? -1 : 1;
    return one->place < other->place ? -1 : one->place > other->place;
}

static void keep_near(struct plan *plan, const struct selection *selection)
{
    struct ranked *ranked = xcalloc(plan->count + 1, sizeof *ranked);
    size_t kept = 0;
    for (size_t i = 0; i < plan->count; i++) {
        struct planned *planned = &plan->items[i];
        double nearness = selection->nearness(selection->nearness_context, planned->id);
        if (nearness < 0)
            free(planned->id);
        else
            ranked[kept++] = (struct ranked){*planned, nearness, i};
    }
    qsort(ranked, kept, sizeof *ranked, by_nearness);
    for (size_t i = 0; i < kept; i++)
        plan->items[i] = ranked[i].planned;
    plan->count = kept;
    free(ranked);
}

static bool is_among(char *const *ids, const char *id)
{
    for (; *ids != NULL; ids++)
        if (strcmp(*ids, id) == 0)
            return true;
    return false;
}

/* Both parts keep their order. */
static void put_first(struct plan *plan, char *const *ids)
{
    struct planned *items = xcalloc(plan->count + 1, sizeof *items);
    size_t count = 0;
    for (int turn = 0; turn < 2; turn++)
        for (size_t i = 0; i < plan->count; i++)
            if (is_among(ids, plan->items[i].id) == (turn == 0))
                items[count++] = plan->items[i];
    free(plan->items);
    plan->items = items;
}

/* A pattern that matches nothing is a typing mistake, but an excluding one may be
 * about tests that another pattern did not choose or that are not there yet. */
static bool is_suite(const char *pattern)
{
    size_t length = strlen(pattern);
    return length > 4 && strcmp(pattern + length - 4, ".txt") == 0;
}

static int check(const struct filter *filter, const struct catalog *catalog)
{
    int result = 0;
    for (size_t i = 0; filter->patterns[i] != NULL; i++)
        if (!filter->used[i] && !excludes(filter->patterns[i])) {
            char *hint = plan_hint(catalog, filter->patterns[i]);
            complain("no test matches '%s'%s", filter->patterns[i],
                     is_suite(filter->patterns[i]) ? "; a suite is named with --suite" : hint);
            free(hint);
            result = -1;
        }
    return result;
}

int plan_make(struct plan *plan, const struct catalog *catalog, const struct selection *selection)
{
    *plan = (struct plan){0};
    struct filter filters[] = {filter_of(selection->patterns, catalog->renamed),
                               filter_of(selection->only, catalog->renamed)};
    for (unsigned repeat = 0; repeat < selection->repeat; repeat++)
        add_chosen(plan, catalog, filters, selection, repeat);
    bool chosen = plan->count > 0;
    if (selection->nearness != NULL)
        keep_near(plan, selection);
    bool near = plan->count > 0 || !chosen;
    if (selection->shards > 0)
        shard_keep(plan, selection->shard, selection->shards, selection->times);
    int result = check(&filters[0], catalog) | check(&filters[1], catalog);
    filter_free(&filters[0]);
    filter_free(&filters[1]);
    if (result == 0 && plan->count == 0) {
        complain("no test is selected%s",
                 near ? ""
                      : ": of those chosen otherwise, none is known to execute what is touched");
        result = -1;
    }
    if (result != 0)
        plan_free(plan);
    else if (selection->seed >= 0)
        shuffle(plan, selection->seed);
    if (selection->first != NULL)
        put_first(plan, selection->first);
    return result;
}

void plan_part(struct plan *part, const struct plan *plan,
               int (*rank)(void *context, const char *id), void *context)
{
    enum { RANKS = 3 };
    *part = (struct plan){.items = xcalloc(plan->count + 1, sizeof *part->items)};
    for (int turn = 0; turn < RANKS; turn++)
        for (size_t i = 0; i < plan->count; i++) {
            const struct planned *planned = &plan->items[i];
            if (rank(context, planned->id) != turn)
                continue;
            part->items[part->count] = *planned;
            part->items[part->count++].id = xstrdup(planned->id);
        }
}

void plan_free(struct plan *plan)
{
    for (size_t i = 0; i < plan->count; i++)
        free(plan->items[i].id);
    free(plan->items);
    *plan = (struct plan){0};
}

int plan_read_suite(struct strings *patterns, const char *name, const struct home *home)
{
    size_t length = strlen(name);
    bool whole_name = length > 4 && strcmp(name + length - 4, ".txt") == 0;
    char *path = strchr(name, '/') != NULL
                     ? xstrdup(name)
                     : xprintf("%s/%s%s", home->suites, name, whole_name ? "" : ".txt");
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    size_t before = patterns->count;
    if (file != NULL)
        errno = 0;
    while (file != NULL && getline(&line, &size, file) > 0) {
        char *start = line + strspn(line, " \t");
        start[strcspn(start, " \t\r\n#")] = '\0';
        if (*start != '\0')
            strings_add(patterns, xstrdup(start));
    }
    bool whole = file != NULL && !ferror(file);
    if (!whole)
        complain("--suite %s: %s: %s", name, path, strerror(errno));
    else if (patterns->count == before)
        complain("--suite %s: %s names no test", name, path);
    if (file != NULL)
        fclose(file);
    free(line);
    free(path);
    return whole && patterns->count > before ? 0 : -1;
}
