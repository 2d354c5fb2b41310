/* SPDX-License-Identifier: Apache-2.0 */
#include "watch/ledger.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/numbering.h"
#include "base/status.h"

/* Results that a summary names of each kind. */
enum { NAMED = 10 };

struct last_result {
    bool selected;
    bool due;
    bool concerned; /* by a change of its test */
    unsigned round; /* of the verdict; 0 for none */
    enum verdict verdict;
    bool wrong;            /* not as expected */
    unsigned round_before; /* the same for the result before that */
    enum verdict verdict_before;
    bool wrong_before;
};

/* A JVM in one configuration. */
struct column {
    size_t vm;
    char *configuration; /* or NULL */
    char *label;         /* or NULL before it has answered */
    struct numbering ids;
    struct last_result *results; /* by number of the id */
};

struct ledger {
    bool strict;
    unsigned round;
    struct column *columns;
    size_t count;
    size_t chosen;
};

struct ledger *ledger_new(bool strict)
{
    struct ledger *ledger = xcalloc(1, sizeof *ledger);
    ledger->strict = strict;
    return ledger;
}

void ledger_free(struct ledger *ledger)
{
    for (size_t i = 0; i < ledger->count; i++) {
        struct column *column = &ledger->columns[i];
        numbering_free(&column->ids);
        free(column->configuration);
        free(column->label);
        free(column->results);
    }
    free(ledger->columns);
    free(ledger);
}

void ledger_begin(struct ledger *ledger)
{
    ledger->round++;
}

