/* SPDX-License-Identifier: Apache-2.0 */
#include "spec/spec_index.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/table.h"
#include "base/text.h"

struct subject {
    char *name;
    char *category;
    char *anchor;
    enum subject_kind kind;
};

struct spec_index {
    struct subject *items;
    size_t count;
};

static const struct subject *find(const struct spec_index *subjects, const char *name)
{
    for (size_t i = 0; i < subjects->count; i++)
        if (strcmp(subjects->items[i].name, name) == 0)
            return &subjects->items[i];
    return NULL;
}

/* A subject has one row for each range of versions in which its facts are the same. */
static void add(struct spec_index *subjects, const char *name, const char *category,
                const char *anchor, enum subject_kind kind)
{
    if (find(subjects, name) != NULL)
        return;
    subjects->items = xgrow(subjects->items, subjects->count, sizeof *subjects->items);
    subjects->items[subjects->count++] = (struct subject){
        .name = xstrdup(name),
        .category = xstrdup(category),
        .anchor = xstrdup(anchor),
        .kind = kind,
    };
}

/* The second column is what the rows differ in: the category of a function, the anchor of a section;
 * NULL for none. */
static int read_table(struct spec_index *subjects, const char *directory, const char *file,
                      const char *name_column, const char *second_column, enum subject_kind kind)
{
    struct table table;
    char *problem = NULL;
    int got = table_open(&table, directory, file, &problem);
    int name = got == 0 ? table_column(&table, name_column, &problem) : -1;
    int second = name >= 0 && second_column != NULL ? table_column(&table, second_column, &problem)
                                                    : name;
    got = name >= 0 && second >= 0 ? 0 : -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1) {
        const char *cells[] = {table.cells[name], table.cells[second]};
        add(subjects, cells[0],
            kind == SUBJECT_FUNCTION ? cells[1]
            : kind == SUBJECT_EVENT  ? "event"
                                     : "section",
            kind == SUBJECT_OTHER ? cells[1] : cells[0], kind);
        got = 0;
    }
    table_close(&table);
    if (problem != NULL)
        complain("%s", problem);
    free(problem);
    return got;
}

struct spec_index *spec_index_read(const char *directory)
{
    struct spec_index *subjects = xcalloc(1, sizeof *subjects);
    if (read_table(subjects, directory, "functions.tsv", "function", "category", SUBJECT_FUNCTION)
            == 0
        && read_table(subjects, directory, "events.tsv", "event", NULL, SUBJECT_EVENT) == 0
        && read_table(subjects, directory, "sections.tsv", "subject", "anchor", SUBJECT_OTHER) == 0)
        return subjects;
    spec_index_free(subjects);
    return NULL;
}

void spec_index_free(struct spec_index *subjects)
{
    if (subjects == NULL)
        return;
    for (size_t i = 0; i < subjects->count; i++) {
        free(subjects->items[i].name);
        free(subjects->items[i].category);
        free(subjects->items[i].anchor);
    }
    free(subjects->items);
    free(subjects);
}

enum subject_kind spec_index_kind(const struct spec_index *subjects, const char *name)
{
    const struct subject *subject = find(subjects, name);
    return subject != NULL ? subject->kind : SUBJECT_OTHER;
}

const char *spec_index_category(const struct spec_index *subjects, const char *name)
{
    const struct subject *subject = find(subjects, name);
    return subject != NULL ? subject->category : "section";
}

const char *spec_index_anchor(const struct spec_index *subjects, const char *name)
{
    const struct subject *subject = find(subjects, name);
    return subject != NULL ? subject->anchor : name;
}

size_t spec_index_count(const struct spec_index *subjects, enum subject_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < subjects->count; i++)
        count += subjects->items[i].kind == kind;
    return count;
}
