/* SPDX-License-Identifier: Apache-2.0 */
#include "match/expected_tree.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* Blocks in blocks; deeper ones would not be read by anybody. */
#define MAX_DEPTH 16

struct parser {
    const char *name;
    int line;
    char *next; /* the text not read yet */
    const struct rules *rules;
    const char *const *cases;
    struct expected *expected;
    struct node *open[MAX_DEPTH]; /* blocks, innermost last; the root is the first */
    size_t depth;
    bool citing; /* the last line of any weight was a citing line */
    char **problem;
};

__attribute__((format(printf, 3, 4))) static int wrong_at(struct parser *parser, int line,
                                                          const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *what = xvprintf(format, arguments);
    va_end(arguments);
    *parser->problem = xprintf("%s:%d: %s", parser->name, line, what);
    free(what);
    return -1;
}

#define wrong(parser, ...) wrong_at(parser, (parser)->line, __VA_ARGS__)

static struct node *add_node(struct node *parent, enum node_kind kind, int line)
{
    if ((parent->count & (parent->count - 1)) == 0)
        parent->children = xrealloc(parent->children, (parent->count > 0 ? 2 * parent->count : 1)
                                                          * sizeof *parent->children);
    struct node *node = &parent->children[parent->count++];
    *node = (struct node){.kind = kind, .line = line};
    return node;
}

static size_t variable(void *context, const char *name, size_t length)
{
    struct expected *expected = context;
    for (size_t i = 0; i < expected->variable_count; i++)
        if (strlen(expected->variables[i]) == length
            && strncmp(expected->variables[i], name, length) == 0)
            return i;
    expected->variables = xrealloc(expected->variables,
                                   (expected->variable_count + 1) * sizeof *expected->variables);
    expected->variables[expected->variable_count] = xprintf("%.*s", (int)length, name);
    return expected->variable_count++;
}

static const char *block_name(const struct node *node)
{
    static const char *const names[] = {
        [NODE_LINE] = "",        [NODE_EITHER] = "@either",       [NODE_BRANCH] = "@either",
        [NODE_SINCE] = "@since", [NODE_UNTIL] = "@until",         [NODE_WHEN] = "@when",
        [NODE_CASE] = "@case",   [NODE_UNORDERED] = "@unordered", [NODE_SOME] = "@some",
    };
    return names[node->kind];
}

/* ---- Citing lines ------------------------------------------------------- */

static int cite(struct parser *parser, const char *id)
{
    struct expected *expected = parser->expected;
    struct citation *citation = &expected->citations[expected->citation_count - 1];
    size_t count;
    const struct rule *rows = rules_rows(parser->rules, id, &count);
    if (rows == NULL)
        return wrong(parser, "there is no rule [%s] in %s; look for it with grep, or add its row",
                     id, strchr(id, ':') != NULL ? "spec/errors.tsv" : "spec/rules.tsv");
    for (size_t i = 0; i < citation->count; i++)
        if (citation->rules[i] == rows)
            return wrong(parser, "[%s] is cited twice", id);
    citation->rules = xrealloc(citation->rules, (citation->count + count) * sizeof(void *));
    for (size_t i = 0; i < count; i++)
        citation->rules[citation->count++] = &rows[i];
    for (size_t i = 0; i < expected->rule_count; i++)
        if (expected->rules[i] == &rows[count - 1])
            return 0;
    expected->rules = xrealloc(expected->rules, (expected->rule_count + 1) * sizeof(void *));
    expected->rules[expected->rule_count++] = &rows[count - 1];
    return 0;
}

/* A citation that covers no line is a slip of whoever wrote it. */
static int check_cited(struct parser *parser)
{
    struct expected *expected = parser->expected;
    if (expected->citation_count == 0)
        return 0;
    const struct citation *last = &expected->citations[expected->citation_count - 1];
    return last->used ? 0 : wrong_at(parser, last->line, "no line follows that these rules expect");
}

static int citing_line(struct parser *parser, char *text)
{
    struct expected *expected = parser->expected;
    if (!parser->citing) {
        if (check_cited(parser) != 0)
            return -1;
        expected->citations = xrealloc(expected->citations, (expected->citation_count + 1)
                                                                * sizeof *expected->citations);
        expected->citations[expected->citation_count++] = (struct citation){.line = parser->line};
    }
    parser->citing = true;
    while (*text != '\0') {
        char *end = *text == '[' ? strchr(text, ']') : NULL;
        if (end == NULL || end == text + 1 || (end[1] != ' ' && end[1] != '\0'))
            return wrong(parser, "a citing line is [rule-id] [rule-id] ...; write \\[ for a line "
                                 "that begins with the character");
        *end = '\0';
        if (cite(parser, text + 1) != 0)
            return -1;
        text = end + 1;
        text += strspn(text, " ");
    }
    return 0;
}