static bool is_same(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static struct column *find_column(struct ledger *ledger, size_t vm, const char *configuration)
{
    for (ledger->chosen = 0; ledger->chosen < ledger->count; ledger->chosen++) {
        struct column *column = &ledger->columns[ledger->chosen];
        if (column->vm == vm && is_same(column->configuration, configuration))
            return column;
    }
    ledger->columns = xgrow(ledger->columns, ledger->count, sizeof *ledger->columns);
    struct column *column = &ledger->columns[ledger->count++];
    *column = (struct column){
        .vm = vm, .configuration = configuration != NULL ? xstrdup(configuration) : NULL};
    return column;
}

static struct last_result *find_result(struct column *column, const char *id)
{
    size_t known = column->ids.texts.count;
    size_t number = numbering_add(&column->ids, id);
    if (number == known) {
        column->results = xgrow(column->results, known, sizeof *column->results);
        column->results[number] = (struct last_result){.due = true};
    }
    return &column->results[number];
}

static int rank_of(void *context, const char *id)
{
    const struct last_result *result = find_result(context, id);
    if (!result->due)
        return -1;
    if (result->round == 0)
        return result->concerned ? 1 : 2;
    return result->wrong ? 0 : 1;
}

/* Forgets the results of what is not selected. */
static void forget_others(struct column *column)
{
    for (size_t i = 0; i < column->ids.texts.count; i++)
        if (!column->results[i].selected)
            column->results[i] = (struct last_result){.due = true};
}

static void select_none(struct column *column)
{
    for (size_t i = 0; i < column->ids.texts.count; i++)
        column->results[i].selected = false;
}

bool ledger_choose(struct ledger *ledger, size_t vm, const char *configuration,
                   const struct plan *plan, struct plan *part)
{
    struct column *column = find_column(ledger, vm, configuration);
    select_none(column);
    for (size_t i = 0; i < plan->count; i++)
        find_result(column, plan->items[i].id)->selected = true;
    forget_others(column);
    plan_part(part, plan, rank_of, column);
    if (part->count == 0)
        plan_free(part);
    return part->count > 0;
}

void ledger_leave_out(struct ledger *ledger)
{
    select_none(&ledger->columns[ledger->chosen]);
    forget_others(&ledger->columns[ledger->chosen]);
}

void ledger_clear(struct ledger *ledger)
{
    for (size_t i = 0; i < ledger->count; i++) {
        select_none(&ledger->columns[i]);
        forget_others(&ledger->columns[i]);
    }
}

void ledger_renew_vm(struct ledger *ledger, size_t vm)
{
    for (size_t i = 0; i < ledger->count; i++)
        for (size_t j = 0; ledger->columns[i].vm == vm && j < ledger->columns[i].ids.texts.count;
             j++)
            ledger->columns[i].results[j].due = true;
}

void ledger_renew_test(struct ledger *ledger, const char *test)
{
    for (size_t i = 0; i < ledger->count; i++) {
        const struct column *column = &ledger->columns[i];
        for (size_t j = 0; j < column->ids.texts.count; j++)
            if (test_has_id(test, column->ids.texts.items[j]))
                column->results[j].due = column->results[j].concerned = true;
    }
}

struct entering {
    struct sink sink;
    struct ledger *ledger;
    size_t column;
};

static int pass_over(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

/* Of repeats the worst counts. */
static int enter(struct sink *sink, const struct run *run, const struct result *result)
{
    (void)run;
    struct entering *entering = (struct entering *)sink;
    const struct ledger *ledger = entering->ledger;
    struct last_result *last = find_result(&ledger->columns[entering->column], result->id);
    bool wrong = result_deviates(result, ledger->strict) || result->verdict == VERDICT_ERROR;
    last->due = last->concerned = false;
    if (last->round == ledger->round && (last->wrong || !wrong))
        return 0;
    if (last->round != ledger->round) {
        last->round_before = last->round;
        last->verdict_before = last->verdict;
        last->wrong_before = last->wrong;
    }
    last->round = ledger->round;
    last->verdict = result->verdict;
    last->wrong = wrong;
    return 0;
}

static void release(struct sink *sink)
{
    free(sink);
}

struct sink *ledger_sink(struct ledger *ledger, const char *label)
{
    struct entering *entering = xcalloc(1, sizeof *entering);
    struct column *column = &ledger->columns[ledger->chosen];
    free(column->label);
    column->label = xstrdup(label);
    entering->sink = (struct sink){pass_over, enter, pass_over, release,
                                   "the results of the round"};
    entering->ledger = ledger;
    entering->column = ledger->chosen;
    return &entering->sink;
}

int ledger_status(const struct ledger *ledger)
{
    int status = STATUS_OK;
    for (size_t i = 0; i < ledger->count; i++)
        for (size_t j = 0; j < ledger->columns[i].ids.texts.count; j++) {
            const struct last_result *last = &ledger->columns[i].results[j];
            if (last->selected && last->wrong && status != STATUS_ERROR)
                status = last->verdict == VERDICT_ERROR ? STATUS_ERROR : STATUS_DEVIATION;
        }
    return status;
}

size_t ledger_results(const struct ledger *ledger)
{
    size_t count = 0;
    for (size_t i = 0; i < ledger->count; i++)
        for (size_t j = 0; j < ledger->columns[i].ids.texts.count; j++)
            count += ledger->columns[i].results[j].round == ledger->round;
    return count;
}

enum change { NEWLY_WRONG, RIGHT_AGAIN, OTHERWISE_WRONG, NO_CHANGE };

static enum change change_of(const struct ledger *ledger, const struct last_result *last)
{
    bool before = last->round_before > 0 && last->wrong_before;
    if (last->round != ledger->round || (!last->wrong && !before))
        return NO_CHANGE;
    if (!before || !last->wrong)
        return last->wrong ? NEWLY_WRONG : RIGHT_AGAIN;
    return last->verdict != last->verdict_before ? OTHERWISE_WRONG : NO_CHANGE;
}

/* The result's name, with its verdict unless it is as expected, and the JVM where there are several. */
static void put_result(FILE *stream, const struct ledger *ledger, const struct column *column,
                       size_t number, enum change change)
{
    const struct last_result *last = &column->results[number];
    struct strings notes = {0};
    if (change == OTHERWISE_WRONG)
        strings_add(&notes, xprintf("%s, %s before", verdict_name(last->verdict),
                                    verdict_name(last->verdict_before)));
    else if (change == NEWLY_WRONG)
        strings_add(&notes, xstrdup(verdict_name(last->verdict)));
    if (ledger->count > 1)
        strings_add(&notes, xprintf("on %s", column->label != NULL ? column->label : "a JVM"));
    char *note = strings_joined(&notes, " ");
    fprintf(stream, notes.count > 0 ? "%s (%s)" : "%s", column->ids.texts.items[number], note);
    free(note);
    strings_free(&notes);
}

static void put_changes(FILE *stream, const struct ledger *ledger, enum change change,
                        const char *heading)
{
    size_t count = 0;
    for (size_t i = 0; i < ledger->count; i++)
        for (size_t j = 0; j < ledger->columns[i].ids.texts.count; j++) {
            if (change_of(ledger, &ledger->columns[i].results[j]) != change)
                continue;
            if (count < NAMED)
                fputs(count == 0 ? heading : ", ", stream);
            if (count++ < NAMED)
                put_result(stream, ledger, &ledger->columns[i], j, change);
        }
    if (count > NAMED)
        fprintf(stream, " and %zu more", count - NAMED);
    if (count > 0)
        fputs(". ", stream);
}

char *ledger_summary(const struct ledger *ledger)
{
    char *text = NULL;
    size_t length, selected = 0, wrong = 0, due = 0;
    FILE *stream = open_memstream(&text, &length);
    put_changes(stream, ledger, NEWLY_WRONG, "Newly not as expected: ");
    put_changes(stream, ledger, OTHERWISE_WRONG, "Differently not as expected: ");
    put_changes(stream, ledger, RIGHT_AGAIN, "As expected again: ");
    for (size_t i = 0; i < ledger->count; i++)
        for (size_t j = 0; j < ledger->columns[i].ids.texts.count; j++) {
            const struct last_result *last = &ledger->columns[i].results[j];
            selected += last->selected;
            wrong += last->selected && last->wrong;
            due += last->selected && last->due;
        }
    fprintf(stream, "Of %zu selected, %zu %s not as expected", selected, wrong,
            wrong == 1 ? "is" : "are");
    if (due > 0)
        fprintf(stream, ", %zu %s still to be run", due, due == 1 ? "is" : "are");
    fputc('.', stream);
    fclose(stream);
    return text;
}
