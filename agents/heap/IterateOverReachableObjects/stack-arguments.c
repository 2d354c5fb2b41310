/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback gets thread, depth, method and slot of each local variable.");

enum { LOCALS_MAX = 200 };

static struct local {
    jlong tag, thread_tag;
    jint depth, slot;
    jmethodID method;
} locals[LOCALS_MAX];
static int local_count;

/* Compiled code may hold a variable twice. */
STACK_REFERENCE_CALLBACK(stack)
{
    if (kind != JVMTI_HEAP_ROOT_STACK_LOCAL || !has_name(tag) || local_count == LOCALS_MAX)
        return JVMTI_ITERATION_CONTINUE;
    struct local local = {*tag, thread_tag, depth, slot, method};
    for (int i = 0; i < local_count; i++)
        if (locals[i].tag == local.tag && locals[i].thread_tag == thread_tag
            && locals[i].depth == depth && locals[i].slot == slot && locals[i].method == method)
            return JVMTI_ITERATION_CONTINUE;
    locals[local_count++] = local;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiFrameInfo frames[16];
    jint count = 0;
    name_objects(jni, pairs);
    jlong thread = tag_named("thread");
    must(GetStackTrace, object_named(jni, pairs, "thread"), 0, 16, frames, &count);
    jvmtiError error = ti(IterateOverReachableObjects, NULL, stack, NULL, NULL);
    for (int i = 0; i < local_count; i++) {
        if (locals[i].tag == thread)
            continue;
        jint depth = locals[i].depth;
        bool right = depth >= 0 && depth < count && frames[depth].method == locals[i].method;
        record("%s: depth %d %s slot %d, thread's tag %s", object_name(locals[i].tag), (int)depth,
               right ? method_name(locals[i].method) : "another method", (int)locals[i].slot,
               locals[i].thread_tag == thread ? "right" : "wrong");
    }
    say_walk("IterateOverReachableObjects", error);
}

TEST(.target = "heap.walk.Locals", .args = LIST("elsewhere"), .probe = observe,
     .needs = {.can_tag_objects = 1});
