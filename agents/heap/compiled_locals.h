/* SPDX-License-Identifier: Apache-2.0 */

/* The objects in the local variables of heap.walk.CompiledLocals and heap.walk.Locals, as
 * IterateOverReachableObjects shows them. */
#ifndef ASSAY_HEAP_COMPILED_LOCALS_H
#define ASSAY_HEAP_COMPILED_LOCALS_H

#include "heap.h"

enum { OLD_LOCALS_MAX = 200 };

static struct old_local {
    jlong tag, thread_tag;
    jint depth, slot;
    jmethodID method;
} old_locals[OLD_LOCALS_MAX];
static int old_local_count;

/* Compiled code may hold a variable twice. */
STACK_REFERENCE_CALLBACK(see_old_local)
{
    (void)class_tag, (void)size, (void)user_data;
    if (kind != JVMTI_HEAP_ROOT_STACK_LOCAL || !has_name(tag))
        return JVMTI_ITERATION_CONTINUE;
    if (old_local_count == OLD_LOCALS_MAX)
        broken("too many local variables were seen");
    struct old_local local = {*tag, thread_tag, depth, slot, method};
    for (int i = 0; i < old_local_count; i++)
        if (old_locals[i].tag == local.tag && old_locals[i].thread_tag == thread_tag
            && old_locals[i].depth == depth && old_locals[i].slot == slot
            && old_locals[i].method == method)
            return JVMTI_ITERATION_CONTINUE;
    old_locals[old_local_count++] = local;
    return JVMTI_ITERATION_CONTINUE;
}

/* Says each local variable that refers to a named object but the thread, by its frame. */
static inline void say_old_locals(JNIEnv *jni, jobject pairs)
{
    jvmtiFrameInfo frames[16] = {{0}};
    jint count = 0;
    name_objects(jni, pairs);
    jlong thread = tag_named("thread");
    must(GetStackTrace, object_named(jni, pairs, "thread"), 0, 16, frames, &count);
    jvmtiError error = ti(IterateOverReachableObjects, NULL, see_old_local, NULL, NULL);
    for (int i = 0; i < old_local_count; i++) {
        if (old_locals[i].tag == thread)
            continue;
        jint depth = old_locals[i].depth;
        bool right = depth >= 0 && depth < count && depth < 16
                     && frames[depth].method == old_locals[i].method;
        record("%s: depth %d %s slot %d, thread's tag %s", object_name(old_locals[i].tag),
               (int)depth, right ? method_name(old_locals[i].method) : "another method",
               (int)old_locals[i].slot, old_locals[i].thread_tag == thread ? "right" : "wrong");
    }
    say_walk("IterateOverReachableObjects", error);
}

#endif
