/* SPDX-License-Identifier: Apache-2.0 */
#include "history/known_record.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/utf8.h"
#include "history/pins_joined.h"

struct draft *draft_of(struct drafts *drafts, const char *id)
{
    size_t number = numbering_add(&drafts->ids, id);
    if (number < drafts->count)
        return &drafts->items[number];
    drafts->items = xgrow(drafts->items, drafts->count, sizeof *drafts->items);
    drafts->items[drafts->count] = (struct draft){.id = xstrdup(id)};
    return &drafts->items[drafts->count++];
}

bool draft_is_due(const struct recorded_result *result)
{
    return verdict_deviates(result->verdict, false) || result->verdict == VERDICT_WEAK;
}

/* Of two kinds of VM both patterns. */
static void add_vm(struct draft *draft, const json_t *vm)
{
    const char *name = json_string_value(json_object_get(vm, "name"));
    char *pattern = pin_vm_pattern(name != NULL ? name : "");
    if (draft->vm == NULL) {
        draft->vm = pattern;
        return;
    }
    if (strstr(draft->vm, pattern) == NULL) {
        char *both = xprintf("%s | %s", draft->vm, pattern);
        free(draft->vm);
        draft->vm = both;
    }
    free(pattern);
}

void draft_add(struct draft *draft, const struct results_file *file,
               const struct recorded_result *result)
{
    const json_t *vm = json_object_get(file->root, "vm");
    if (!pin_lines_add_result(&draft->pins, file, result, NULL, NULL)) {
        char *plain = utf8_plain(result->id, strlen(result->id));
        complain("%s: no line differs in these results, and a pin can say nothing else", plain);
        free(plain);
        return;
    }
    char *version = pin_version_of(vm);
    numbering_add(&draft->versions, version);
    free(version);
    add_vm(draft, vm);
    pin_rules_of(result, &draft->rules);
}

void drafts_record(struct drafts *drafts, const struct results_file *file)
{
    for (size_t i = 0; i < file->count; i++) {
        const struct recorded_result *result = &file->results[i];
        if (!draft_is_due(result))
            continue;
        char *id = xprintf("unreviewed-%s", result->id);
        for (char *c = id; *c != '\0'; c++)
            if (!isalnum((unsigned char)*c))
                *c = '-';
        struct draft *draft = draft_of(drafts, id);
        const char *title = json_string_value(json_object_get(result->object, "title"));
        if (draft->title == NULL) {
            draft->title = xprintf("Not reviewed: %s", title != NULL ? title : result->id);
            draft->behavior = xstrdup("The test deviates; nobody has looked into it yet.");
            draft->status = xstrdup("open");
        }
        draft_add(draft, file, result);
        free(id);
    }
}

static void put(FILE *stream, const char *key, const char *text)
{
    fprintf(stream, "%s: ", key);
    utf8_put(stream, text);
    fputc('\n', stream);
}

static void print(struct draft *draft, FILE *stream)
{
    char *today = date_today();
    put(stream, "Cause", draft->id);
    put(stream, "Title", draft->title);
    put(stream, "Status", draft->status);
    for (size_t i = 0; i < draft->rules.texts.count; i++)
        put(stream, "Rule", draft->rules.texts.items[i]);
    put(stream, "VM", draft->vm);
    put(stream, "Behavior", draft->behavior);
    fputs("Affected: ", stream);
    for (size_t i = 0; i < draft->versions.texts.count; i++)
        fprintf(stream, "%s%s", i > 0 ? ", " : "", draft->versions.texts.items[i]);
    fputc('\n', stream);
    if (draft->bug != NULL)
        put(stream, "Bug", draft->bug);
    fprintf(stream, "Date: %s\n", today);
    pin_lines_join(&draft->pins);
    pin_lines_print(&draft->pins, draft->id, draft->vm, stream);
    fputc('\n', stream);
    free(today);
}

void drafts_print(struct drafts *drafts, FILE *stream)
{
    for (size_t i = 0; i < drafts->count; i++)
        if (drafts->items[i].pins.count > 0)
            print(&drafts->items[i], stream);
}

void drafts_free(struct drafts *drafts)
{
    for (size_t i = 0; i < drafts->count; i++) {
        struct draft *draft = &drafts->items[i];
        free(draft->id);
        free(draft->title);
        free(draft->status);
        free(draft->behavior);
        free(draft->bug);
        free(draft->vm);
        numbering_free(&draft->versions);
        numbering_free(&draft->rules);
        pin_lines_free(&draft->pins);
    }
    free(drafts->items);
    numbering_free(&drafts->ids);
    *drafts = (struct drafts){0};
}