/* ---- Directives --------------------------------------------------------- */

static struct node *innermost(struct parser *parser)
{
    return parser->open[parser->depth - 1];
}

static int open_block(struct parser *parser, enum node_kind kind, struct node **block)
{
    if (parser->depth + 2 > MAX_DEPTH)
        return wrong(parser, "blocks are nested too deep");
    *block = add_node(innermost(parser), kind, parser->line);
    parser->open[parser->depth++] = *block;
    return 0;
}

static int no_words(struct parser *parser, const char *directive, const char *words)
{
    return *words != '\0' ? wrong(parser, "%s takes no words after it", directive) : 0;
}

static int version_block(struct parser *parser, enum node_kind kind, const char *words)
{
    struct node *block;
    if (open_block(parser, kind, &block) != 0)
        return -1;
    char *end;
    long version = strtol(words, &end, 10);
    if (*words < '1' || *words > '9' || *end != '\0' || version < 8 || version > 999)
        return wrong(parser, "%s needs a release from 8 on, as in %s 21", block_name(block),
                     block_name(block));
    block->version = (int)version;
    return 0;
}

static int when_block(struct parser *parser, const char *words)
{
    struct node *block;
    if (open_block(parser, NODE_WHEN, &block) != 0)
        return -1;
    if (!rules_have_capability(parser->rules, words))
        return wrong(parser, "'%s' is no capability of spec/capabilities.tsv; @when needs one",
                     words);
    block->text = xstrdup(words);
    return 0;
}

static int case_block(struct parser *parser, char *words)
{
    struct node *block;
    if (open_block(parser, NODE_CASE, &block) != 0)
        return -1;
    struct strings names = {0};
    for (char *name; (name = strsep(&words, " ")) != NULL;) {
        if (*name == '\0')
            continue;
        strings_add(&names, xstrdup(name));
        block->names = names.items;
        const char *const *known = parser->cases;
        while (known != NULL && *known != NULL && strcmp(*known, name) != 0)
            known++;
        if (known == NULL || *known == NULL)
            return wrong(parser, "'%s' is not among the .cases of the test", name);
        for (size_t i = 0; i + 1 < names.count; i++)
            if (strcmp(names.items[i], name) == 0)
                return wrong(parser, "the case '%s' is named twice", name);
    }
    return names.count == 0 ? wrong(parser, "@case needs names of cases") : 0;
}

static int check_filled(struct parser *parser, const struct node *block)
{
    if (block->count > 0)
        return 0;
    return wrong(parser, "the %s of line %d is empty; remove it, or write its lines",
                 block->kind == NODE_BRANCH ? "alternative" : block_name(block), block->line);
}

static int or_line(struct parser *parser)
{
    if (innermost(parser)->kind != NODE_BRANCH || parser->depth < 2)
        return wrong(parser, "@or is allowed only directly inside @either ... @end");
    if (check_filled(parser, innermost(parser)) != 0)
        return -1;
    parser->depth--;
    parser->open[parser->depth] = add_node(innermost(parser), NODE_BRANCH, parser->line);
    parser->depth++;
    return 0;
}

static int end_line(struct parser *parser)
{
    if (parser->depth < 2)
        return wrong(parser, "@end without a block to end");
    if (check_filled(parser, innermost(parser)) != 0)
        return -1;
    parser->depth--;
    if (innermost(parser)->kind != NODE_EITHER)
        return 0;
    const struct node *either = innermost(parser);
    parser->depth--;
    if (either->count < 2)
        return wrong(parser, "the @either of line %d has no @or, and so leaves no choice",
                     either->line);
    return 0;
}

static int directive(struct parser *parser, char *text)
{
    char *words = text + strcspn(text, " ");
    if (*words != '\0')
        *words++ = '\0';
    words += strspn(words, " ");
    struct node *block;
    if (strcmp(text, "@end") == 0)
        return no_words(parser, text, words) != 0 ? -1 : end_line(parser);
    if (strcmp(text, "@or") == 0)
        return no_words(parser, text, words) != 0 ? -1 : or_line(parser);
    if (strcmp(text, "@since") == 0)
        return version_block(parser, NODE_SINCE, words);
    if (strcmp(text, "@until") == 0)
        return version_block(parser, NODE_UNTIL, words);
    if (strcmp(text, "@when") == 0)
        return when_block(parser, words);
    if (strcmp(text, "@case") == 0)
        return case_block(parser, words);
    if (strcmp(text, "@unordered") == 0)
        return no_words(parser, text, words) != 0 ? -1 : open_block(parser, NODE_UNORDERED, &block);
    if (strcmp(text, "@some") == 0)
        return no_words(parser, text, words) != 0 ? -1 : open_block(parser, NODE_SOME, &block);
    if (strcmp(text, "@either") != 0)
        return wrong(parser,
                     "there is no directive %s; write \\@ for a line that begins with "
                     "the character",
                     text);
    if (no_words(parser, text, words) != 0 || open_block(parser, NODE_EITHER, &block) != 0)
        return -1;
    parser->open[parser->depth++] = add_node(block, NODE_BRANCH, parser->line);
    return 0;
}

