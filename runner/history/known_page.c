/* SPDX-License-Identifier: Apache-2.0 */
#include "history/known_page.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "match/expected_tree.h"

/* ---- The parts ---------------------------------------------------------- */

enum known_part known_part_of(const struct known_cause *cause, const struct rules *rules)
{
    if (cause->class == KNOWN_ISSUE)
        return PART_ISSUE;
    if (cause->class == KNOWN_LIVENESS)
        return PART_LIVENESS;
    if (cause->vm != NULL && strstr(cause->vm, "Zero") != NULL
        && strstr(cause->vm, "Server") == NULL)
        return PART_ZERO;
    if (strncmp(cause->status, "fixed", strlen("fixed")) == 0)
        return PART_FIXED;
    for (size_t i = 0; i < cause->rules.count; i++)
        if (rules_find(rules, cause->rules.items[i])->level == LEVEL_MUST)
            return PART_OPEN;
    return PART_SHOULD;
}

const char *known_part_title(enum known_part part)
{
    static const char *const titles[PARTS] = {
        [PART_OPEN] = "Open: obligations",
        [PART_SHOULD] = "Open: recommendations",
        [PART_LIVENESS] = "Liveness",
        [PART_ISSUE] = "Specification issues",
        [PART_FIXED] = "Fixed, and releases that get no fix",
        [PART_ZERO] = "Zero VMs",
    };
    return titles[part];
}

static const char *part_text(enum known_part part)
{
    static const char *const texts[PARTS] = {
        [PART_OPEN] =
            "What the specification requires of every JVM, and the newest releases do not "
            "do.",
        [PART_SHOULD] = "What it recommends: documented errors that need not be detected, and the "
                        "like.",
        [PART_LIVENESS] = "Threads that do not continue as long as another one is suspended. No "
                          "sentence says when\nthey have to; that they wait is acknowledged as a "
                          "bug.",
        [PART_ISSUE] = "The answers differ from the text as it is, and it is the text that was "
                       "changed, or would be.",
        [PART_FIXED] = "",
        [PART_ZERO] = "Those of the interpreter without assembler code alone.",
    };
    return texts[part];
}

/* ---- All lines that would be right -------------------------------------- */

/* Writes text of an expected line with one choice made of each {A|B}: the `choice`-th, or its last. */
static void put_chosen(FILE *stream, const char *text, size_t choice)
{
    for (; *text != '\0'; text++) {
        size_t length = *text == '{' ? strcspn(text, "}") : 0;
        if (*text == '\\' && text[1] != '\0') {
            fputc(*++text, stream);
        } else if (length > 0 && text[length] == '}') {
            const char *part = text + 1, *end = text + length;
            for (size_t i = 0; i < choice; i++) {
                const char *bar = memchr(part, '|', (size_t)(end - part));
                part = bar != NULL ? bar + 1 : part;
            }
            const char *bar = memchr(part, '|', (size_t)(end - part));
            fwrite(part, 1, (size_t)((bar != NULL ? bar : end) - part), stream);
            text = end;
        } else {
            fputc(*text, stream);
        }
    }
}

/* The number of alternatives of the longest {A|B} in the line. */
static size_t choices_in(const char *text)
{
    size_t most = 1, here = 0;
    for (; *text != '\0'; text++) {
        if (*text == '\\' && text[1] != '\0')
            text++;
        else if (*text == '{')
            here = 1;
        else if (*text == '|' && here > 0)
            here++;
        else if (*text == '}') {
            most = here > most ? here : most;
            here = 0;
        }
    }
    return most;
}

static void put_code(FILE *stream, const char *text)
{
    const char *mark = strchr(text, '`') != NULL ? "``" : "`";
    fprintf(stream, "%s%s%s%s%s", mark, mark[1] != '\0' ? " " : "", text,
            mark[1] != '\0' ? " " : "", mark);
}

