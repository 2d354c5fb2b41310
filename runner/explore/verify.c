/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES_OF_OPERATION = 256 };
_Static_assert((int)LINES_OF_OPERATION > (int)EVENTS_MAX, "of too many lines one is not allowed");

/* What the agent said of one operation. */
struct said {
    const char *answer; /* NULL when it gave none */
    const char *stuck;  /* likewise; a call that does not return gives this and no answer */
    const char *lines[LINES_OF_OPERATION];
    size_t count;
};

static bool line_of(const char *line, size_t number, const char **text)
{
    char *end;
    unsigned long of = strtoul(line, &end, 10);
    *text = *end == ' ' ? end + 1 : end;
    return end != line && *end == ' ' && of == number;
}

static void collect(struct said *said, const struct strings *lines, size_t number)
{
    *said = (struct said){0};
    for (size_t i = 0; i < lines->count; i++) {
        const char *text;
        if (!line_of(lines->items[i], number, &text))
            continue;
        if (strncmp(text, "= ", 2) == 0)
            said->answer = text + 2;
        else if (strncmp(text, "stuck ", 6) == 0)
            said->stuck = text + 6;
        else if (said->count < LINES_OF_OPERATION)
            said->lines[said->count++] = text;
    }
}

/* ---- Findings ------------------------------------------------------------ */

static void copy(char *to, size_t size, const char *text)
{
    snprintf(to, size, "%s", text != NULL ? text : "");
}

static void found(struct explore_finding *finding, enum finding_kind kind, const char *rule,
                  const char *expected, const char *actual)
{
    finding->kind = kind;
    copy(finding->rule, sizeof finding->rule, rule);
    copy(finding->expected, sizeof finding->expected, expected);
    copy(finding->actual, sizeof finding->actual, actual);
}

/* The words of an event or outcome without its actors and values: "MethodEntry plain". */
static void event_words(char *words, size_t size, const char *line)
{
    char first[40] = "", second[40] = "", actor[40] = "", detail[40] = "";
    sscanf(line, "%39s %39s %39s %39s", first, second, actor, detail);
    if (strcmp(second, "in") == 0)
        snprintf(words, size, "in %s %s", actor, detail);
    else if (first[0] >= '1' && first[0] <= '9')
        snprintf(words, size, "%s %s", second, detail);
    else
        snprintf(words, size, "%s %s", first, actor);
}

/* The constant of the error, and for success nothing of the values. */
static void first_word(char *word, size_t size, const char *text)
{
    snprintf(word, size, "%.*s", (int)strcspn(text, " "), text);
}

/* The line of an attached call up to its answer: how many characters that are; 0 of other lines. */
static size_t call_length(const char *line)
{
    const char *answer = line[0] != '\0' && strncmp(line + 1, " in ", 4) == 0 ? strstr(line, " = ")
                                                                              : NULL;
    return answer != NULL ? (size_t)(answer + 3 - line) : 0;
}

static void sign(struct explore_finding *finding, const struct scenario *scenario)
{
    const char *word = finding->operation < scenario->count
                           ? operation_word(scenario->operations[finding->operation].code)
                           : "the end";
    char expected[60], actual[60], call[100];
    size_t length;
    char *signature = finding->signature;
    size_t size = sizeof finding->signature;
    switch (finding->kind) {
    case FINDING_ANSWER:
        length = call_length(finding->actual);
        first_word(expected, sizeof expected, finding->expected + length);
        first_word(actual, sizeof actual, finding->actual + length);
        if (length > 0) {
            event_words(call, sizeof call, finding->actual);
            word = call;
        }
        snprintf(signature, size, "%s: %s, not %s", word, actual, expected);
        break;
    case FINDING_MISSING:
        event_words(expected, sizeof expected, finding->expected);
        snprintf(signature, size, "missing: %s", expected);
        break;
    case FINDING_UNEXPECTED:
        event_words(actual, sizeof actual, finding->actual);
        snprintf(signature, size, "unexpected: %s", actual);
        break;
    case FINDING_CRASH:
        snprintf(signature, size, "crash: %.200s", finding->actual);
        break;
    case FINDING_STUCK:
        snprintf(signature, size, "stuck: %s", word);
        break;
    case FINDING_HANG:
        snprintf(signature, size, "hang: %s", word);
        break;
    default:
        snprintf(signature, size, "%.200s", finding->actual);
        break;
    }
}

/* ---- One operation ------------------------------------------------------- */

static bool is_allowed(const struct step *step, const char *answer)
{
    for (int i = 0; i < step->answer_count; i++)
        if (strcmp(step->answers[i], answer) == 0)
            return true;
    return false;
}

static void answers_text(char *text, size_t size, const struct step *step)
{
    size_t length = 0;
    for (int i = 0; i < step->answer_count && length < size; i++)
        length += (size_t)snprintf(text + length, size - length, "%s%s", i > 0 ? " or " : "",
                                   step->answers[i]);
}

