/* SPDX-License-Identifier: Apache-2.0 */
#include "match/expected_check.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Nodes that are looked at before the check gives up. The worst file of the suite takes 120. */
#define MAX_STEPS 2000000

/* The numbers of times a variable can occur below the node. */
static unsigned times(const struct node *node, const struct conditions *conditions, size_t index,
                      int64_t *steps)
{
    if (--*steps < 0)
        return 1;
    if (node->kind == NODE_LINE) {
        *steps -= (int64_t)node->pattern.count;
        return line_pattern_occurrences(&node->pattern, index);
    }
    if (!node_applies(node, conditions))
        return 1;
    unsigned sequence = 1, choice = 0;
    for (size_t i = 0; i < node->count; i++) {
        unsigned child = times(&node->children[i], conditions, index, steps);
        sequence = times_sum(sequence, child);
        choice |= child;
    }
    return node->kind == NODE_EITHER ? choice : sequence;
}

static bool expects_lines(const struct node *node, const struct conditions *conditions)
{
    if (node->kind == NODE_LINE)
        return true;
    for (size_t i = 0; node_applies(node, conditions) && i < node->count; i++)
        if (expects_lines(&node->children[i], conditions))
            return true;
    return false;
}

static bool no_capability(const void *target, const char *capability)
{
    (void)target, (void)capability;
    return false;
}

static bool all_capabilities(const void *target, const char *capability)
{
    (void)target, (void)capability;
    return true;
}

static bool one_capability(const void *target, const char *capability)
{
    return strcmp(target, capability) == 0;
}

/* What the blocks of a file name, each once. */
struct sweep {
    struct conditions conditions;
    struct strings capabilities;
    int *versions;
    size_t version_count;
    bool expects;
    int64_t steps; /* left */
    int *line;     /* where what is wrong is */
};

/* The first line in which the variable can occur under the conditions; 0 if there is none. */
static int first_line(const struct node *node, const struct conditions *conditions, size_t index)
{
    if (node->kind == NODE_LINE)
        return (line_pattern_occurrences(&node->pattern, index) & ~1u) != 0 ? node->line : 0;
    int line = 0;
    for (size_t i = 0; node_applies(node, conditions) && i < node->count && line == 0; i++)
        line = first_line(&node->children[i], conditions, index);
    return line;
}

static char *check_variables(const struct expected *expected, struct sweep *sweep)
{
    const struct conditions *conditions = &sweep->conditions;
    for (size_t i = 0; i < expected->variables.texts.count; i++)
        if (times(&expected->root, conditions, i, &sweep->steps) & 2) {
            const char *name = expected->variables.texts.items[i];
            int line = first_line(&expected->root, conditions, i);
            *sweep->line = line != 0 ? line : 1;
            return xprintf("<same %s> can occur once only in release %d%s%s, and "
                           "would then match any word; it must occur again, or be "
                           "left out",
                           name, conditions->spec, conditions->case_name != NULL ? ", case " : "",
                           conditions->case_name != NULL ? conditions->case_name : "");
        }
    if (sweep->steps < 0)
        return xstrdup("the blocks and variables leave too many combinations to be checked");
    return NULL;
}

static void add_version(struct sweep *sweep, int version)
{
    if (version < 8)
        version = 8;
    for (size_t i = 0; i < sweep->version_count; i++)
        if (sweep->versions[i] == version)
            return;
    sweep->versions = xgrow(sweep->versions, sweep->version_count, sizeof *sweep->versions);
    sweep->versions[sweep->version_count++] = version;
}

/* The releases on both sides of every @since and @until, and the capabilities. */
static void collect(struct sweep *sweep, const struct node *node)
{
    if (node->kind == NODE_SINCE || node->kind == NODE_UNTIL)
        for (int near = -1; near <= 1; near++)
            add_version(sweep, node->version + near);
    if (node->kind == NODE_WHEN)
        strings_add_once(&sweep->capabilities, node->text);
    for (size_t i = 0; i < node->count; i++)
        collect(sweep, &node->children[i]);
}

/* Tries the conditions with all, none and each one of the capabilities. */
static char *sweep_capabilities(const struct expected *expected, struct sweep *sweep)
{
    char *problem = NULL;
    sweep->conditions.offers = one_capability;
    for (size_t i = 0; i < sweep->capabilities.count && problem == NULL; i++) {
        sweep->conditions.target = sweep->capabilities.items[i];
        problem = check_variables(expected, sweep);
    }
    sweep->conditions.offers = no_capability;
    if (problem == NULL)
        problem = check_variables(expected, sweep);
    sweep->conditions.offers = all_capabilities;
    sweep->expects |= expects_lines(&expected->root, &sweep->conditions);
    return problem != NULL ? problem : check_variables(expected, sweep);
}

static char *sweep_versions(const struct expected *expected, struct sweep *sweep)
{
    char *problem = NULL;
    for (size_t i = 0; i < sweep->version_count && problem == NULL; i++) {
        sweep->conditions.spec = sweep->versions[i];
        problem = sweep_capabilities(expected, sweep);
    }
    return problem;
}

/* {should ...} differs as the recommendations that its line cites. */
static char *check_recommendations(const struct expected *expected, const struct node *node,
                                   int *line)
{
    bool cited = node->kind != NODE_LINE || !node->pattern.recommends;
    if (!cited) {
        const struct citation *citation = &expected->citations[node->citation];
        for (size_t i = 0; i < citation->count; i++)
            cited |= citation->rules[i]->level == LEVEL_SHOULD;
    }
    char *problem = NULL;
    if (!cited) {
        *line = node->line;
        problem = xstrdup("{should ...} needs a rule of the level should");
    }
    for (size_t i = 0; i < node->count && problem == NULL; i++)
        problem = check_recommendations(expected, &node->children[i], line);
    return problem;
}

char *expected_check(const struct expected *expected, const char *const *cases, int *line)
{
    *line = 1;
    if (expected->line_count == 0)
        return xstrdup("the file expects no line; write what the specification "
                       "requires of the transcript");
    char *unsupported = check_recommendations(expected, &expected->root, line);
    if (unsupported != NULL)
        return unsupported;
    const char *const none[] = {NULL, NULL};
    const char *const *name = cases != NULL && *cases != NULL ? cases : none;
    struct sweep sweep = {.steps = MAX_STEPS, .line = line};
    char *problem = NULL;
    size_t i = 0;
    add_version(&sweep, 0);
    collect(&sweep, &expected->root);
    do {
        sweep.conditions.case_name = name[i];
        sweep.expects = false;
        problem = sweep_versions(expected, &sweep);
        if (problem == NULL && !sweep.expects)
            problem = xprintf("no line is expected of the case '%s'", name[i]);
    } while (problem == NULL && name[i] != NULL && name[++i] != NULL);
    strings_free(&sweep.capabilities);
    free(sweep.versions);
    return problem;
}
