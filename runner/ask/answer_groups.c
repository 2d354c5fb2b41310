/* SPDX-License-Identifier: Apache-2.0 */
#include "ask/answer_groups.h"

#include <stdlib.h>
#include <string.h>

struct groups groups_of(const json_t *answers, const char *id)
{
    struct groups groups = {0};
    const json_t *by_vm = json_object_get(json_object_get(answers, "answers"), id);
    size_t index;
    json_t *vm;
    json_array_foreach (json_object_get(answers, "vms"), index, vm) {
        const json_t *lines = json_object_get(by_vm, json_string_value(vm));
        if (lines == NULL)
            continue;
        size_t i = 0;
        while (i < groups.count && !json_equal(groups.items[i].lines, lines))
            i++;
        if (i == groups.count) {
            groups.items = xgrow(groups.items, groups.count, sizeof *groups.items);
            groups.items[groups.count++] = (struct group){.lines = lines};
        }
        strings_add(&groups.items[i].labels, xstrdup(json_string_value(vm)));
    }
    return groups;
}

void groups_free(struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++)
        strings_free(&groups->items[i].labels);
    free(groups->items);
}

/* Whether the second is the Zero VM of the first. */
static bool is_pair(const char *label, const char *next)
{
    size_t length = strlen(label);
    return strncmp(label, next, length) == 0 && strcmp(next + length, " Zero") == 0;
}

char *labels_joined(const struct strings *labels)
{
    char *text = xstrdup("");
    for (size_t i = 0; i < labels->count; i++) {
        bool pair = i + 1 < labels->count && is_pair(labels->items[i], labels->items[i + 1]);
        char *longer = xprintf("%s%s%s%s", text, *text != '\0' ? ", " : "", labels->items[i],
                               pair ? " and Zero" : "");
        i += pair;
        free(text);
        text = longer;
    }
    return text;
}

bool group_is_note(const struct group *group)
{
    const char *first = json_string_value(json_array_get(group->lines, 0));
    return json_array_size(group->lines) == 1 && first != NULL && *first == '(';
}

/* ---- Lines "KEY: ANSWER" ------------------------------------------------- */

/* Length of what precedes ": ", or 0. */
static size_t key_length(const char *line)
{
    const char *colon = strstr(line, ": ");
    return colon != NULL ? (size_t)(colon - line) : 0;
}

static const char *find(const json_t *lines, const char *key, size_t length)
{
    size_t index;
    json_t *line;
    json_array_foreach (lines, index, line) {
        const char *text = json_string_value(line);
        if (key_length(text) == length && strncmp(text, key, length) == 0)
            return text + length + 2;
    }
    return NULL;
}

bool groups_are_table(const struct groups *groups)
{
    bool any = false;
    for (size_t i = 0; i < groups->count; i++) {
        if (group_is_note(&groups->items[i]))
            continue;
        any = true;
        size_t index;
        json_t *line;
        json_array_foreach (groups->items[i].lines, index, line) {
            const char *text = json_string_value(line);
            size_t length = key_length(text);
            if (length == 0 || find(groups->items[i].lines, text, length) != text + length + 2)
                return false;
        }
    }
    return any;
}

void groups_keys(struct strings *keys, const struct groups *groups)
{
    for (size_t i = 0; i < groups->count; i++) {
        if (group_is_note(&groups->items[i]))
            continue;
        size_t index;
        json_t *line;
        json_array_foreach (groups->items[i].lines, index, line) {
            const char *text = json_string_value(line);
            char *key = xprintf("%.*s", (int)key_length(text), text);
            bool known = false;
            for (size_t k = 0; k < keys->count; k++)
                known |= strcmp(keys->items[k], key) == 0;
            if (known)
                free(key);
            else
                strings_add(keys, key);
        }
    }
}

const char *group_value(const struct group *group, const char *key)
{
    const char *value = find(group->lines, key, strlen(key));
    return value != NULL ? value : "-";
}

void group_print(const struct group *group, FILE *stream, const char *indent)
{
    size_t index;
    json_t *line;
    json_array_foreach (group->lines, index, line)
        fprintf(stream, "%s%s\n", indent, json_string_value(line));
}