/* An event with those that are allowed in its place. */
static int choices_end(const struct step *step, int first)
{
    int end = first + 1;
    while (end < step->event_count && step->events[end].is_choice)
        end++;
    return end;
}

static int choices_begin(const struct step *step, int index)
{
    while (step->events[index].is_choice)
        index--;
    return index;
}

static void choices_text(char *text, size_t size, const struct step *step, int first)
{
    size_t length = 0;
    for (int i = first; i < choices_end(step, first) && length < size; i++) {
        size_t skipped = i > first ? call_length(step->events[i].text) : 0;
        length += (size_t)snprintf(text + length, size - length, "%s%s", i > first ? " or " : "",
                                   step->events[i].text + skipped);
    }
}

/* An attached call whose answer is not allowed. */
static bool has_other_answer(struct explore_finding *finding, const struct step *step,
                             const char *line, const bool *used)
{
    size_t length = call_length(line);
    char expected[ANSWER_TEXT];
    for (int j = 0; length > 0 && j < step->event_count; j++) {
        if (used[j] || step->events[j].is_choice
            || strncmp(step->events[j].text, line, length) != 0)
            continue;
        choices_text(expected, sizeof expected, step, j);
        found(finding, FINDING_ANSWER, step->events[j].rule, expected, line);
        return true;
    }
    return false;
}

static bool is_missing(struct explore_finding *finding, const struct step *step, const bool *used)
{
    char expected[ANSWER_TEXT], actual[ANSWER_TEXT];
    for (int j = 0; j < step->event_count; j = choices_end(step, j)) {
        if (used[j] || step->events[j].optional)
            continue;
        choices_text(expected, sizeof expected, step, j);
        copy(actual, sizeof actual,
             finding->kind == FINDING_UNEXPECTED ? finding->actual : "nothing");
        found(finding, FINDING_MISSING, step->events[j].rule, expected, actual);
        return true;
    }
    return false;
}

/* Lines are no order: each actual one has an expected one of its own, and the other way round but for
 * those that are optional. */
static void compare_lines(struct explore_finding *finding, const struct step *step,
                          const struct said *said)
{
    bool used[EVENTS_MAX] = {false};
    const char *other = NULL;
    for (size_t i = 0; i < said->count; i++) {
        int match = -1;
        for (int j = 0; j < step->event_count; j++)
            if (!used[j] && strcmp(step->events[j].text, said->lines[i]) == 0
                && (match < 0 || step->events[match].optional))
                match = j;
        if (match < 0 && call_length(said->lines[i]) > 0) {
            other = said->lines[i];
            found(finding, FINDING_UNEXPECTED, step->rule, "nothing more", other);
        } else if (match < 0) {
            found(finding, FINDING_UNEXPECTED, step->rule, "nothing more", said->lines[i]);
        } else {
            int first = choices_begin(step, match);
            for (int j = first; j < choices_end(step, first); j++)
                used[j] = true;
        }
    }
    if (other == NULL || !has_other_answer(finding, step, other, used))
        is_missing(finding, step, used);
}

static void compare(struct explore_finding *finding, const struct step *step,
                    const struct said *said)
{
    char expected[ANSWER_TEXT] = "";
    if (said->answer != NULL && !is_allowed(step, said->answer)) {
        answers_text(expected, sizeof expected, step);
        found(finding, FINDING_ANSWER, step->rule, expected, said->answer);
        return;
    }
    if (said->stuck != NULL) {
        found(finding, FINDING_STUCK, step->rule, "it goes on", said->stuck);
        return;
    }
    compare_lines(finding, step, said);
}

/* The transcript has no answer to this operation. */
static void broken_off(struct explore_finding *finding, const struct process_end *end,
                       bool is_silent)
{
    if (end->frame != NULL)
        found(finding, FINDING_CRASH, NULL, "the JVM goes on", end->frame);
    else if (end->timed_out)
        found(finding, FINDING_HANG, NULL, "the JVM goes on", "it does not end");
    else if (is_silent)
        found(finding, FINDING_INVALID, NULL, "", "the JVM does not call the agent");
    else if (!end->by_itself)
        found(finding, FINDING_CRASH, NULL, "the JVM goes on", "it ends without a log");
    else
        found(finding, FINDING_INVALID, NULL, "", "the transcript ends early");
}

static const char *record_of(const struct strings *lines, const char *word)
{
    for (size_t i = 0; i < lines->count; i++)
        if (strncmp(lines->items[i], word, strlen(word)) == 0)
            return lines->items[i];
    return NULL;
}

