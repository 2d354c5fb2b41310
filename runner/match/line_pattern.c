/* SPDX-License-Identifier: Apache-2.0 */
#include "match/line_pattern.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* No line of a transcript is longer: 64 KiB, of which each byte may have become \xNN. */
#define MAX_LENGTH 262144

/* Matching calls itself for each of these. */
#define MAX_CHOICES 16
#define MAX_PLACES 100

/* What can be compared in the time of one step. */
#define CHARACTERS 64

struct parser {
    struct line_pattern *pattern;
    const char *at;
    variable_index *variable;
    void *context;
    char **problem;
};

static size_t add(struct parser *parser, enum piece_kind kind)
{
    struct line_pattern *pattern = parser->pattern;
    pattern->items = xgrow(pattern->items, pattern->count, sizeof *pattern->items);
    pattern->items[pattern->count] = (struct piece){.kind = kind};
    return pattern->count++;
}

static int wrong(struct parser *parser, char *problem)
{
    *parser->problem = problem;
    return -1;
}

static bool ends_text(char c, bool inside)
{
    return c == '{' || c == '<' || c == '}' || (inside && c == '|');
}

/* Up to the next special character, as written. */
static size_t text_length(const char *text, bool inside)
{
    size_t length = 0;
    while (text[length] != '\0' && !ends_text(text[length], inside))
        length += text[length] == '\\' && text[length + 1] != '\0' ? 2 : 1;
    return length;
}

/* Text up to the next special character. Inside braces '|' and '}' are special. */
static int parse_text(struct parser *parser, bool inside, size_t *index)
{
    char *text = xcalloc(text_length(parser->at, inside) + 1, 1);
    size_t length = 0;
    for (; *parser->at != '\0'; parser->at++) {
        char c = *parser->at;
        if (ends_text(c, inside))
            break;
        if (c == '\\') {
            c = *++parser->at;
            if (c == '\0' || strchr("{}|<\\@#[ ", c) == NULL) {
                free(text);
                return wrong(parser, xstrdup("a lone backslash; write \\\\ for one"));
            }
        }
        text[length++] = c;
    }
    *index = add(parser, PIECE_TEXT);
    parser->pattern->items[*index].text = text;
    parser->pattern->items[*index].length = length;
    return 0;
}

/* One bound of <int A..B>. */
static bool parse_bound(const char **at, int64_t *bound)
{
    const char *digits = *at + (**at == '-');
    if (*digits < '0' || *digits > '9')
        return false;
    char *end;
    errno = 0;
    *bound = strtoll(*at, &end, 10);
    *at = end;
    return errno == 0;
}

static bool parse_range(const char *at, const char *end, struct piece *piece)
{
    piece->low = INT64_MIN;
    piece->high = INT64_MAX;
    piece->ranged = true;
    bool low = parse_bound(&at, &piece->low);
    if (strncmp(at, "..", 2) != 0)
        return false;
    at += 2;
    bool high = parse_bound(&at, &piece->high);
    return at == end && (low || high) && piece->low <= piece->high;
}

static int parse_placeholder(struct parser *parser, bool inside, size_t *index)
{
    const char *start = parser->at + 1;
    const char *end = strchr(start, '>');
    if (end == NULL || (strncmp(start, "int", 3) != 0 && strncmp(start, "same", 4) != 0))
        return wrong(parser, xstrdup("'<' begins <int>, <int A..B> or <same NAME>; "
                                     "write \\< for the character"));
    int length = (int)(end - start);
    parser->at = end + 1;
    if (strncmp(start, "int", 3) == 0) {
        *index = add(parser, PIECE_INT);
        struct piece *piece = &parser->pattern->items[*index];
        if (length > 3 && (start[3] != ' ' || !parse_range(start + 4, end, piece)))
            return wrong(parser, xprintf("<%.*s> is not <int>, <int A..B>, <int A..> or "
                                         "<int ..B>",
                                         length, start));
        if (*parser->at >= '0' && *parser->at <= '9')
            return wrong(parser, xstrdup("a digit follows <int>, which takes all digits itself"));
    } else {
        const char *name = start + 5;
        size_t name_length = length > 5 && start[4] == ' ' ? (size_t)(end - name) : 0;
        if (name_length == 0
            || strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
                   < name_length)
            return wrong(parser, xprintf("<%.*s> is not <same NAME>; a name is made of letters, "
                                         "digits, '-' and '_'",
                                         length, start));
        if (inside)
            return wrong(parser, xstrdup("<same NAME> is not allowed inside {...}; use @either"));
        *index = add(parser, PIECE_SAME);
        struct piece *piece = &parser->pattern->items[*index];
        piece->variable = parser->variable(parser->context, name, name_length);
        piece->stop = *parser->at == '\\' ? parser->at[1] : *parser->at;
        if (*parser->at == '{')
            return wrong(parser, xstrdup("<same NAME> needs text or the line's end after it"));
    }
    if (*parser->at == '<')
        return wrong(parser, xstrdup("two placeholders need some text between them"));
    return 0;
}

