/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/touching.h"

#include <fnmatch.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "reach/likeness.h"

/* Nearness is (share + LEAST_SHARE) x (1 + LIKENESS x likeness) / (seconds + LEAST_SECONDS). The numbers were
 * chosen by faults in a JVM (docs/touching.md), and matter little. */
#define LEAST_SHARE 0.003
#define LIKENESS 10
#define LEAST_SECONDS 0.05

struct touching {
    const struct reach_table *table;
    size_t applicable; /* tests that execute anything */
    size_t *counts;    /* for each function, how many tests execute it */
    bool *touched;     /* for each function */
    double *nearness;  /* for each test */
    size_t tests;      /* that execute something of it */
};

/* How often each function is executed, from where the spans begin and end. */
static void count_tests(struct touching *touching)
{
    const struct reach_table *table = touching->table;
    for (size_t i = 0; i < table->test_count; i++) {
        const struct reached_test *test = &table->tests[i];
        touching->applicable += test->span_count > 0;
        for (size_t j = 0; j < test->span_count; j++) {
            touching->counts[test->spans[j].first]++;
            touching->counts[test->spans[j].last + 1]--;
        }
    }
    for (size_t i = 1; i < table->function_count; i++)
        touching->counts[i] += touching->counts[i - 1];
}

struct touching *touching_new(const struct reach_table *table)
{
    struct touching *touching = xcalloc(1, sizeof *touching);
    *touching = (struct touching){.table = table,
                                  .counts = xcalloc(table->function_count + 1, sizeof(size_t)),
                                  .touched = xcalloc(table->function_count + 1, sizeof(bool)),
                                  .nearness = xcalloc(table->test_count + 1, sizeof(double))};
    count_tests(touching);
    return touching;
}

void touching_free(struct touching *touching)
{
    if (touching == NULL)
        return;
    free(touching->counts);
    free(touching->touched);
    free(touching->nearness);
    free(touching);
}

/* What a glob is compared with. */
enum match { WHOLE_NAMES, TRAILING_PARTS };

/* The whole name, a class with all below it, or a trailing part of the name. */
static bool glob_matches(const char *glob, const char *all_below, enum match match,
                         const char *name)
{
    for (const char *part = name;;) {
        if (fnmatch(glob, part, 0) == 0 || fnmatch(all_below, part, 0) == 0)
            return true;
        part = match == TRAILING_PARTS ? strstr(part, "::") : NULL;
        if (part == NULL)
            return false;
        part += strlen("::");
    }
}

/* Whether a name can match that has the literal beginning of the glob in it, which is fast to find out. */
static bool may_match(const char *literal, enum match match, const char *name)
{
    return match == WHOLE_NAMES ? strncmp(name, literal, strlen(literal)) == 0
                                : strstr(name, literal) != NULL;
}

/* Touches what the glob matches and a test executes. Returns how many; all that match in *matching. */
static size_t touch(struct touching *touching, const char *glob, enum match match, size_t *matching)
{
    const struct reach_table *table = touching->table;
    char *all_below = xprintf("%s::*", glob);
    char *literal = xprintf("%.*s", (int)strcspn(glob, "*?[\\"), glob);
    size_t executed = 0;
    *matching = 0;
    for (size_t i = 0; i < table->function_count; i++)
        if (may_match(literal, match, table->functions[i])
            && glob_matches(glob, all_below, match, table->functions[i])) {
            ++*matching;
            executed += touching->counts[i] > 0;
            touching->touched[i] |= touching->counts[i] > 0;
        }
    free(literal);
    free(all_below);
    return executed;
}

/* The same; and where a function of JvmtiEnv is inlined into the entry point that calls it, that one. */
static size_t touch_named(struct touching *touching, const char *glob, enum match match,
                          size_t *matching)
{
    static const char class[] = "JvmtiEnv::";
    size_t executed = touch(touching, glob, match, matching);
    if (executed > 0 || strncmp(glob, class, strlen(class)) != 0)
        return executed;
    char *entry = xprintf("jvmti_%s", glob + strlen(class));
    size_t others;
    executed = touch(touching, entry, match, &others);
    *matching += others;
    free(entry);
    return executed;
}

