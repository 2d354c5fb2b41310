/* SPDX-License-Identifier: Apache-2.0 */
#include "match/expected_check.h"

#include <string.h>

#include "base/text.h"

/* The numbers of times a variable can occur below the node. */
static unsigned times(const struct node *node, const struct conditions *conditions, size_t index)
{
    if (node->kind == NODE_LINE)
        return line_pattern_occurrences(&node->pattern, index);
    if (!node_applies(node, conditions))
        return 1;
    unsigned sequence = 1, choice = 0;
    for (size_t i = 0; i < node->count; i++) {
        unsigned child = times(&node->children[i], conditions, index);
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

static char *check_variables(const struct expected *expected, const struct conditions *conditions)
{
    for (size_t i = 0; i < expected->variable_count; i++)
        if (times(&expected->root, conditions, i) & 2) {
            const char *name = expected->variables[i];
            return xprintf("<same %s> can occur once only in release %d%s%s, and "
                           "would then match any word; it must occur again, or be "
                           "left out",
                           name, conditions->spec, conditions->case_name != NULL ? ", case " : "",
                           conditions->case_name != NULL ? conditions->case_name : "");
        }
    return NULL;
}

struct sweep {
    struct conditions conditions;
    bool expects;
};

/* Tries the conditions with all, none and each one of the capabilities. */
static char *sweep_capabilities(const struct expected *expected, struct sweep *sweep,
                                const struct node *node)
{
    char *problem;
    const struct node *root = &expected->root;
    if (node->kind == NODE_WHEN) {
        sweep->conditions.offers = one_capability;
        sweep->conditions.target = node->text;
        if ((problem = check_variables(expected, &sweep->conditions)) != NULL)
            return problem;
    }
    for (size_t i = 0; i < node->count; i++)
        if ((problem = sweep_capabilities(expected, sweep, &node->children[i])) != NULL)
            return problem;
    if (node != root)
        return NULL;
    sweep->conditions.offers = no_capability;
    if ((problem = check_variables(expected, &sweep->conditions)) != NULL)
        return problem;
    sweep->conditions.offers = all_capabilities;
    sweep->expects |= expects_lines(root, &sweep->conditions);
    return check_variables(expected, &sweep->conditions);
}

/* Tries the releases on both sides of every @since and @until. */
static char *sweep_versions(const struct expected *expected, struct sweep *sweep,
                            const struct node *node)
{
    char *problem;
    if (node == &expected->root || node->kind == NODE_SINCE || node->kind == NODE_UNTIL)
        for (int near = -1; near <= 1; near++) {
            sweep->conditions.spec = node->version + near;
            if (sweep->conditions.spec < 8)
                sweep->conditions.spec = 8;
            if ((problem = sweep_capabilities(expected, sweep, &expected->root)) != NULL)
                return problem;
        }
    for (size_t i = 0; i < node->count; i++)
        if ((problem = sweep_versions(expected, sweep, &node->children[i])) != NULL)
            return problem;
    return NULL;
}

/* {should ...} differs as the recommendations that its line cites. */
static char *check_recommendations(const struct expected *expected, const struct node *node)
{
    bool cited = node->kind != NODE_LINE || !node->pattern.recommends;
    if (!cited) {
        const struct citation *citation = &expected->citations[node->citation];
        for (size_t i = 0; i < citation->count; i++)
            cited |= citation->rules[i]->level == LEVEL_SHOULD;
    }
    char *problem = NULL;
    if (!cited)
        problem = xprintf("{should ...} in line %d needs a rule of the level should", node->line);
    for (size_t i = 0; i < node->count && problem == NULL; i++)
        problem = check_recommendations(expected, &node->children[i]);
    return problem;
}

char *expected_check(const struct expected *expected, const char *const *cases)
{
    if (expected->line_count == 0)
        return xstrdup("the file expects no line; write what the specification "
                       "requires of the transcript");
    char *unsupported = check_recommendations(expected, &expected->root);
    if (unsupported != NULL)
        return unsupported;
    const char *const none[] = {NULL, NULL};
    const char *const *name = cases != NULL && *cases != NULL ? cases : none;
    size_t i = 0;
    do {
        struct sweep sweep = {.conditions = {.case_name = name[i]}};
        char *problem = sweep_versions(expected, &sweep, &expected->root);
        if (problem != NULL)
            return problem;
        if (!sweep.expects)
            return xprintf("no line is expected of the case '%s'", name[i]);
    } while (name[i] != NULL && name[++i] != NULL);
    return NULL;
}
