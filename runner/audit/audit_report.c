/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit_report.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN_TESTS = 5 };

static void count(struct score *score, const struct audited *item)
{
    switch (item->status) {
    case FAULT_DETECTED:
        score->detected++;
        break;
    case FAULT_UNDETECTED:
        (*(item->excuse != NULL ? &score->accepted : &score->undetected))++;
        break;
    case FAULT_NOT_REACHED:
        score->not_reached++;
        break;
    default:
        score->open++;
    }
}

struct score audit_score(const struct audit *audit)
{
    struct score score = {0};
    for (size_t i = 0; i < audit->count; i++)
        count(&score, &audit->items[i]);
    return score;
}

bool score_empty(const struct score *score)
{
    return score->detected + score->undetected + score->accepted == 0;
}

double score_percent(const struct score *score)
{
    size_t all = score->detected + score->undetected;
    return all == 0 ? 100 : 100.0 * (double)score->detected / (double)all;
}

static void report_undetected(const struct audit *audit, FILE *stream)
{
    bool any = false;
    for (size_t i = 0; i < audit->count; i++) {
        const struct audited *item = &audit->items[i];
        if (item->status != FAULT_UNDETECTED || item->excuse != NULL)
            continue;
        if (!any)
            fputs("Undetected:\n", stream);
        any = true;
        fprintf(stream, "  %s\n      %s\n", item->entry->id, item->entry->what);
        for (size_t j = 0; j < item->tried.count && j < SHOWN_TESTS; j++)
            fprintf(stream, "      undetected by %s\n", item->tried.items[j]);
        if (item->tried.count > SHOWN_TESTS)
            fprintf(stream, "      and %zu more\n", item->tried.count - SHOWN_TESTS);
        if (item->broken != NULL)
            fprintf(stream, "      %s could not do its part\n", item->broken);
    }
    if (any)
        fputc('\n', stream);
}

static void report_list(const struct audit *audit, FILE *stream, const char *title,
                        bool (*belongs)(const struct audited *item))
{
    bool any = false;
    for (size_t i = 0; i < audit->count; i++) {
        const struct audited *item = &audit->items[i];
        if (!belongs(item))
            continue;
        fprintf(stream, "%s  %s%s%s\n", any ? "" : title, item->entry->id,
                item->excuse != NULL ? ": " : "", item->excuse != NULL ? item->excuse : "");
        any = true;
    }
    if (any)
        fputc('\n', stream);
}

static bool is_not_reached(const struct audited *item)
{
    return item->status == FAULT_NOT_REACHED && item->excuse == NULL;
}

static bool is_accepted(const struct audited *item)
{
    return item->status == FAULT_UNDETECTED && item->excuse != NULL;
}

static bool is_detected_after_all(const struct audited *item)
{
    return item->status == FAULT_DETECTED && item->excuse != NULL;
}

/* One row of a table. */
struct row {
    const char *name;
    struct score score;
};

static const char *category_of(const struct audited *item)
{
    return item->category;
}

static const char *kind_of(const struct audited *item)
{
    return item->entry->kind;
}

static const char *subject_of(const struct audited *item)
{
    return item->entry->subject;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct row *)a)->name, ((const struct row *)b)->name);
}

/* The percentage as the tables have it: there is none of no faults. */
static void put_percent(FILE *stream, int width, const struct score *score)
{
    if (score->detected + score->undetected == 0)
        fprintf(stream, "%*s", width, "-");
    else
        fprintf(stream, "%*.1f", width, score_percent(score));
}

static void print_score(FILE *stream, const char *name, const struct score *score)
{
    fprintf(stream, "  %-42s %8zu %10zu %8zu %11zu ", name, score->detected, score->undetected,
            score->accepted, score->not_reached);
    put_percent(stream, 7, score);
    fputc('\n', stream);
}

static void report_table(const struct audit *audit, FILE *stream, const char *title,
                         const char *(*key)(const struct audited *item))
{
    struct row *rows = xcalloc(audit->count + 1, sizeof *rows);
    size_t rows_used = 0;
    for (size_t i = 0; i < audit->count; i++) {
        const struct audited *item = &audit->items[i];
        size_t row = 0;
        while (row < rows_used && strcmp(rows[row].name, key(item)) != 0)
            row++;
        if (row == rows_used)
            rows[rows_used++].name = key(item);
        count(&rows[row].score, item);
    }
    qsort(rows, rows_used, sizeof *rows, by_name);
    fprintf(stream, "  %-42s %8s %10s %8s %11s %7s\n", title, "detected", "undetected", "accepted",
            "not reached", "%");
    for (size_t i = 0; i < rows_used; i++)
        print_score(stream, rows[i].name, &rows[i].score);
    fputc('\n', stream);
    free(rows);
}

void audit_report(const struct audit *audit, FILE *stream)
{
    struct score score = audit_score(audit);
    report_undetected(audit, stream);
    report_list(audit, stream, "Not reached by any test:\n", is_not_reached);
    report_list(audit, stream, "Undetected, as the specification allows:\n", is_accepted);
    report_list(audit, stream, "Accepted, but detected:\n", is_detected_after_all);
    report_table(audit, stream, "function, event, capability", subject_of);
    report_table(audit, stream, "kind", kind_of);
    report_table(audit, stream, "category", category_of);
    print_score(stream, "all", &score);
    fprintf(stream,
            "\n%zu fault%s: %zu detected, %zu undetected, %zu accepted, "
            "%zu not reached",
            audit->count, noun_end(audit->count), score.detected, score.undetected, score.accepted,
            score.not_reached);
    if (score.open > 0)
        fprintf(stream, ", %zu not done", score.open);
    fputs("; ", stream);
    put_percent(stream, 0, &score);
    fprintf(stream, " %% (%zu JVM%s, %.0f s)%s\n", audit->runs, noun_end(audit->runs),
            audit->seconds, audit->interrupted ? "; interrupted" : "");
}