static void put_expected_line(FILE *stream, const char *text)
{
    size_t choices = choices_in(text);
    for (size_t i = 0; i < choices; i++) {
        char *chosen = NULL;
        size_t length = 0;
        FILE *memory = open_memstream(&chosen, &length);
        put_chosen(memory, text, i);
        fclose(memory);
        fputs(i > 0 ? " or " : "", stream);
        put_code(stream, chosen);
        free(chosen);
    }
}

static bool has_line(const struct node *node, const char *text)
{
    if (node->kind == NODE_LINE)
        return strcmp(node->text, text) == 0;
    for (size_t i = 0; i < node->count; i++)
        if (has_line(&node->children[i], text))
            return true;
    return false;
}

static void put_lines(FILE *stream, const struct node *node, size_t *count)
{
    for (size_t i = 0; i < node->count; i++)
        put_lines(stream, &node->children[i], count);
    if (node->kind != NODE_LINE)
        return;
    fputs((*count)++ > 0 ? ", " : "", stream);
    put_expected_line(stream, node->text);
}

/* The other alternatives of the innermost @either that has the line. */
static bool put_alternatives(FILE *stream, const struct node *node, const char *text)
{
    for (size_t i = 0; i < node->count; i++)
        if (has_line(&node->children[i], text)
            && put_alternatives(stream, &node->children[i], text))
            return true;
    if (node->kind != NODE_EITHER || !has_line(node, text))
        return false;
    for (size_t i = 0; i < node->count; i++) {
        size_t count = 0;
        if (has_line(&node->children[i], text))
            continue;
        fputs("; or the alternative ", stream);
        put_lines(stream, &node->children[i], &count);
    }
    return true;
}

static struct expected *expected_of(const struct suite *suite, const char *id)
{
    size_t length = strcspn(id, ":");
    char *problem = NULL;
    for (size_t i = 0; i < suite->catalog.count; i++) {
        const struct test *test = &suite->catalog.tests[i];
        if (strlen(test->id) != length || strncmp(test->id, id, length) != 0)
            continue;
        struct expected *expected = expected_read(test->expected, suite->rules,
                                                  test->descriptor->cases, &problem);
        free(problem);
        return expected;
    }
    return NULL;
}

/* ---- Pins --------------------------------------------------------------- */

static bool is_end(const char *answer)
{
    return strcmp(answer, "CRASH") == 0 || strcmp(answer, "TIMEOUT") == 0
           || strcmp(answer, "INCOMPLETE") == 0;
}

static void put_pair(FILE *stream, const struct known_pair *pair, const struct expected *expected)
{
    fputs("    - expected: ", stream);
    if (pair->expected != NULL)
        put_expected_line(stream, pair->expected);
    else
        fputs("nothing", stream);
    if (pair->expected != NULL && expected != NULL)
        put_alternatives(stream, &expected->root, pair->expected);
    fputs("  \n      actual: ", stream);
    if (pair->actual == NULL)
        fputs("nothing", stream);
    else if (is_end(pair->actual))
        fputs(pair->actual, stream);
    else
        put_code(stream, pair->actual);
    fputc('\n', stream);
}

static void put_pin(const struct suite *suite, const struct known_pin *pin, FILE *stream)
{
    fprintf(stream, "\nOn `%s`%s", pin->vm != NULL ? pin->vm : pin->cause->vm,
            pin->vendor != NULL ? ", " : "");
    fprintf(stream, "%s %s", pin->vendor != NULL ? pin->vendor : "", pin->versions);
    if (pin->architecture != NULL)
        fprintf(stream, ", %s", pin->architecture);
    if (pin->sometimes != NULL)
        fprintf(stream, ", sometimes (%s)", pin->sometimes);
    for (size_t i = 0; i < pin->arguments.count; i++)
        fprintf(stream, "%s `%s`", i > 0 ? ", or" : ", with", pin->arguments.items[i]);
    fputs(":\n\n", stream);
    for (size_t i = 0; i < pin->count; i++) {
        const struct known_test *test = &pin->tests[i];
        struct expected *expected = expected_of(suite, test->id);
        fprintf(stream, "- `%s`\n", test->id);
        for (size_t j = 0; j < test->count; j++)
            put_pair(stream, &test->pairs[j], expected);
        if (expected != NULL)
            expected_free(expected);
    }
}