/* "; did you mean '...'?": of a glob without a class, the trailing parts of names are tried. */
static char *hint(const struct reach_table *table, const char *glob)
{
    struct nearest nearest = nearest_begin(glob);
    for (size_t i = 0; i < table->function_count; i++) {
        const char *name = table->functions[i], *last = name;
        for (const char *at = name; (at = strstr(at, "::")) != NULL;)
            last = at += strlen("::");
        nearest_try(&nearest, name, strlen(name));
        if (strstr(glob, "::") == NULL) {
            nearest_try(&nearest, last, strlen(last));
            if (last > name)
                nearest_try(&nearest, name, (size_t)(last - name) - strlen("::"));
        }
    }
    return nearest_end(&nearest);
}

int touching_add(struct touching *touching, const char *glob)
{
    size_t matching;
    char *name = xprintf("%.*s", (int)strcspn(glob, "("), glob);
    size_t executed = touch_named(touching, name, TRAILING_PARTS, &matching);
    if (matching == 0) {
        char *meant = hint(touching->table, name);
        complain("--touching '%s': "
                 "the JVM's library has no such function, or it is inlined wherever it is called%s",
                 glob, meant);
        free(meant);
    } else if (executed == 0) {
        complain("--touching '%s': "
                 "no test of the table executes it, or it is inlined where it is called; "
                 "name its class or its callers",
                 glob);
    }
    free(name);
    return executed > 0 ? 0 : -1;
}

/* Touches the class of that name, in any case. Returns it as it is written, allocated; NULL when no test
 * executes anything of it. */
static char *touch_class(struct touching *touching, const char *class)
{
    const struct reach_table *table = touching->table;
    size_t length = strlen(class);
    char *found = NULL;
    for (size_t i = 0; i < table->function_count; i++) {
        const char *name = table->functions[i];
        if (touching->counts[i] == 0 || strncasecmp(name, class, length) != 0
            || strncmp(name + length, "::", strlen("::")) != 0)
            continue;
        touching->touched[i] = true;
        if (found == NULL)
            found = xprintf("%.*s", (int)length, name);
    }
    return found;
}

/* The class that a file has its name of: of "jvmtiTagMap.cpp" JvmtiTagMap, of "jvmtiRedefineClasses.cpp"
 * VM_RedefineClasses. */
static char *touch_file(struct touching *touching, const char *path)
{
    static const char prefix[] = "jvmti";
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    char *stem = xprintf("%.*s", (int)strcspn(name, "."), name);
    char *class = *stem != '\0' ? touch_class(touching, stem) : NULL;
    if (class == NULL && strncmp(stem, prefix, strlen(prefix)) == 0) {
        char *operation = xprintf("VM_%s", stem + strlen(prefix));
        class = touch_class(touching, operation);
        free(operation);
    }
    free(stem);
    return class;
}

/* What is touched instead of the name. Allocated; NULL for nothing. */
static char *touch_instead(struct touching *touching, const struct patched *item)
{
    size_t matching, length = 0;
    char *class = NULL;
    for (const char *at = item->name; (at = strstr(at, "::")) != NULL; at += strlen("::"))
        length = (size_t)(at - item->name);
    if (length > 0)
        class = xprintf("%.*s", (int)length, item->name);
    if (class != NULL && touch(touching, class, TRAILING_PARTS, &matching) > 0)
        return class;
    free(class);
    return touch_file(touching, item->file);
}

/* Touches the function of a patch. A free function is another one than those of the same name in classes. */
static bool touch_patched(struct touching *touching, const char *name)
{
    size_t matching;
    if (*name == '\0')
        return false;
    size_t executed = touch_named(touching, name, WHOLE_NAMES, &matching);
    if (matching == 0)
        executed = touch_named(touching, name, TRAILING_PARTS, &matching);
    return executed > 0;
}

/* One line, whatever their number. */
static void say_ignored(const struct strings *ignored)
{
    enum { NAMED = 3 };
    struct strings named = {0};
    size_t count = ignored->count;
    for (size_t i = 0; i < count && i < NAMED; i++)
        strings_add(&named, xstrdup(ignored->items[i]));
    char *names = strings_joined(&named, ", ");
    if (count > 0)
        fprintf(stderr, "%zu file%s left out, being no source%s of C or C++: %s%s\n", count,
                count == 1 ? " is" : "s are", noun_end(count), names, count > NAMED ? ", ..." : "");
    free(names);
    strings_free(&named);
}

