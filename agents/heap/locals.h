/* SPDX-License-Identifier: Apache-2.0 */

/* The objects in the local variables of heap.walk.Locals and heap.walk.CompiledLocals, as FollowReferences shows them. */
#ifndef ASSAY_HEAP_LOCALS_H
#define ASSAY_HEAP_LOCALS_H

#include "heap.h"

enum { LOCALS_MAX = 200 };

static struct local_reference {
    jlong tag;
    jvmtiHeapReferenceKind kind;
    jlong thread_tag;
    jlong thread_id;
    jint depth;
    jmethodID method;
    jlocation location; /* with slot: of stack locals only */
    jint slot;
} local_references[LOCALS_MAX];
static int local_count;

/* Whether an earlier report was of the same local variable, which compiled code may hold twice. */
static inline bool is_known_variable(const struct local_reference *reference)
{
    for (int i = 0; i < local_count; i++) {
        const struct local_reference *it = &local_references[i];
        if (it->kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && it->kind == reference->kind
            && it->tag == reference->tag && it->thread_tag == reference->thread_tag
            && it->thread_id == reference->thread_id && it->depth == reference->depth
            && it->method == reference->method && it->location == reference->location
            && it->slot == reference->slot)
            return true;
    }
    return false;
}

/* Keeps every local variable and JNI local reference with a named object. */
HEAP_REFERENCE_CALLBACK(see_frames)
{
    (void)class_tag, (void)referrer_class_tag, (void)size, (void)referrer_tag, (void)length;
    (void)user_data;
    bool is_jni = kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if ((kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL && !is_jni) || !has_name(tag))
        return 0;
    if (local_count == LOCALS_MAX)
        broken("too many local references were seen");
    struct local_reference *next = &local_references[local_count];
    *next = (struct local_reference){.tag = *tag, .kind = kind};
    if (is_jni) {
        next->thread_tag = info->jni_local.thread_tag;
        next->thread_id = info->jni_local.thread_id;
        next->depth = info->jni_local.depth;
        next->method = info->jni_local.method;
    } else {
        next->thread_tag = info->stack_local.thread_tag;
        next->thread_id = info->stack_local.thread_id;
        next->depth = info->stack_local.depth;
        next->method = info->stack_local.method;
        next->location = info->stack_local.location;
        next->slot = info->stack_local.slot;
    }
    local_count += !is_known_variable(next);
    return 0;
}

/* Says every local variable that refers to a named object but the thread: by the frame
 * it is in, and how that frame agrees with the stack that GetStackTrace showed. */
static inline void say_locals(jthread thread, jobject pairs, JNIEnv *jni)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_frames};
    jvmtiFrameInfo frames[16] = {{0}};
    jint count = 0;
    name_objects(jni, pairs);
    must(GetStackTrace, thread, 0, 16, frames, &count);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        if (it->kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL || it->tag == tag_named("thread"))
            continue;
        bool known = it->depth >= 0 && it->depth < count && it->depth < 16;
        const char *name = known ? method_name(frames[it->depth].method) : "unknown";
        record("%s: depth %d %s slot %d", object_name(it->tag), (int)it->depth, name,
               (int)it->slot);
        if (!known || frames[it->depth].method != it->method)
            record("%s: another method than that of the frame", object_name(it->tag));
        if (!known || frames[it->depth].location != it->location)
            record("%s: another location than that of the frame", object_name(it->tag));
        if (it->thread_tag != tag_named("thread"))
            record("%s: another thread's tag", object_name(it->tag));
    }
    say_walk("FollowReferences", error);
}

/* ---- The thread ids of two threads ------------------------------------- */

enum { MAIN_TAG = 800 };

static struct {
    int locals, jni_locals;
    jlong id;
    bool differ;
} of_main, of_holder;

static inline void note_ids(void)
{
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        bool is_main = it->thread_tag == MAIN_TAG;
        if (!is_main && it->thread_tag != tag_named("thread"))
            continue;
        int seen_before = is_main ? of_main.locals + of_main.jni_locals
                                  : of_holder.locals + of_holder.jni_locals;
        jlong *id = is_main ? &of_main.id : &of_holder.id;
        bool *differ = is_main ? &of_main.differ : &of_holder.differ;
        *differ |= seen_before > 0 && *id != it->thread_id;
        *id = it->thread_id;
        if (it->kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL)
            *(is_main ? &of_main.locals : &of_holder.locals) += 1;
        else
            *(is_main ? &of_main.jni_locals : &of_holder.jni_locals) += 1;
    }
}

/* Walks with every object of the holder's locals known, and one in a local reference here. */
static inline void learn_ids(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_frames};
    jthread self = NULL;
    must(GetCurrentThread, &self);
    name_objects(jni, pairs);
    set_tag(self, MAIN_TAG);
    object_named(jni, pairs, "a");
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    note_ids();
}

#endif