/* ---- Lines -------------------------------------------------------------- */

static int expected_line(struct parser *parser, const char *text)
{
    struct expected *expected = parser->expected;
    if (expected->citation_count == 0)
        return wrong(parser, "no rule is cited for this line; put [rule-id] on a line above it");
    if (strncmp(text, "\\#", 2) == 0)
        return wrong(parser, "no line of a transcript begins with '#'");
    struct node *node = add_node(innermost(parser), NODE_LINE, parser->line);
    node->text = xstrdup(text);
    node->citation = expected->citation_count - 1;
    struct citation *citation = &expected->citations[node->citation];
    citation->used = true;
    char *problem;
    if (line_pattern_parse(&node->pieces, text, variable, expected, &problem) != 0) {
        wrong(parser, "%s", problem);
        free(problem);
        return -1;
    }
    return 0;
}

static int parse_line(struct parser *parser, char *text)
{
    for (const char *c = text; *c != '\0'; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            return wrong(parser,
                         "the line contains the character 0x%02x; a transcript has "
                         "no control characters",
                         (unsigned char)*c);
    char *start = text + strspn(text, " ");
    size_t length = strlen(text);
    if (*start == '\0' || *start == '#')
        return 0;
    if (*start == '@') {
        parser->citing = false;
        while (length > 0 && text[length - 1] == ' ')
            text[--length] = '\0';
        return directive(parser, start);
    }
    if (*start == '[')
        return citing_line(parser, start);
    parser->citing = false;
    if (text[length - 1] == ' ' && (length < 2 || text[length - 2] != '\\'))
        return wrong(parser, "a blank at the end of a line is not seen; take it away, or write "
                             "'\\ ' where the transcript has one");
    return expected_line(parser, text);
}

/* ---- The whole file ----------------------------------------------------- */

bool node_holds(const struct node *node, const struct conditions *conditions)
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

/* The numbers of times a variable can occur below the node. */
static unsigned times(const struct node *node, const struct conditions *conditions, size_t index)
{
    if (node->kind == NODE_LINE)
        return line_pattern_occurrences(&node->pieces, index);
    if (!node_holds(node, conditions))
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
    for (size_t i = 0; node_holds(node, conditions) && i < node->count; i++)
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

static int check_variables(struct parser *parser, const struct conditions *conditions)
{
    const struct expected *expected = parser->expected;
    for (size_t i = 0; i < expected->variable_count; i++)
        if (times(&expected->root, conditions, i) & 2) {
            const char *name = expected->variables[i];
            return wrong_at(parser, 1,
                            "<same %s> can occur once only in release %d%s%s, and "
                            "would then match any word; it must occur again, or be "
                            "left out",
                            name, conditions->spec, conditions->case_name != NULL ? ", case " : "",
                            conditions->case_name != NULL ? conditions->case_name : "");
        }
    return 0;
}

struct sweep {
    struct conditions conditions;
    bool expects;
};

/* Tries the conditions with all, none and each one of the capabilities. */
static int sweep_capabilities(struct parser *parser, struct sweep *sweep, const struct node *node)
{
    const struct node *root = &parser->expected->root;
    if (node->kind == NODE_WHEN) {
        sweep->conditions.offers = one_capability;
        sweep->conditions.target = node->text;
        if (check_variables(parser, &sweep->conditions) != 0)
            return -1;
    }
    for (size_t i = 0; i < node->count; i++)
        if (sweep_capabilities(parser, sweep, &node->children[i]) != 0)
            return -1;
    if (node != root)
        return 0;
    sweep->conditions.offers = no_capability;
    if (check_variables(parser, &sweep->conditions) != 0)
        return -1;
    sweep->conditions.offers = all_capabilities;
    sweep->expects |= expects_lines(root, &sweep->conditions);
    return check_variables(parser, &sweep->conditions);
}

/* Tries the releases on both sides of every @since and @until. */
static int sweep_versions(struct parser *parser, struct sweep *sweep, const struct node *node)
{
    if (node == &parser->expected->root || node->kind == NODE_SINCE || node->kind == NODE_UNTIL)
        for (int near = -1; near <= 1; near++) {
            sweep->conditions.spec = node->version + near;
            if (sweep->conditions.spec < 8)
                sweep->conditions.spec = 8;
            if (sweep_capabilities(parser, sweep, &parser->expected->root) != 0)
                return -1;
        }
    for (size_t i = 0; i < node->count; i++)
        if (sweep_versions(parser, sweep, &node->children[i]) != 0)
            return -1;
    return 0;
}

static int check_whole(struct parser *parser)
{
    const struct expected *expected = parser->expected;
    if (parser->depth > 1) {
        const struct node *block = innermost(parser);
        return wrong_at(parser, block->line, "the %s begun here has no @end", block_name(block));
    }
    if (check_cited(parser) != 0)
        return -1;
    if (expected->line_count == 0)
        return wrong_at(parser, 1,
                        "the file expects no line; write what the specification "
                        "requires of the transcript");
    const char *const none[] = {NULL, NULL};
    const char *const *cases = parser->cases != NULL && *parser->cases != NULL ? parser->cases
                                                                               : none;
    size_t i = 0;
    do {
        struct sweep sweep = {.conditions = {.case_name = cases[i]}};
        if (sweep_versions(parser, &sweep, &expected->root) != 0)
            return -1;
        if (!sweep.expects)
            return wrong_at(parser, 1, "no line is expected of the case '%s'", cases[i]);
    } while (cases[i] != NULL && cases[++i] != NULL);
    return 0;
}

static void collect_lines(struct expected *expected, const struct node *node)
{
    if (node->kind == NODE_LINE) {
        const struct citation *citation = &expected->citations[node->citation];
        expected->lines = xrealloc(expected->lines,
                                   (expected->line_count + 1) * sizeof *expected->lines);
        expected->lines[expected->line_count++] = (struct expected_line){
            node->text, node->line, citation->rules, citation->count};
    }
    for (size_t i = 0; i < node->count; i++)
        collect_lines(expected, &node->children[i]);
}

static int parse(struct parser *parser)
{
    for (char *line; (line = strsep(&parser->next, "\n")) != NULL;) {
        parser->line++;
        if (parse_line(parser, line) != 0)
            return -1;
    }
    collect_lines(parser->expected, &parser->expected->root);
    return check_whole(parser);
}

struct expected *expected_parse(const char *name, const char *text, size_t length,
                                const struct rules *rules, const char *const *cases, char **problem)
{
    struct expected *expected = xcalloc(1, sizeof *expected);
    expected->root = (struct node){.kind = NODE_BRANCH, .line = 1};
    struct parser parser = {.name = name,
                            .rules = rules,
                            .cases = cases,
                            .expected = expected,
                            .open = {&expected->root},
                            .depth = 1,
                            .problem = problem};
    char *copy = xcalloc(length + 1, 1);
    if (length > 0)
        memcpy(copy, text, length);
    parser.next = copy;
    int result = strlen(copy) == length ? parse(&parser)
                                        : wrong_at(&parser, 1, "the file contains a null byte");
    free(copy);
    if (result == 0)
        return expected;
    expected_free(expected);
    return NULL;
}

struct expected *expected_read(const char *path, const struct rules *rules,
                               const char *const *cases, char **problem)
{
    char *text = NULL;
    size_t length = 0, got = 1;
    FILE *file = fopen(path, "re");
    while (file != NULL && got > 0) {
        text = xrealloc(text, length + 4096);
        got = fread(text + length, 1, 4096, file);
        length += got;
    }
    struct expected *expected = NULL;
    if (file == NULL || ferror(file))
        *problem = xprintf("%s: %s", path, strerror(errno));
    else
        expected = expected_parse(path, text, length, rules, cases, problem);
    if (file != NULL)
        fclose(file);
    free(text);
    return expected;
}

static void free_node(struct node *node)
{
    for (size_t i = 0; i < node->count; i++)
        free_node(&node->children[i]);
    free(node->children);
    free(node->text);
    line_pattern_free(&node->pieces);
    string_array_free(node->names);
}

void expected_free(struct expected *expected)
{
    if (expected == NULL)
        return;
    free_node(&expected->root);
    for (size_t i = 0; i < expected->citation_count; i++)
        free(expected->citations[i].rules);
    for (size_t i = 0; i < expected->variable_count; i++)
        free(expected->variables[i]);
    free(expected->citations);
    free(expected->variables);
    free(expected->rules);
    free(expected->lines);
    free(expected);
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
