/* SPDX-License-Identifier: Apache-2.0 */
#include "../never_asked.h"

TITLE("GetClassMethods gives several threads that ask at once the same ids.");

static void ask(jclass klass, struct members *members)
{
    jmethodID *ids = NULL;
    must(GetClassMethods, klass, &members->count, &ids);
    members->count = readable(ids, members->count);
    for (jint i = 0; i < members->count && i < MOST; i++)
        members->ids[i] = ids[i];
    release(ids);
}

static char *name_of_member(jclass klass, void *id)
{
    char *name = NULL;
    must(GetMethodName, (jmethodID)id, &name, NULL, NULL);
    return name;
}

static bool is_same_member(jclass klass, void *id, void *other)
{
    return id == other;
}

TEST(.target = "classes.NeverAsked", .probe = ask_at_once);
