/* SPDX-License-Identifier: Apache-2.0 */

/* The thread ids that come with the local references of two threads of heap.walk.Locals. */
#ifndef ASSAY_HEAP_THREAD_IDS_H
#define ASSAY_HEAP_THREAD_IDS_H

#include "locals.h"

enum { MAIN_TAG = 800 };

static struct {
    int locals, jni_locals;
    jlong id;
    bool differ;
} of_main, of_holder;

static inline void note_ids(void)
{
    for (int i = 0; i < frame_sight_count; i++) {
        struct frame_sight *it = &frame_sights[i];
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
    jthread self;
    must(GetCurrentThread, &self);
    name_objects(jni, pairs);
    set_tag(self, MAIN_TAG);
    object_named(jni, pairs, "a");
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    note_ids();
}

#endif
