/* SPDX-License-Identifier: Apache-2.0 */
#include "match/expected_tree.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

struct expected *expected_new(void)
{
    struct expected *expected = xcalloc(1, sizeof *expected);
    expected->root = (struct node){.kind = NODE_BRANCH, .line = 1};
    return expected;
}

struct node *node_add(struct node *parent, enum node_kind kind, int line)
{
    parent->children = xgrow(parent->children, parent->count, sizeof *parent->children);
    struct node *node = &parent->children[parent->count++];
    *node = (struct node){.kind = kind, .line = line};
    return node;
}

size_t expected_variable(void *context, const char *name, size_t length)
{
    struct expected *expected = context;
    char *copy = xprintf("%.*s", (int)length, name);
    size_t number = numbering_add(&expected->variables, copy);
    free(copy);
    return number;
}

void expected_add_citation(struct expected *expected, int line)
{
    expected->citations = xgrow(expected->citations, expected->citation_count,
                                sizeof *expected->citations);
    expected->citations[expected->citation_count++] = (struct citation){.line = line};
}

bool expected_cite(struct expected *expected, const struct rule *rows, size_t count)
{
    struct citation *citation = &expected->citations[expected->citation_count - 1];
    for (size_t i = 0; i < citation->count; i++)
        if (citation->rules[i] == rows)
            return false;
    for (size_t i = 0; i < count; i++) {
        citation->rules = xgrow(citation->rules, citation->count, sizeof *citation->rules);
        citation->rules[citation->count++] = &rows[i];
    }
    for (size_t i = 0; i < expected->rule_count; i++)
        if (expected->rules[i] == &rows[count - 1])
            return true;
    expected->rules = xgrow(expected->rules, expected->rule_count, sizeof *expected->rules);
    expected->rules[expected->rule_count++] = &rows[count - 1];
    return true;
}

static void collect_lines(struct expected *expected, const struct node *node)
{
    if (node->kind == NODE_LINE) {
        const struct citation *citation = &expected->citations[node->citation];
        expected->lines = xgrow(expected->lines, expected->line_count, sizeof *expected->lines);
        expected->lines[expected->line_count++] = (struct expected_line){
            node->text, node->line, citation->rules, citation->count};
    }
    for (size_t i = 0; i < node->count; i++)
        collect_lines(expected, &node->children[i]);
}

void expected_collect_lines(struct expected *expected)
{
    collect_lines(expected, &expected->root);
}

bool node_applies(const struct node *node, const struct conditions *conditions)
{
    switch (node->kind) {
    case NODE_SINCE:
        return conditions->spec >= node->version;
    case NODE_UNTIL:
        return conditions->spec <= node->version;
    case NODE_WHEN:
        return conditions->offers != NULL && conditions->offers(conditions->target, node->text);
    case NODE_CASE:
        for (char **name = node->names; conditions->case_name != NULL && *name != NULL; name++)
            if (strcmp(*name, conditions->case_name) == 0)
                return true;
        return false;
    default:
        return true;
    }
}

static void free_node(struct node *node)
{
    for (size_t i = 0; i < node->count; i++)
        free_node(&node->children[i]);
    free(node->children);
    free(node->text);
    line_pattern_free(&node->pattern);
    string_array_free(node->names);
}

void expected_free(struct expected *expected)
{
    if (expected == NULL)
        return;
    free_node(&expected->root);
    for (size_t i = 0; i < expected->citation_count; i++)
        free(expected->citations[i].rules);
    free(expected->citations);
    numbering_free(&expected->variables);
    free(expected->rules);
    free(expected->lines);
    free(expected);
}
