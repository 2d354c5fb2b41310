/* SPDX-License-Identifier: Apache-2.0 */
#include "../never_asked.h"

TITLE("GetClassFields gives several threads that ask at once the same fields.");

static void ask(jclass klass, struct members *members)
{
    jfieldID *ids = NULL;
    must(GetClassFields, klass, &members->count, &ids);
    members->count = readable(ids, members->count);
    for (jint i = 0; i < members->count && i < MOST; i++)
        members->ids[i] = ids[i];
    release(ids);
}

static char *name_of_member(jclass klass, void *id)
{
    char *name = NULL;
    must(GetFieldName, klass, (jfieldID)id, &name, NULL, NULL);
    return name;
}

static bool is_same_member(jclass klass, void *id, void *other)
{
    char *name = name_of_member(klass, id), *other_name = name_of_member(klass, other);
    bool same = strcmp(readable_text(name), readable_text(other_name)) == 0;
    release(name);
    release(other_name);
    return same;
}

TEST(.target = "classes.NeverAsked", .probe = ask_at_once);
