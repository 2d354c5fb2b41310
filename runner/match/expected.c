/* SPDX-License-Identifier: Apache-2.0 */
#include "match/expected.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/text.h"
#include "match/expected_tree.h"

struct expected *expected_read(const char *path, const struct rules *rules,
                               const char *const *cases, char **problem)
{
    size_t length;
    char *text = file_read(path, &length);
    struct expected *expected = NULL;
    if (text == NULL)
        *problem = xprintf("%s: %s", path, strerror(errno));
    else
        expected = expected_parse(path, text, length, rules, cases, problem);
    free(text);
    return expected;
}

size_t expected_rules(const struct expected *expected, const struct rule *const **rules)
{
    *rules = expected->rules;
    return expected->rule_count;
}

size_t expected_lines(const struct expected *expected, const struct expected_line **lines)
{
    *lines = expected->lines;
    return expected->line_count;
}

static bool has_level(const struct expected *expected, const struct node *node,
                      const struct conditions *conditions, enum level level)
{
    if (node->kind == NODE_LINE) {
        const struct citation *citation = &expected->citations[node->citation];
        for (size_t i = 0; i < citation->count; i++)
            if (citation->rules[i]->level == level
                && rule_in_force(citation->rules[i], conditions->spec))
                return true;
        return false;
    }
    for (size_t i = 0; node_applies(node, conditions) && i < node->count; i++)
        if (has_level(expected, &node->children[i], conditions, level))
            return true;
    return false;
}

bool expected_has_level(const struct expected *expected, const struct conditions *conditions,
                        enum level level)
{
    return has_level(expected, &expected->root, conditions, level);
}

static void find_answers(const struct node *node, const struct conditions *conditions, bool *error,
                         bool *success)
{
    if (node->kind == NODE_LINE) {
        *error |= strstr(node->text, "JVMTI_ERROR_") != NULL;
        *success |= strstr(node->text, "NONE") != NULL;
        return;
    }
    for (size_t i = 0; node_applies(node, conditions) && i < node->count; i++)
        find_answers(&node->children[i], conditions, error, success);
}

bool expected_refuses(const struct expected *expected, const struct conditions *conditions)
{
    bool error = false, success = false;
    find_answers(&expected->root, conditions, &error, &success);
    return error && !success;
}