int touching_add_patch(struct touching *touching, const struct patch *patch, bool verbose)
{
    size_t found = 0;
    if (verbose)
        say_ignored(&patch->ignored);
    for (size_t i = 0; i < patch->count; i++) {
        const struct patched *item = &patch->items[i];
        const char *name = *item->name != '\0' ? item->name : "what is outside of functions";
        if (touch_patched(touching, item->name)) {
            found++;
            continue;
        }
        char *instead = touch_instead(touching, item);
        found += instead != NULL;
        if (verbose && instead != NULL)
            fprintf(stderr, "%s: %s: no test executes it by this name; all of %s counts\n",
                    item->file, name, instead);
        else if (verbose)
            fprintf(stderr, "%s: %s: no test is known to execute it\n", item->file, name);
        free(instead);
    }
    if (found == 0)
        complain("--touching-diff: %s",
                 patch->count > 0 ? "no test of the table executes anything that the patch changes"
                                  : "the patch changes nothing in sources of C and C++");
    return found > 0 ? 0 : -1;
}

/* The fewer tests execute a function, the more it counts: nothing if all that are applicable do. */
static double rarity(const struct touching *touching, size_t function)
{
    size_t count = touching->counts[function];
    return count > 0 ? log((double)touching->applicable / (double)count) : 0;
}

/* Sums over the functions before each: of the rarities of all and of those that are touched, and how many of
 * these there are. */
struct sums {
    double *all, *touched;
    size_t *number;
};

static struct sums sum_up(const struct touching *touching)
{
    size_t count = touching->table->function_count;
    struct sums sums = {xcalloc(count + 1, sizeof(double)), xcalloc(count + 1, sizeof(double)),
                        xcalloc(count + 1, sizeof(size_t))};
    for (size_t i = 0; i < count; i++) {
        double value = rarity(touching, i);
        sums.all[i + 1] = sums.all[i] + value;
        sums.touched[i + 1] = sums.touched[i] + (touching->touched[i] ? value : 0);
        sums.number[i + 1] = sums.number[i] + touching->touched[i];
    }
    return sums;
}

static double measure(const struct reached_test *test, const struct sums *sums, double likeness)
{
    double all = 0, touched = 0;
    size_t number = 0;
    for (size_t i = 0; i < test->span_count; i++) {
        const struct span *span = &test->spans[i];
        all += sums->all[span->last + 1] - sums->all[span->first];
        touched += sums->touched[span->last + 1] - sums->touched[span->first];
        number += sums->number[span->last + 1] - sums->number[span->first];
    }
    if (number == 0)
        return -1;
    double share = all > 0 ? touched / all : 0;
    return (share + LEAST_SHARE) * (1 + LIKENESS * likeness) / (test->seconds + LEAST_SECONDS);
}

void touching_measure(struct touching *touching)
{
    const struct reach_table *table = touching->table;
    struct likeness *likeness = likeness_new();
    struct sums sums = sum_up(touching);
    for (size_t i = 0; i < table->test_count; i++)
        likeness_add_test(likeness, table->tests[i].id);
    for (size_t i = 0; i < table->function_count; i++)
        if (touching->touched[i])
            likeness_add_function(likeness, table->functions[i]);
    for (size_t i = 0; i < table->test_count; i++) {
        const struct reached_test *test = &table->tests[i];
        touching->nearness[i] = measure(test, &sums, likeness_of(likeness, test->id));
        touching->tests += touching->nearness[i] >= 0;
    }
    likeness_free(likeness);
    free(sums.all);
    free(sums.touched);
    free(sums.number);
}

size_t touching_functions(const struct touching *touching)
{
    size_t count = 0;
    for (size_t i = 0; i < touching->table->function_count; i++)
        count += touching->touched[i];
    return count;
}

size_t touching_applicable(const struct touching *touching)
{
    return touching->applicable;
}

size_t touching_tests(const struct touching *touching)
{
    return touching->tests;
}

double touching_nearness(const struct touching *touching, const char *id)
{
    const struct reached_test *test = reach_table_find(touching->table, id);
    return test != NULL ? touching->nearness[test - touching->table->tests] : 0;
}
