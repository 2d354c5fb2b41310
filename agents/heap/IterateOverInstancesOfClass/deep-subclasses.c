/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("IterateOverInstancesOfClass reports instances of subclasses many levels below, and none of superclasses.");

enum { OBJECTS = 5 };

static int calls[OBJECTS + 1]; /* by tag */

HEAP_OBJECT_CALLBACK(see)
{
    if (*tag > 0 && *tag <= OBJECTS)
        calls[*tag]++;
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(JNIEnv *jni, const char *name)
{
    static const char *const levels[] = {"Level7", "Level8", "Level9", "Level10", "Level12"};
    memset(calls, 0, sizeof calls);
    must(IterateOverInstancesOfClass, find_class(jni, name), JVMTI_HEAP_OBJECT_EITHER, see, NULL);
    for (int i = 0; i < OBJECTS; i++)
        say("%s: instance of %s: %d", name, levels[i], calls[1 + i]);
}

static void observe(JNIEnv *jni, jobject objects)
{
    for (jsize i = 0; i < OBJECTS; i++)
        set_tag((*jni)->GetObjectArrayElement(jni, objects, i), 1 + i);
    walk(jni, "classes/Levels$Level7");
    walk(jni, "classes/Levels$Level8");
    walk(jni, "classes/Levels$Level9");
    walk(jni, "classes/Levels$Level11");
}

TEST(.target = "heap.graph.ManySuperclasses", .probe = observe, .needs = {.can_tag_objects = 1});