static bool is_impossible(struct explore_finding *finding, const struct strings *lines)
{
    const char *na = record_of(lines, "# na"), *broken = record_of(lines, "# broken");
    if (na != NULL)
        found(finding, FINDING_NA, NULL, "", na);
    else if (broken != NULL)
        found(finding, FINDING_INVALID, NULL, "", broken);
    return na != NULL || broken != NULL;
}

void verify(struct explore_finding *finding, const struct scenario *scenario,
            const struct model_vm *vm, const struct strings *lines, const struct process_end *end)
{
    static struct step step;
    static struct model model;
    struct said said;
    *finding = (struct explore_finding){0};
    model_begin(&model, scenario, vm);
    model.meets_known = true;
    bool ended = record_of(lines, "end") != NULL;
    for (size_t i = 0; i < scenario->count && finding->kind == FINDING_NONE; i++) {
        finding->operation = i;
        collect(&said, lines, i + 1);
        if (!model_step(&model, &scenario->operations[i], &step))
            found(finding, FINDING_INVALID, NULL, "", "an operation that makes no sense");
        else if (said.answer != NULL || said.stuck != NULL)
            compare(finding, &step, &said);
        else if (is_impossible(finding, lines))
            break;
        else
            broken_off(finding, end, lines->count == 0);
        if (step.first_only && said.answer != NULL && strcmp(said.answer, step.answers[0]) != 0)
            break;
    }
    if (finding->kind == FINDING_NONE && !ended)
        broken_off(finding, end, lines->count == 0);
    sign(finding, scenario);
}

/* ---- Texts --------------------------------------------------------------- */

static void add_header(struct strings *lines, const struct scenario *scenario)
{
    strings_add(lines, xprintf("environments %d", scenario->environments));
    for (int i = 0; i < scenario->actors; i++)
        strings_add(lines, xprintf("actor %s %s", argument_word('a', i),
                                   scenario->is_virtual[i] ? "virtual" : "platform"));
}

static void add_step(struct strings *lines, const struct step *step, int actors)
{
    static const char *const words[] = {NULL,      "idle",     "waiting", "timed",
                                        "blocked", "spinning", "ended"};
    int required = 1;
    if (step->first_only)
        strings_add(lines,
                    xprintf("first %.*s", (int)strcspn(step->answers[0], " "), step->answers[0]));
    for (int i = 0; i < actors; i++)
        if (step->awaits[i] != AWAIT_NOTHING)
            strings_add(lines,
                        xprintf("await %s %s", argument_word('a', i), words[step->awaits[i]]));
    for (int i = 0; i < step->event_count; i++)
        required += step->events[i].optional || step->events[i].is_choice ? 0 : 1;
    if (required > 1)
        strings_add(lines, xprintf("events %d", required));
}

/* What is allowed, as explore/alone/judge.c reads it. */
static void add_judgement(struct strings *lines, const struct step *step)
{
    for (int i = 0; i < step->answer_count; i++)
        strings_add(lines, xprintf("allow %s", step->answers[i]));
    if (step->rule != NULL)
        strings_add(lines, xprintf("rule %s", step->rule));
    for (int i = 0; i < step->event_count; i++) {
        const struct model_event *event = &step->events[i];
        strings_add(lines, xprintf("%s %s",
                                   event->is_choice  ? "or"
                                   : event->optional ? "may"
                                                     : "due",
                                   event->text));
        if (!event->optional && event->rule != NULL && choices_end(step, i) == i + 1)
            strings_add(lines, xprintf("by %s", event->rule));
    }
}

char *program_text(const struct scenario *scenario, const struct model_vm *vm, unsigned patience,
                   bool judged)
{
    static struct step step;
    static struct model model;
    struct strings lines = {0};
    char line[LINE_OF_OPERATION];
    model_begin(&model, scenario, vm);
    model.meets_known = true;
    add_header(&lines, scenario);
    strings_add(&lines, xprintf("patience %u", patience));
    for (size_t i = 0; i < scenario->count; i++) {
        if (!model_step(&model, &scenario->operations[i], &step))
            break;
        operation_write(&scenario->operations[i], line);
        strings_add(&lines, xprintf("do %s", line));
        add_step(&lines, &step, scenario->actors);
        if (judged)
            add_judgement(&lines, &step);
    }
    char *text = strings_lines(&lines);
    strings_free(&lines);
    return text;
}

char *scenario_text(const struct scenario *scenario, const char *comment)
{
    struct strings lines = {0};
    char line[LINE_OF_OPERATION];
    while (*comment != '\0') {
        size_t length = strcspn(comment, "\n");
        strings_add(&lines, xprintf("# %.*s", (int)length, comment));
        comment += length + (comment[length] == '\n');
    }
    add_header(&lines, scenario);
    for (size_t i = 0; i < scenario->count; i++) {
        operation_write(&scenario->operations[i], line);
        strings_add(&lines, xstrdup(line));
    }
    char *text = strings_lines(&lines);
    strings_free(&lines);
    return text;
}