static int parse_sequence(struct parser *parser, bool inside, size_t *first, size_t end);

static int parse_choice(struct parser *parser, size_t *index, size_t after)
{
    static const char should[] = "{should ";
    size_t choice = *index = add(parser, PIECE_CHOICE);
    bool recommended = strncmp(parser->at, should, strlen(should)) == 0;
    if (recommended)
        parser->at += strlen(should) - 1;
    do {
        parser->at++;
        size_t branch;
        if (parse_sequence(parser, true, &branch, after) != 0)
            return -1;
        struct piece *piece = &parser->pattern->items[choice];
        piece->branches = xgrow(piece->branches, piece->count, sizeof *piece->branches);
        piece->branches[piece->count++] = branch;
    } while (*parser->at == '|');
    if (recommended) {
        struct piece *piece = &parser->pattern->items[choice];
        piece->branches = xgrow(piece->branches, piece->count, sizeof *piece->branches);
        piece->branches[piece->count++] = after;
        piece->recommended = parser->pattern->recommends = true;
    }
    if (*parser->at++ != '}')
        return wrong(parser, xstrdup("'{' without '}'; write \\{ for the character"));
    if (parser->pattern->items[choice].count < 2)
        return wrong(parser, xstrdup("{...} without '|' leaves no choice; "
                                     "write \\{ for the character"));
    return 0;
}

/* Parses pieces up to the end of the line or the alternative. They are linked, the
 * last to `end`. */
static int parse_sequence(struct parser *parser, bool inside, size_t *first, size_t end)
{
    size_t previous = SIZE_MAX;
    *first = end;
    while (*parser->at != '\0' && !(inside && (*parser->at == '|' || *parser->at == '}'))) {
        size_t index, link;
        if (*parser->at == '}')
            return wrong(parser, xstrdup("'}' without '{'; write \\} for the character"));
        if (*parser->at == '{' && inside)
            return wrong(parser, xstrdup("{...} is not allowed inside {...}"));
        if (*parser->at == '{') {
            /* All alternatives lead to one empty text, which leads on. */
            link = add(parser, PIECE_TEXT);
            parser->pattern->items[link].text = xstrdup("");
            if (parse_choice(parser, &index, link) != 0)
                return -1;
        } else {
            if ((*parser->at == '<' ? parse_placeholder(parser, inside, &index)
                                    : parse_text(parser, inside, &index))
                != 0)
                return -1;
            link = index;
        }
        parser->pattern->items[link].next = end;
        if (previous == SIZE_MAX)
            *first = index;
        else
            parser->pattern->items[previous].next = index;
        previous = link;
    }
    return 0;
}

/* The least number of literal characters, other than blanks, on a way to the end.
 * `known` remembers it by piece, SIZE_MAX where it is not known yet. */
static size_t least_text(const struct line_pattern *pattern, size_t index, size_t *known)
{
    const struct piece *piece = &pattern->items[index];
    if (known[index] != SIZE_MAX)
        return known[index];
    size_t least = 0;
    if (piece->kind == PIECE_CHOICE) {
        least = SIZE_MAX;
        for (size_t i = 0; i < piece->count; i++) {
            size_t text = least_text(pattern, piece->branches[i], known);
            least = text < least ? text : least;
        }
    } else if (piece->kind != PIECE_END) {
        for (size_t i = 0; i < piece->length; i++)
            least += piece->text[i] != ' ';
        least += least_text(pattern, piece->next, known);
    }
    return known[index] = least;
}

static bool check_size(const char *text, char **problem)
{
    size_t length = 0, choices = 0, places = 0;
    for (; text[length] != '\0'; length++) {
        choices += text[length] == '{';
        places += text[length] == '<';
        length += text[length] == '\\' && text[length + 1] != '\0';
    }
    if (length > MAX_LENGTH)
        *problem = xprintf("the line has %zu bytes; no line of a transcript has more than %d",
                           length, MAX_LENGTH);
    else if (choices > MAX_CHOICES)
        *problem = xprintf("more than %d {...} in one line", MAX_CHOICES);
    else if (places > MAX_PLACES)
        *problem = xprintf("more than %d <...> in one line", MAX_PLACES);
    else
        return true;
    return false;
}

int line_pattern_parse(struct line_pattern *pattern, const char *text, variable_index *variable,
                       void *context, char **problem)
{
    *pattern = (struct line_pattern){0};
    struct parser parser = {pattern, text, variable, context, problem};
    size_t end = add(&parser, PIECE_END);
    if (!check_size(text, problem))
        return -1;
    if (parse_sequence(&parser, false, &pattern->first, end) != 0)
        return -1;
    size_t *known = xcalloc(pattern->count, sizeof *known);
    memset(known, 0xff, pattern->count * sizeof *known);
    bool empty = least_text(pattern, pattern->first, known) == 0;
    free(known);
    if (empty)
        return wrong(&parser, xstrdup("the line could be made of placeholders and empty "
                                      "alternatives alone; give it some text of its own"));
    const struct piece *first = &pattern->items[pattern->first];
    pattern->plain = first->kind == PIECE_TEXT && pattern->items[first->next].kind == PIECE_END;
    pattern->literal = pattern->plain ? first->text : NULL;
    return 0;
}

