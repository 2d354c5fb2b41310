/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback reports the local references of each native frame of a thread.");

enum { LEVELS = 3 };

/* A root may be reported twice, and is recorded once. */
STACK_REFERENCE_CALLBACK(stack)
{
    static bool is_recorded[NAMED_MAX];
    if (!has_name(tag) || kind != JVMTI_HEAP_ROOT_JNI_LOCAL || is_recorded[*tag])
        return JVMTI_ITERATION_CONTINUE;
    is_recorded[*tag] = true;
    record("%s: depth %d, thread's tag %s", object_name(*tag), (int)depth,
           thread_tag == TAG_OF_THREAD ? "right" : "wrong");
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int level;
    jthread thread;
    level++;
    char *name = assay_text();
    assay_append(name, "object %d", level);
    name_tag(level, name);
    set_tag((*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")), level);
    jclass nested = find_class(jni, "heap/walk/Nested");
    if (level < LEVELS) {
        (*jni)->CallStaticVoidMethod(jni, nested, static_method_id(jni, nested, "again", "(I)V"),
                                     level);
        return;
    }
    must(GetCurrentThread, &thread);
    set_tag(thread, TAG_OF_THREAD);
    say_walk("IterateOverReachableObjects",
             ti(IterateOverReachableObjects, NULL, stack, NULL, NULL));
}

TEST(.target = "heap.walk.Nested", .probe = observe, .needs = {.can_tag_objects = 1});
