/* SPDX-License-Identifier: Apache-2.0 */

/* Answers on a terminal. */
#include "ask/answers.h"

#include <stdlib.h>
#include <string.h>

#include "ask/answer_groups.h"

/* Whether an earlier group gives the same answer. */
static bool shown_before(const struct groups *groups, size_t index, const char *key)
{
    for (size_t i = 0; i < index; i++)
        if (!group_is_note(&groups->items[i])
            && strcmp(group_value(&groups->items[i], key), group_value(&groups->items[index], key))
                   == 0)
            return true;
    return false;
}

/* Below each key the answers, each with the letters of the groups that give it. */
static void show_table(FILE *stream, const struct groups *groups)
{
    struct strings keys = {0};
    groups_keys(&keys, groups);
    for (size_t k = 0; k < keys.count; k++) {
        fprintf(stream, "    %s\n", keys.items[k]);
        for (size_t i = 0; i < groups->count; i++) {
            if (group_is_note(&groups->items[i]) || shown_before(groups, i, keys.items[k]))
                continue;
            const char *value = group_value(&groups->items[i], keys.items[k]);
            fputs("        ", stream);
            for (size_t j = i; j < groups->count; j++)
                if (!group_is_note(&groups->items[j])
                    && strcmp(group_value(&groups->items[j], keys.items[k]), value) == 0)
                    fputc((int)('A' + j % 26), stream);
            fprintf(stream, "  %s\n", value);
        }
    }
    strings_free(&keys);
}

void answers_show(FILE *stream, const json_t *answers, const struct experiment *experiment)
{
    struct groups groups = groups_of(answers, experiment->test.id);
    fprintf(stream, "%s\n  %s\n", experiment->test.id, experiment->test.descriptor->title);
    bool table = groups.count > 1 && groups_are_table(&groups);
    for (size_t i = 0; i < groups.count; i++) {
        char *labels = labels_joined(&groups.items[i].labels);
        fprintf(stream, "  %c  %s\n", (int)('A' + i % 26), labels);
        free(labels);
        if (!table || group_is_note(&groups.items[i]))
            group_print(&groups.items[i], stream, "       ");
    }
    if (table)
        show_table(stream, &groups);
    fputc('\n', stream);
    groups_free(&groups);
}