void line_pattern_free(struct line_pattern *pattern)
{
    for (size_t i = 0; i < pattern->count; i++) {
        free(pattern->items[i].text);
        free(pattern->items[i].branches);
    }
    free(pattern->items);
    *pattern = (struct line_pattern){0};
}

/* The length of the integer at `text` that the placeholder takes, or 0. */
static size_t match_int(const struct piece *piece, const char *text)
{
    size_t sign = *text == '-';
    size_t digits = strspn(text + sign, "0123456789");
    if (digits == 0 || (text[sign] == '0' && (digits > 1 || sign > 0)))
        return 0;
    if (piece->ranged) {
        errno = 0;
        long long value = strtoll(text, NULL, 10);
        if (errno != 0 || value < piece->low || value > piece->high)
            return 0;
    }
    return sign + digits;
}

bool line_equal(const char *a, const char *b, int64_t *steps)
{
    size_t length = 0;
    while (a[length] != '\0' && a[length] == b[length])
        length++;
    *steps -= 1 + (int64_t)(length / CHARACTERS);
    return a[length] == b[length];
}

struct matcher {
    const struct line_pattern *pattern;
    struct binding *bindings;
    int64_t *steps;
    bool strict; /* with all that is recommended */
};

static void charge(struct matcher *matcher, size_t characters)
{
    *matcher->steps -= (int64_t)(characters / CHARACTERS);
}

static bool match_from(struct matcher *matcher, size_t index, const char *at)
{
    for (;;) {
        const struct piece *piece = &matcher->pattern->items[index];
        if (--*matcher->steps < 0)
            return false;
        switch (piece->kind) {
        case PIECE_END:
            return *at == '\0';
        case PIECE_TEXT:
            if (strncmp(at, piece->text, piece->length) != 0)
                return false;
            charge(matcher, piece->length);
            at += piece->length;
            break;
        case PIECE_INT: {
            charge(matcher, strspn(at + (*at == '-'), "0123456789"));
            size_t length = match_int(piece, at);
            if (length == 0)
                return false;
            at += length;
            break;
        }
        case PIECE_SAME: {
            struct binding *binding = &matcher->bindings[piece->variable];
            if (binding->word != NULL) {
                charge(matcher, binding->length);
                if (strncmp(at, binding->word, binding->length) != 0)
                    return false;
                at += binding->length;
                break;
            }
            size_t length = 0;
            while (at[length] != '\0' && at[length] != ' ' && at[length] != '\t'
                   && (piece->stop == '\0' || at[length] != piece->stop))
                length++;
            charge(matcher, length);
            if (length == 0)
                return false;
            *binding = (struct binding){at, length};
            if (match_from(matcher, piece->next, at + length))
                return true;
            *binding = (struct binding){0};
            return false;
        }
        case PIECE_CHOICE:
            for (size_t i = 0; i < piece->count - (matcher->strict && piece->recommended); i++)
                if (match_from(matcher, piece->branches[i], at))
                    return true;
            return false;
        }
        index = piece->next;
    }
}

bool line_pattern_match(const struct line_pattern *pattern, const char *line,
                        struct binding *bindings, int64_t *steps)
{
    if (pattern->plain)
        return line_equal(line, pattern->literal, steps);
    struct matcher matcher = {pattern, bindings, steps, false};
    return match_from(&matcher, pattern->first, line);
}

bool line_pattern_as_recommended(const struct line_pattern *pattern, const char *line,
                                 int64_t *steps)
{
    if (!pattern->recommends)
        return true;
    size_t variables = 0;
    for (size_t i = 0; i < pattern->count; i++)
        if (pattern->items[i].kind == PIECE_SAME && pattern->items[i].variable >= variables)
            variables = pattern->items[i].variable + 1;
    struct binding *bindings = xcalloc(variables + 1, sizeof *bindings);
    struct matcher matcher = {pattern, bindings, steps, true};
    bool as_recommended = match_from(&matcher, pattern->first, line);
    free(bindings);
    return as_recommended;
}

unsigned times_sum(unsigned a, unsigned b)
{
    unsigned result = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (a >> i & 1 && b >> j & 1)
                result |= 1u << (i + j < 2 ? i + j : 2);
    return result;
}

unsigned line_pattern_occurrences(const struct line_pattern *pattern, size_t variable)
{
    /* It does not occur inside {...}. */
    unsigned times = 1;
    for (size_t i = 0; i < pattern->count; i++)
        if (pattern->items[i].kind == PIECE_SAME && pattern->items[i].variable == variable)
            times = times_sum(times, 2);
    return times;
}
