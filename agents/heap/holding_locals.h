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

/* The stack of the virtual thread. */
static struct {
    jvmtiFrameInfo frames[100];
    jint count;
} virtual_stack;

/* The number of its frame in a method of HoldingLocals, or the number of all frames. */
static inline jint frame_of(const char *method)
{
    static const char holder[] = "Lvirtual_thread/HoldingLocals;.";
    size_t length = strlen(method);
    jint place = 0;
    for (; place < virtual_stack.count; place++) {
        const char *name = method_name(virtual_stack.frames[place].method);
        const char *rest = name + strlen(holder);
        if (strncmp(name, holder, strlen(holder)) == 0 && strncmp(rest, method, length) == 0
            && rest[length] == '(')
            break;
    }
    return place;
}

/* Records what was reported of an object in a slot of a method, which may be nothing, and forgets it. */
static inline void record_local(const char *object, int slot, const char *method, jlong id)
{
    jint place = frame_of(method);
    const jvmtiFrameInfo *frame = &virtual_stack.frames[place];
    int times = 0;
    for (int i = 0; i < local_count && place < virtual_stack.count; i++) {
        struct local_reference *it = &local_references[i];
        if (it->tag != tag_named(object) || it->kind != JVMTI_HEAP_REFERENCE_STACK_LOCAL
            || it->slot != slot || it->method != frame->method)
            continue;
        record("%s in slot %d of %s: thread's tag %s, its id %s, depth %s, location %s", object,
               slot, method, it->thread_tag == tag_named("virtual") ? "right" : "wrong",
               it->thread_id == id ? "right" : "wrong", it->depth == place ? "right" : "wrong",
               it->location == frame->location ? "right" : "wrong");
        it->tag = tag_named("virtual");
        times++;
    }
    if (times == 0)
        record("%s in slot %d of %s: not reported", object, slot, method);
}

/* Library code may hold the thread wherever it likes, so only the objects are said. Nothing says that
 * the locals come, nor that they come all together. */
static inline void say_virtual_locals(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see_and_follow};
    if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/Object;"))) {
        name_objects(jni, subject);
        return;
    }
    /* A parked thread may wake for no reason between the two. */
    must(SuspendThread, subject);
    must(GetStackTrace, subject, 0, 100, virtual_stack.frames, &virtual_stack.count);
    if (virtual_stack.count > 100)
        virtual_stack.count = 100;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    must(ResumeThread, subject);
    /* It need not be that of Java, but it is the same for all of the thread. */
    jlong id = id_of_virtual();
    record_local("first", 1, "outer", id);
    record_local("second", 2, "outer", id);
    record_local("second", 3, "inner", id);
    for (int i = 0; i < local_count; i++)
        if (local_references[i].tag != tag_named("virtual"))
            record("%s: %s in another place", object_name(local_references[i].tag),
                   reference_kind(local_references[i].kind));
    say_walk("FollowReferences", error);
}

#endif
