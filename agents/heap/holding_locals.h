/* SPDX-License-Identifier: Apache-2.0 */

/* The objects in the local variables of the virtual thread of virtual_thread.HoldingLocals. */
#ifndef ASSAY_HEAP_HOLDING_LOCALS_H
#define ASSAY_HEAP_HOLDING_LOCALS_H

#include "virtual.h"
#include "locals.h"

/* A virtual thread is no root, so its locals come, if at all, when it is followed. */
HEAP_REFERENCE_CALLBACK(see_and_follow)
{
    see_frames(kind, info, class_tag, referrer_class_tag, size, tag, referrer_tag, length,
               user_data);
    return *tag == tag_named("virtual") ? JVMTI_VISIT_OBJECTS : 0;
}

static inline jlong id_of_virtual(void)
{
    int i = 0;
    while (i < local_count && local_references[i].thread_tag != tag_named("virtual"))
        i++;
    return i < local_count ? local_references[i].thread_id : 0;
}

/* Library code may hold the thread wherever it likes, so only the objects are said. */
static inline void say_virtual_locals(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_and_follow};
    jvmtiFrameInfo frames[100];
    jint count = 0;
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/Object;"))) {
        name_objects(jni, subject);
        return;
    }
    /* A parked thread may wake for no reason between the two. */
    must(SuspendThread, subject);
    must(GetStackTrace, subject, 0, 100, frames, &count);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    must(ResumeThread, subject);
    /* It need not be that of Java, but it is the same for all of the thread. */
    jlong id = id_of_virtual();
    for (int i = 0; i < local_count; i++) {
        struct local_reference *it = &local_references[i];
        if (it->tag == tag_named("virtual"))
            continue;
        jint place = 0;
        while (place < count && frames[place].method != it->method)
            place++;
        bool right = it->kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && place < count
                     && frames[place].location == it->location;
        record("%s: depth of its frame %s", object_name(it->tag),
               it->depth == place ? "right" : "wrong");
        record("%s: %s slot %d in %s, thread's tag %s, its id %s", object_name(it->tag),
               reference_kind(it->kind), (int)it->slot,
               right ? method_name(it->method) : "another frame",
               it->thread_tag == tag_named("virtual") ? "right" : "wrong",
               it->thread_id == id ? "right" : "wrong");
    }
    say_walk("FollowReferences", error);
}

#endif
