/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of virtual_thread.Locals and the objects in their local variables, which get the
 * tags 101, 102, 103, and the threads 1, 2, 3. */
#ifndef ASSAY_VIRTUAL_THREAD_LOCALS_H
#define ASSAY_VIRTUAL_THREAD_LOCALS_H

#include "virtual.h"

enum { PARKED = 1, HELD, PLATFORM, THINGS = 100, MADE = 110 };

static const char *const local_names[] = {"", "parked", "held", "platform"};

/* What the main thread does when all is tagged; the threads are numbered from PARKED. */
static void walk(JNIEnv *jni, jthread *threads);

/* A parked thread may wake for no reason and has other frames then; suspended, it keeps those that it
 * has while they are compared. */
static inline void suspend_parked(jthread *threads)
{
    must(SuspendThread, threads[PARKED]);
    must(SuspendThread, threads[PLATFORM]);
}

static inline void resume_parked(jthread *threads)
{
    must(ResumeThread, threads[PARKED]);
    must(ResumeThread, threads[PLATFORM]);
}

static inline void locals_probe(JNIEnv *jni, jobject subject)
{
    static jlong things;
    if (!(*jni)->IsInstanceOf(jni, subject, find_class(jni, "[Ljava/lang/Object;"))) {
        set_tag(subject, THINGS + ++things);
        return;
    }
    jthread threads[PLATFORM + 1];
    for (int i = PARKED; i <= PLATFORM; i++) {
        threads[i] = (*jni)->GetObjectArrayElement(jni, subject, 2 * i - 1);
        set_tag(threads[i], i);
    }
    walk(jni, threads);
}

/* The same; but the thread "held" holds in the probe itself, with a reference to one more object, which
 * has the tag MADE. */
static inline void locals_and_jni_local_probe(JNIEnv *jni, jobject subject)
{
    jthread current = NULL;
    locals_probe(jni, subject);
    must(GetCurrentThread, &current);
    if (strcmp(thread_name(current), "held") != 0)
        return;
    set_tag((*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")), MADE);
    arrive_and_wait("holding");
}

/* A walk of the heap that ends at the first local with a tag; what it has met. */
struct ended_walk {
    jlong end_at;
    bool ended;
    int after; /* callbacks after the end */
};

/* Makes four such walks, each to the thing of one thread, and says how each ended. */
static inline void say_ended_walks(struct ended_walk *state, jvmtiError (*walk_to_end)(void))
{
    const char *const names[] = {"parked", "held", "platform", "JNI local of held"};
    const jlong tags[] = {THINGS + PARKED, THINGS + HELD, THINGS + PLATFORM, MADE};
    for (int i = 0; i < 4; i++) {
        *state = (struct ended_walk){.end_at = tags[i]};
        jvmtiError error = walk_to_end();
        say("%s: %s, %s", names[i], error_name(error),
            !state->ended      ? "not reported"
            : state->after > 0 ? "callbacks after it"
                               : "none after it");
    }
}

#endif
