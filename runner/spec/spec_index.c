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
                enum subject_kind kind)
{
    if (find(subjects, name) != NULL)
        return;
    subjects->items = xgrow(subjects->items, subjects->count, sizeof *subjects->items);
    subjects->items[subjects->count++] = (struct subject){xstrdup(name), xstrdup(category), kind};
}

static int read_table(struct spec_index *subjects, const char *directory, const char *file,
                      const char *name_column, const char *category_column)
{
    struct table table;
    char *problem = NULL;
    int got = table_open(&table, directory, file, &problem);
    int name = got == 0 ? table_column(&table, name_column, &problem) : -1;
    int category = name >= 0 && category_column != NULL
                       ? table_column(&table, category_column, &problem)
                       : 0;
    got = name >= 0 && category >= 0 ? 0 : -1;
    while (got == 0 && (got = table_next(&table, &problem)) == 1) {
        bool is_function = category_column != NULL;
        add(subjects, table.cells[name], is_function ? table.cells[category] : "event",
            is_function ? SUBJECT_FUNCTION : SUBJECT_EVENT);
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
    if (read_table(subjects, directory, "functions.tsv", "function", "category") == 0
        && read_table(subjects, directory, "events.tsv", "event", NULL) == 0)
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

size_t spec_index_count(const struct spec_index *subjects, enum subject_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < subjects->count; i++)
        count += subjects->items[i].kind == kind;
    return count;
}
