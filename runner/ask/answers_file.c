/* SPDX-License-Identifier: Apache-2.0 */

/* Answers as JSON, and back. */
#include "ask/answers.h"

#include <stdlib.h>
#include <string.h>

#include "ask/answer_groups.h"
#include "base/json_file.h"
#include "base/json_text.h"

/* An answer as a line. What all JVMs answered names none. */
static void put_group(FILE *stream, const struct group *group, size_t vms)
{
    json_t *object = json_pack("{s:O}", "lines", group->lines);
    if (group->labels.count < vms)
        json_object_set_new(object, "vms", texts_as_json(group->labels.items));
    json_dumpf(object, stream, JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(object);
}

void answers_write(FILE *stream, json_t *answers)
{
    const json_t *vms = json_object_get(answers, "vms");
    json_t *all = json_object_get(answers, "answers");
    struct strings ids = {0};
    const char *id;
    json_t *by_vm;
    json_object_foreach (all, id, by_vm)
        strings_add(&ids, xstrdup(id));
    strings_sort(&ids);
    fputs("{\n\"vms\": ", stream);
    json_dumpf(vms, stream, JSON_COMPACT);
    fputs(",\n\"answers\": {", stream);
    for (size_t i = 0; i < ids.count; i++) {
        struct groups groups = groups_of(answers, ids.items[i]);
        fprintf(stream, "%s\n\"%s\": [", i > 0 ? "," : "", ids.items[i]);
        for (size_t j = 0; j < groups.count; j++) {
            fputs(j > 0 ? ",\n " : "\n ", stream);
            put_group(stream, &groups.items[j], json_array_size(vms));
        }
        fputs("]", stream);
        groups_free(&groups);
    }
    fputs("\n}}\n", stream);
    strings_free(&ids);
}

/* A copy of a list of strings, NULL if it is none. */
static json_t *plain_list(const json_t *list)
{
    json_t *copy = json_is_array(list) ? json_array() : NULL;
    size_t index;
    json_t *item;
    json_array_foreach (list, index, item) {
        if (!json_is_string(item)) {
            json_decref(copy);
            return NULL;
        }
        json_array_append_new(copy, text_as_json(json_string_value(item)));
    }
    return copy;
}

/* Enters a group under the label of each of its JVMs; those of all where it names none. */
static int unpack_group(json_t *by_vm, const json_t *group, const json_t *vms)
{
    const json_t *named = json_object_get(group, "vms");
    json_t *labels = plain_list(named != NULL ? named : vms), *label;
    json_t *lines = plain_list(json_object_get(group, "lines"));
    size_t index;
    int result = labels != NULL && lines != NULL ? 0 : -1;
    if (result == 0)
        json_array_foreach (labels, index, label)
            json_object_set(by_vm, json_string_value(label), lines);
    json_decref(labels);
    json_decref(lines);
    return result;
}

/* Returns the store, or NULL if it is not of that form. */
static json_t *unpack(json_t *packed)
{
    json_t *vms = plain_list(json_object_get(packed, "vms"));
    json_t *from = json_object_get(packed, "answers"), *all = json_object();
    int result = vms != NULL && json_is_object(from) ? 0 : -1;
    const char *id;
    json_t *groups, *group;
    size_t index;
    json_object_foreach (from, id, groups) {
        json_t *by_vm = json_object();
        json_array_foreach (groups, index, group)
            result |= unpack_group(by_vm, group, vms);
        json_object_set_new(all, id, by_vm);
    }
    if (result == 0)
        return json_pack("{s:o, s:o}", "vms", vms, "answers", all);
    json_decref(vms);
    json_decref(all);
    return NULL;
}

json_t *answers_read(const char *path)
{
    json_t *packed = json_file_load(path);
    json_t *answers = packed != NULL ? unpack(packed) : NULL;
    if (answers == NULL && packed != NULL)
        complain("%s: this is no record of answers", path);
    json_decref(packed);
    return answers;
}
