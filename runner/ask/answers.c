/* SPDX-License-Identifier: Apache-2.0 */
#include "ask/answers.h"

#include <stdlib.h>
#include <string.h>

#include "base/json_text.h"
#include "base/utf8.h"

json_t *answers_new(void)
{
    return json_pack("{s:[], s:{}}", "vms", "answers");
}

static bool has_label(const json_t *vms, const char *label)
{
    size_t index;
    json_t *item;
    json_array_foreach (vms, index, item)
        if (strcmp(json_string_value(item), label) == 0)
            return true;
    return false;
}

/* "25.412-b08" of release 8 is 8.0.412; a build number says little. */
static char *short_version(const struct vm *vm)
{
    bool eight = vm->spec == 8 && strncmp(vm->version, "25.", 3) == 0;
    const char *start = eight ? vm->version + 3 : vm->version;
    size_t length = eight ? strcspn(start, "-") : strcspn(start, "+");
    char *version = utf8_plain(start, length);
    char *whole = xprintf("%s%s", eight ? "8.0." : "", version);
    free(version);
    return whole;
}

const char *answers_add_vm(json_t *answers, const struct vm *vm)
{
    json_t *vms = json_object_get(answers, "vms");
    char *version = short_version(vm);
    const char *kind = strstr(vm->name, "Zero") != NULL ? " Zero" : "";
    char *label = xprintf("%s%s", version, kind);
    for (unsigned number = 2; has_label(vms, label); number++) {
        free(label);
        label = xprintf("%s%s #%u", version, kind, number);
    }
    json_array_append_new(vms, json_string(label));
    free(label);
    free(version);
    return json_string_value(json_array_get(vms, json_array_size(vms) - 1));
}

void answers_put(json_t *answers, const char *id, const char *label, const struct strings *lines)
{
    json_t *all = json_object_get(answers, "answers");
    json_t *by_vm = json_object_get(all, id);
    if (by_vm == NULL) {
        by_vm = json_object();
        json_object_set_new(all, id, by_vm);
    }
    json_t *list = json_array();
    for (size_t i = 0; i < lines->count; i++)
        json_array_append_new(list, text_as_json(lines->items[i]));
    json_object_set_new(by_vm, label, list);
}
