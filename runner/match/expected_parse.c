/* SPDX-License-Identifier: Apache-2.0 */

/* The parser of expected files, expected_parse() of match/expected.h: their lines, and the blocks
 * that these are in. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "match/expected_check.h"
#include "match/expected_tree.h"

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
    size_t count;
    const struct rule *rows = rules_rows(parser->rules, id, &count);
    if (rows == NULL)
        return wrong(parser, "there is no rule [%s] in %s; look for it with grep, or add its row",
                     id, strchr(id, ':') != NULL ? "spec/errors.tsv" : "spec/rules.tsv");
    if (!expected_cite(parser->expected, rows, count))
        return wrong(parser, "[%s] is cited twice", id);
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
    if (!parser->citing) {
        if (check_cited(parser) != 0)
            return -1;
        expected_add_citation(parser->expected, parser->line);
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
    *block = node_add(innermost(parser), kind, parser->line);
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
    parser->open[parser->depth] = node_add(innermost(parser), NODE_BRANCH, parser->line);
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
    parser->open[parser->depth++] = node_add(block, NODE_BRANCH, parser->line);
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
    struct node *node = node_add(innermost(parser), NODE_LINE, parser->line);
    node->text = xstrdup(text);
    node->citation = expected->citation_count - 1;
    struct citation *citation = &expected->citations[node->citation];
    citation->used = true;
    char *problem;
    if (line_pattern_parse(&node->pattern, text, expected_variable, expected, &problem) != 0) {
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

static int parse(struct parser *parser)
{
    for (char *line; (line = strsep(&parser->next, "\n")) != NULL;) {
        parser->line++;
        if (parse_line(parser, line) != 0)
            return -1;
    }
    if (parser->depth > 1) {
        const struct node *block = innermost(parser);
        return wrong_at(parser, block->line, "the %s begun here has no @end", block_name(block));
    }
    if (check_cited(parser) != 0)
        return -1;
    expected_collect_lines(parser->expected);
    int line;
    char *problem = expected_check(parser->expected, parser->cases, &line);
    if (problem == NULL)
        return 0;
    wrong_at(parser, line, "%s", problem);
    free(problem);
    return -1;
}

struct expected *expected_parse(const char *name, const char *text, size_t length,
                                const struct rules *rules, const char *const *cases, char **problem)
{
    struct expected *expected = expected_new();
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