/* ---- Causes ------------------------------------------------------------- */

static void put_text(FILE *stream, const char *name, const char *text)
{
    if (text != NULL)
        fprintf(stream, "- %s: %s\n", name, text);
}

static void put_rule(const struct suite *suite, const char *id, FILE *stream)
{
    const struct rule *rule = rules_find(suite->rules, id);
    fprintf(stream, "- rule: `%s` (%s, `jvmti.html#%s`): %s\n", id, level_name(rule->level),
            spec_index_anchor(suite->index, rule->subject), rule->wording);
}

void known_page_cause(const struct suite *suite, const struct known_cause *cause, FILE *stream)
{
    size_t count, tests = 0;
    const struct known_pin *pins = known_pins(suite->known, &count);
    for (size_t i = 0; i < count; i++)
        tests += pins[i].cause == cause ? pins[i].count : 0;
    fprintf(stream, "\n### %s\n\n`%s`, %s\n\n%s\n\n", cause->title, cause->id, cause->status,
            cause->behavior);
    for (size_t i = 0; i < cause->rules.count; i++)
        put_rule(suite, cause->rules.items[i], stream);
    put_text(stream, "source", cause->source);
    put_text(stream, "problematic frame", cause->frame);
    if (cause->vm != NULL)
        fprintf(stream, "- VM: `%s`\n", cause->vm);
    put_text(stream, "architecture", cause->architecture);
    put_text(stream, "affected", cause->affected);
    put_text(stream, "fixed in", cause->fixed_in);
    put_text(stream, "run on", cause->ran_on);
    put_text(stream, "bug", cause->bug);
    put_text(stream, "introduced by", cause->introduced_by);
    put_text(stream, "related", cause->related);
    put_text(stream, "evidence", cause->evidence);
    put_text(stream, "workaround", cause->workaround);
    put_text(stream, "date", cause->date);
    put_text(stream, "to be reviewed by", cause->review);
    fprintf(stream, "\n<details><summary>%zu answer%s</summary>\n", tests, tests == 1 ? "" : "s");
    for (size_t i = 0; i < count; i++)
        if (pins[i].cause == cause)
            put_pin(suite, &pins[i], stream);
    fputs("\n</details>\n", stream);
}

static size_t count_of(const struct suite *suite, enum known_part part)
{
    size_t count = 0, sum = 0;
    const struct known_cause *causes = suite->known != NULL ? known_causes(suite->known, &count)
                                                            : NULL;
    for (size_t i = 0; i < count; i++)
        sum += known_part_of(&causes[i], suite->rules) == part;
    return sum;
}

static void put_part(const struct suite *suite, enum known_part part, FILE *stream)
{
    size_t count;
    const struct known_cause *causes = known_causes(suite->known, &count);
    if (count_of(suite, part) == 0)
        return;
    fprintf(stream, "\n## %s\n\n%s%s", known_part_title(part), part_text(part),
            *part_text(part) != '\0' ? "\n" : "");
    for (size_t i = 0; i < count; i++)
        if (known_part_of(&causes[i], suite->rules) == part)
            known_page_cause(suite, &causes[i], stream);
}

void known_page(const struct suite *suite, FILE *stream)
{
    fputs(
        "# Known deviations of JVMs from the specification\n\n"
        "Made from `suites/known` by `assay known page`; [known-deviations.md](known-deviations.md)"
        " says\nhow a deviation is recorded. Write there, not here.\n",
        stream);
    if (suite->known == NULL) {
        fputs("\nNone is recorded.\n", stream);
        return;
    }
    fputs("\n| part | causes |\n|---|---:|\n", stream);
    for (int part = 0; part < PARTS; part++)
        fprintf(stream, "| %s | %zu |\n", known_part_title((enum known_part)part),
                count_of(suite, (enum known_part)part));
    for (int part = 0; part < PARTS; part++)
        put_part(suite, (enum known_part)part, stream);
}
