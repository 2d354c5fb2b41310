/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports the locals of a thread without a tag with thread_tag 0.");

enum { FIRST_LOCAL = 4 }; /* the tag; those of the three threads are before it */

static jobject things;
static bool variables[NAMED_MAX]; /* that were reported: compiled code may hold one twice */

static void see(const char *kind, jlong tag, jlong thread_tag)
{
    bool is_variable = strcmp(kind, "STACK_LOCAL") == 0;
    if (!has_name(&tag) || tag < FIRST_LOCAL || tag >= NAMED_MAX || (is_variable && variables[tag]))
        return;
    variables[tag] |= is_variable;
    record("%s: %s, thread's tag %s%s", object_name(tag), kind,
           thread_tag == 0 ? "none" : "that of ",
           thread_tag == 0         ? ""
           : has_name(&thread_tag) ? object_name(thread_tag)
                                   : "another");
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL)
        see(reference_kind(kind), *tag, info->jni_local.thread_tag);
    else if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL)
        see(reference_kind(kind), *tag, info->stack_local.thread_tag);
    return 0;
}

STACK_REFERENCE_CALLBACK(stack)
{
    see(root_kind(kind), *tag, thread_tag);
    return JVMTI_ITERATION_IGNORE;
}

static void JNICALL keep(JNIEnv *jni, jclass klass, jint place, jstring point)
{
    const char *name = to_string(jni, point);
    element(jni, things, place);
    arrive_and_wait(name);
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if (pairs != NULL) {
        JNINativeMethod native = {"keep", "(ILjava/lang/String;)V", (void *)keep};
        if ((*jni)->RegisterNatives(jni, find_class(jni, "heap/walk/ObjectsInFrames"), &native, 1)
            != 0)
            broken("RegisterNatives failed");
        things = (*jni)->NewGlobalRef(jni, pairs);
        name_objects(jni, pairs);
        set_tag(object_named(jni, pairs, "second thread"), 0);
        return;
    }
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    memset(variables, 0, sizeof variables);
    say_walk("IterateOverReachableObjects",
             ti(IterateOverReachableObjects, NULL, stack, NULL, NULL));
}

TEST(.target = "heap.walk.ObjectsInFrames", .probe = observe, .needs = {.can_tag_objects = 1});
