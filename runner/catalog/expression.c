/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/expression.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum operation { WORD, NOT, AND, OR };

struct expression {
    enum operation operation;
    char *word;                        /* of WORD */
    struct expression *first, *second; /* of AND and OR; of NOT the first */
};

/* The text from the next token on. */
struct parser {
    const char *next;
    char *problem;
    unsigned depth;
};

enum { DEEPEST = 200 };

static struct expression *make(enum operation operation, struct expression *first,
                               struct expression *second)
{
    struct expression *made = xcalloc(1, sizeof *made);
    *made = (struct expression){.operation = operation, .first = first, .second = second};
    return made;
}

static size_t token_length(struct parser *parser)
{
    while (isspace((unsigned char)*parser->next))
        parser->next++;
    if (*parser->next == '(' || *parser->next == ')')
        return 1;
    return strcspn(parser->next, " \t\r\n()");
}

/* Takes the token if it is that word. */
static bool take(struct parser *parser, const char *word)
{
    size_t length = token_length(parser);
    if (length != strlen(word) || strncmp(parser->next, word, length) != 0)
        return false;
    parser->next += length;
    return true;
}

static struct expression *parse_or(struct parser *parser);

static struct expression *wrong(struct parser *parser, const char *what)
{
    if (parser->problem == NULL)
        parser->problem = *parser->next != '\0' ? xprintf("%s before '%s'", what, parser->next)
                                                : xprintf("%s at the end", what);
    return NULL;
}

static struct expression *parse_word(struct parser *parser)
{
    size_t length = token_length(parser);
    bool joins = (length == 2 && strncmp(parser->next, "or", 2) == 0)
                 || (length == 3 && strncmp(parser->next, "and", 3) == 0);
    if (length == 0 || *parser->next == ')' || joins)
        return wrong(parser, "a word is missing");
    struct expression *word = make(WORD, NULL, NULL);
    word->word = xprintf("%.*s", (int)length, parser->next);
    parser->next += length;
    return word;
}

static struct expression *parse_parentheses(struct parser *parser)
{
    struct expression *inside = parse_or(parser);
    if (inside != NULL && !take(parser, ")")) {
        expression_free(inside);
        return wrong(parser, "')' is missing");
    }
    return inside;
}

static struct expression *parse_not(struct parser *parser)
{
    if (++parser->depth > DEEPEST)
        return wrong(parser, "too many levels");
    struct expression *result;
    if (take(parser, "not")) {
        struct expression *operand = parse_not(parser);
        result = operand != NULL ? make(NOT, operand, NULL) : NULL;
    } else if (take(parser, "(")) {
        result = parse_parentheses(parser);
    } else {
        result = parse_word(parser);
    }
    parser->depth--;
    return result;
}

/* Operands of one operator, from left to right. */
static struct expression *parse_chain(struct parser *parser, enum operation operation,
                                      const char *name,
                                      struct expression *(*operand)(struct parser *))
{
    struct expression *result = operand(parser);
    while (result != NULL && take(parser, name)) {
        struct expression *second = operand(parser);
        if (second == NULL) {
            expression_free(result);
            return NULL;
        }
        result = make(operation, result, second);
    }
    return result;
}

static struct expression *parse_and(struct parser *parser)
{
    return parse_chain(parser, AND, "and", parse_not);
}

static struct expression *parse_or(struct parser *parser)
{
    return parse_chain(parser, OR, "or", parse_and);
}

struct expression *expression_parse(const char *text, char **problem)
{
    struct parser parser = {.next = text};
    struct expression *result = parse_or(&parser);
    if (result != NULL && token_length(&parser) > 0) {
        expression_free(result);
        result = wrong(&parser, "'and' or 'or' is missing");
    }
    *problem = parser.problem;
    return result;
}

void expression_free(struct expression *expression)
{
    if (expression == NULL)
        return;
    expression_free(expression->first);
    expression_free(expression->second);
    free(expression->word);
    free(expression);
}

bool expression_holds(const struct expression *expression,
                      bool (*matches)(void *context, const char *word), void *context)
{
    switch (expression->operation) {
    case WORD:
        return matches(context, expression->word);
    case NOT:
        return !expression_holds(expression->first, matches, context);
    case AND:
        return expression_holds(expression->first, matches, context)
               && expression_holds(expression->second, matches, context);
    default:
        return expression_holds(expression->first, matches, context)
               || expression_holds(expression->second, matches, context);
    }
}
