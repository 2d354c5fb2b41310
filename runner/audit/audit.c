/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/audit.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "catalog/pattern.h"

const char *fault_status_name(enum fault_status status)
{
    static const char *const names[FAULT_STATUSES] = {"open", "detected", "undetected",
                                                      "not reached"};
    return names[status];
}

int fault_library_open(struct fault_library *library, const char *path, const char *symbol)
{
    *library = (struct fault_library){.handle = dlopen(path, RTLD_NOW | RTLD_LOCAL)};
    if (library->handle == NULL) {
        complain("%s", dlerror());
        return -1;
    }
    fault_catalogue_function *catalogue;
    *(void **)&catalogue = dlsym(library->handle, symbol);
    if (catalogue == NULL) {
        complain("%s: this is no library of faults", path);
        dlclose(library->handle);
        return -1;
    }
    library->entries = catalogue(&library->count);
    return 0;
}

void fault_library_close(struct fault_library *library)
{
    dlclose(library->handle);
    *library = (struct fault_library){0};
}

static bool is_chosen(const char *id, char *const *patterns, bool *used)
{
    bool chosen = false, excluded = false, selective = false;
    for (size_t i = 0; patterns != NULL && patterns[i] != NULL; i++) {
        bool out = *patterns[i] == '!';
        bool matches = pattern_matches_path(patterns[i] + out, id);
        used[i] |= matches;
        selective |= !out;
        chosen |= matches && !out;
        excluded |= matches && out;
    }
    return (chosen || !selective) && !excluded;
}

/* Keeps a number of the items, in their order. */
static void sample(struct audit *audit, size_t wanted, int64_t seed)
{
    uint64_t state = (uint64_t)seed;
    size_t kept = 0;
    for (size_t i = 0; i < audit->count; i++)
        if (random_number(&state) % (audit->count - i) < wanted - kept)
            audit->items[kept++] = audit->items[i];
    audit->count = kept;
}

int audit_choose(struct audit *audit, const struct fault_library *library,
                 const struct fault_selection *selection)
{
    size_t patterns = 0;
    while (selection->patterns != NULL && selection->patterns[patterns] != NULL)
        patterns++;
    bool *used = xcalloc(patterns, sizeof *used);
    int result = 0;
    audit->items = xcalloc(library->count, sizeof *audit->items);
    for (size_t i = 0; i < library->count; i++)
        if (is_chosen(library->entries[i]->id, selection->patterns, used))
            audit->items[audit->count++].entry = library->entries[i];
    for (size_t i = 0; i < patterns; i++)
        if (!used[i]) {
            complain("no fault matches '%s'", selection->patterns[i]);
            result = -1;
        }
    if (result == 0 && audit->count == 0) {
        complain("no fault is selected");
        result = -1;
    }
    free(used);
    if (selection->sample > 0 && selection->sample < audit->count)
        sample(audit, selection->sample, selection->seed);
    return result;
}

void audit_restrict(struct audit *audit, int spec)
{
    size_t kept = 0;
    for (size_t i = 0; i < audit->count; i++) {
        const struct fault_entry *entry = audit->items[i].entry;
        if (entry->since <= spec && (entry->until == 0 || entry->until >= spec))
            audit->items[kept++] = audit->items[i];
        else
            free(audit->items[i].category);
    }
    audit->count = kept;
}

/* A test about the subject, or NULL. */
static const struct test *test_about(const struct catalog *catalog, const char *subject)
{
    size_t length = strlen(subject);
    for (size_t i = 0; i < catalog->count; i++) {
        const char *rest = strchr(catalog->tests[i].id, '/');
        if (rest != NULL && strncmp(rest + 1, subject, length) == 0 && rest[length + 1] == '/')
            return &catalog->tests[i];
    }
    return NULL;
}

void audit_categories(struct audit *audit, const struct catalog *catalog,
                      const struct spec_index *subjects)
{
    for (size_t i = 0; i < audit->count; i++) {
        struct audited *item = &audit->items[i];
        const char *subject = item->entry->subject;
        const struct test *test = audit->branches == NULL ? test_about(catalog, subject) : NULL;
        if (audit->branches != NULL)
            item->category = branch_table_category(item->entry);
        else if (test != NULL)
            item->category = xprintf("%.*s", (int)strcspn(test->id, "/"), test->id);
        else if (strncmp(subject, "can_", 4) == 0)
            item->category = xstrdup("capability");
        else if (strncmp(subject, "jvmti", 5) == 0)
            item->category = xstrdup("heap");
        else
            item->category = xstrdup(spec_index_category(subjects, subject));
    }
}

static bool excuse(struct audit *audit, const struct fault_library *library, const char *id,
                   const char *reason)
{
    bool known = false;
    for (size_t i = 0; i < library->count; i++)
        known |= strcmp(library->entries[i]->id, id) == 0;
    for (size_t i = 0; i < audit->count; i++)
        if (strcmp(audit->items[i].entry->id, id) == 0)
            audit->items[i].excuse = reason;
    return known;
}

int audit_read_excuses(struct audit *audit, const struct fault_library *library, const char *path,
                       struct strings *memory)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    int result = 0;
    if (file == NULL) {
        complain("%s: %s", path, strerror(errno));
        return -1;
    }
    for (int number = 1; getline(&line, &size, file) > 0; number++) {
        line[strcspn(line, "\n")] = '\0';
        if (*line == '\0' || *line == '#')
            continue;
        char *copy = xstrdup(line);
        strings_add(memory, copy);
        char *reason = copy + strcspn(copy, " ");
        if (*reason == ' ')
            *reason++ = '\0';
        if (*reason == '\0' || !excuse(audit, library, copy, reason)) {
            complain("%s:%d: %s", path, number,
                     *reason == '\0' ? "there is no reason behind the fault"
                                     : "there is no such fault");
            result = -1;
        }
    }
    free(line);
    fclose(file);
    return result;
}

void audit_free(struct audit *audit)
{
    for (size_t i = 0; i < audit->count; i++) {
        free(audit->items[i].category);
        free(audit->items[i].by);
        free(audit->items[i].broken);
        strings_free(&audit->items[i].tried);
    }
    for (size_t i = 0; audit->baseline != NULL && i < audit->plan->count; i++) {
        strings_free(&audit->baseline[i].words);
        reach_free(&audit->baseline[i].reach);
    }
    free(audit->items);
    free(audit->baseline);
    *audit = (struct audit){0};
}
